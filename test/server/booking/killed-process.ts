// Accepts messages, meetings and counts as fast as it can until it is killed, and writes a line for each that it accepted.
// Arguments: folder, seed.
import { writeSync } from 'node:fs';
import { createReportStore } from '#server/report/report-service.ts';
import { bookFor, bookingsIn } from './book-once.ts';

const [folder = '', seed = ''] = process.argv.slice(2);
const site = bookingsIn(folder);
const counts = createReportStore(site.stores[0]);
let state = Number(seed);
/** A whole number below `limit`, the same for the same seed. */
const random = (limit: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * limit);
};
const accepted = (kind: string, what: string) => writeSync(1, `${kind} ${what}\n`);

await site.notifier.catchUp();
for (let number = 0; ; number++) {
  const id = `${seed.padStart(16, '0')}${number.toString(16).padStart(16, '0')}`;
  const values = { name: 'Pat Doe', email: 'pat@example.com', message: `Message ${id}`, formType: 'contact' as const };
  const lead = {
    id,
    brand: 'payroll' as const,
    values,
    page: null,
    further: {},
    receivedAt: new Date(),
    masked: false,
  };
  if ((await site.delivery.submit({ ...lead, spam: 'no' })) !== 'failed') accepted('message', id);
  const day = String(1 + random(30)).padStart(2, '0');
  const time = `2026-12-${day}T${String(9 + random(8)).padStart(2, '0')}:${random(2) ? '30' : '00'}:00-05:00`;
  const booked = await bookFor(site, `visitor${seed}${number}`, time);
  if (booked.ok) accepted('booking', `${booked.booking.id} ${booked.booking.start}`);
  // On a loaded machine another process may keep the count from being stored.
  const counted = counts.add('2026-11-30', new Map([['page\tpayroll\t/', 1]])).then(() => true);
  if (await counted.catch(() => false)) accepted('count', '1');
}
