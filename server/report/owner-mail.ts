import type { Logger } from 'pino';
import { type BrandId, defaultBrand } from '#shared/brands/index.ts';
import { type HourInstruction, unreadableInstructions } from '#shared/firm/hour-instructions.ts';
import { blocksBooking, howToWrite } from '#shared/firm/hour-title.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import type { Env } from '../env.ts';
import { buildMail, mailId } from '../mail/compose-mail.ts';
import type { Delivery } from '../mail/delivery.ts';
import { headerText, type MailBrand } from '../mail/mail-body.ts';
import type { MailContent } from '../mail/mail-layout.ts';

type Deps = {
  env: Pick<Env, 'REPORT_TO' | 'MAIL_FROM'>;
  brands: Record<BrandId, MailBrand>;
  delivery: Pick<Delivery, 'submitMail'>;
  log: Logger;
  now: () => number;
};

export type OwnerMail = ReturnType<typeof createOwnerMail>;

/**
 * Mails REPORT_TO. The queue takes each message once, from whichever process.
 * @returns sends what `about` names; resolves to false when it was not accepted, or nobody is to be mailed
 */
export function createOwnerMail({ env, brands, delivery, log, now }: Deps) {
  return async (about: readonly string[], content: Omit<MailContent, 'color'>): Promise<boolean> => {
    const { REPORT_TO: to } = env;
    if (!to) return false;
    const brand = brands[defaultBrand];
    const message = await buildMail({
      id: mailId(...about, to.join()),
      ...{ to, brand, from: env.MAIL_FROM, date: new Date(now()) },
      content: { color: brand.themeColor, ...content },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const isMailed = (await delivery.submitMail(message)) !== 'failed';
    log[isMailed ? 'info' : 'error']({ about, mail: message.id }, isMailed ? 'owner mailed' : 'owner not mailed');
    return isMailed;
  };
}

/** Tells the owner of the rows and pages of Ghost that cannot be shown: once, of all in one mail. */
export async function mailPageProblems(problems: readonly string[], mailOwner: OwnerMail): Promise<void> {
  if (problems.length === 0) return;
  const [, row] = /^site-facts[\w-]*, “([^|”]+)/.exec(problems[0]!) ?? [];
  const one = row ? headerText(`Facts: the row ${row.trim()} needs a change`) : 'A page in Ghost needs a change';
  await mailOwner(['ghost page', ...problems], {
    title: problems.length === 1 ? one : `${problems.length} rows or pages in Ghost need a change`,
    message: problems.map((problem) => problem.replace(/^site-facts(?=,)/, 'The page “Facts”')).join('\n\n'),
  });
}

/** Tells the owner of each event that was meant as an instruction for the office hours and cannot be read, once. */
export async function mailInstructionProblems(
  found: readonly HourInstruction[],
  offices: Offices,
  mailOwner: OwnerMail,
): Promise<void> {
  for (const event of unreadableInstructions(found, offices)) {
    const { uid, title, start, isAllDay, hasGuests } = event;
    const day = printedDate(ohioDate(new Date(start)), 'long');
    const blocked = isAllDay ? 'the whole day' : 'its time';
    const until = blocksBooking(event)
      ? `Until then ${blocked} cannot be booked, and visitors read your usual hours.`
      : 'Until then it is an event like any other, and visitors read your usual hours.';
    if (hasGuests) {
      await mailOwner(['guests', uid, title], {
        title: headerText(`The event “${title}” of your calendar has guests`),
        message: `The event “${title}” on ${day} changes no office hours, because it has guests: anyone could invite you to one. Visitors read your usual hours. If you want it to count, take its guests out.`,
      });
      continue;
    }
    await mailOwner(['instruction', uid, title], {
      title: headerText(`The event “${title}” of your calendar could not be read`),
      message: `The event “${title}” on ${day} looks as if it should change the office hours, but the site cannot tell which hours it means. Please change its title. ${until} If it is about something else, let it begin with another word.\n\n${howToWrite(event, offices)} An all-day event counts on each of its days, so its title needs no date.`,
    });
  }
}

/** Warns the owner, once for each date, of meetings that are booked faster than clients do it. */
export async function mailFlood(count: number, date: string, mailOwner: OwnerMail): Promise<void> {
  await mailOwner(['flood', date], {
    title: 'Many meetings were booked within an hour',
    message: `${count} meetings were booked on the site within an hour, more than is usual. You have an email about each. If they are not real, cancel them with the link in each email, and their times are free again at once; if you delete their events in your calendar instead, it takes up to ten minutes, and an email may ask you first.`,
  });
}
