import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { makePost } from '#test/ghost/stub-posts.ts';
import { mailsIn } from '#test/server/mail/read-mail.ts';
import { type GhostSite, startGhostSite, wholePage } from '#test/server/site.ts';

const now = Date.parse('2026-12-01T12:00:00-05:00');
const line = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (rows: string[]) =>
  `<table><thead><tr><th>Fact</th><th>Value</th></tr></thead><tbody>${rows.map((row) => line(row.split(' | '))).join('')}</tbody></table>`;

/** A site whose pages have been asked for once, before the owner writes anything. */
async function startSite() {
  const clock = { now };
  const env = { REPORT_TO: 'owner@example.com', MAIL_FROM: 'web@example.com', BRAND_DRESDENTAX_PHONE: '740-555-0111' };
  const site = await startGhostSite({}, { env, now: () => clock.now });
  await site.warm();
  return { ...site, clock };
}

/** The number that the link to call in a part of a page dials. */
const numberIn = (html: string, part: string) =>
  parse(html).querySelector(`${part} a[href^="tel:"]`)?.getAttribute('href');

type FactSite = Awaited<ReturnType<typeof startSite>>;

/** Saves a page of facts in Ghost, which calls the webhook; resolves when `path` shows `text`. */
async function write(site: FactSite, slug: string, html: string, { path, text }: { path: string; text: string }) {
  const { ghost } = site;
  ghost.pages = [...ghost.pages.filter((page) => page.slug !== slug), makePost(900, { id: slug, slug, html })];
  await callWebhook(site, slug);
  await shows(site, path, text);
}

async function callWebhook({ ghost, clock, server }: FactSite, slug: string) {
  clock.now += 1;
  const { body, headers } = ghost.webhook('page.published.edited', { current: { slug } }, clock.now);
  await request(server).post('/api/ghost/webhook').set(headers).send(body).expect(204);
}

async function shows(site: GhostSite, path: string, text: string) {
  await vi.waitFor(async () => expect((await wholePage(site, path)).html).toContain(text), { timeout: 15_000 });
}

const mails = (site: GhostSite) => mailsIn(site.outbox).map((mail) => mail.replaceAll(/=\r?\n/g, ''));

it('the owner’s facts are on pages and in structured data, and are gone with their rows', async () => {
  const site = await startSite();
  expect((await wholePage(site, '/contact')).html).toContain('740-555-0111');
  const rows = [
    'Telephone | 740-555-0199',
    'Dresden street | 12 Main Street',
    'Dresden hours | Mon-Fri 9-5, Sat 10:30-12',
    'Person | Pat Doe | Prepares returns | Enrolled agent, IRS | https://irs.example/look-up | License 12345 | Dresden | since 2009 | English, Spanish | <img src="https://images.unsplash.com/pat">',
    ...[
      'Person | Lee Roe, CPA | Runs payroll | | | Zanesville',
      'Insurance | Professional liability, 1,000,000 a claim | Example Insurance',
    ],
    ...['Mistakes | If we err, we pay.', 'Legal name | Example Holdings LLC | https://register.example/look-up'],
    ...['Founded | 2004', 'Price | Payroll | from 95 a month'],
    'Price | Payroll | 165 a month | 6 people, every other week, two towns',
    ...['Price | Payroll | 310 a month | 14 people, weekly, five towns', 'Price | Bookkeeping | from 250 a month'],
    ...['Personal return | from 180', 'A farm | $1,200 to 1,400'],
    ...['First meeting | The first half hour costs nothing.', 'Protection | Papers stay in the portal.'],
    ...[
      'Software | Example Books | books',
      'Software | Example Pay | payroll',
      'Engagement letter | https://news.example/letter.pdf',
    ],
    'Reviews | Example Maps | https://maps.example/ | 4.8 | 31 | November 20, 2026',
    ...['Counter | 300+ | Returns Every Year', 'Facebook | https://www.facebook.com/example'],
    ...['Zanesville site | https://zanesville.example/', 'Newsletter | https://news.example/#/portal/signup'],
    'Notice | Closed for snow. | December 4, 2026',
  ];
  await write(site, 'site-facts', table(rows), { path: '/contact', text: '740-555-0199' });
  const [contact, about, pricing, home] = await Promise.all(
    ['/contact', '/about-us', '/services/personal-tax/pricing', '/'].map(
      async (path) => (await wholePage(site, path)).html,
    ),
  );
  expect(contact).toContain('12 Main Street, Dresden, OH 43821');
  expect(contact).toContain('"streetAddress":"12 Main Street"');
  expect(contact).toContain('"opens":"10:30"');
  expect(contact).not.toContain('740-555-0111');
  for (const text of ['Papers stay in the portal.', '"https://maps.example/"', '"https://news.example/letter.pdf"'])
    expect(about).toContain(text);
  for (const path of ['/about-us', '/contact', '/services/bookkeeping'])
    expect((await wholePage(site, path)).main.textContent, path).toContain('The first half hour costs nothing');
  expect((await wholePage(site, '/resources/tax-letters/cp14')).main.textContent).toMatch(
    /We name the fee before we begin\. The first half hour costs nothing\.Who answers you: Pat Doe/,
  );
  expect((await wholePage(site, '/schedule')).main.textContent).toContain('60 minutes; the first half hour');
  const { main } = await wholePage(site, '/about-us');
  expect(main.textContent).toContain('4.8 of 5 from 31 reviews on Example Maps, as of November 20, 2026.');
  expect(main.textContent).toContain('Example Books (books), Example Pay (payroll)');
  expect(main.querySelector('#check-us [href="#people"]')!.textContent).toBe('Pat Doe and Lee Roe, CPA');
  expect(main.textContent).toContain('Professional liability, $1,000,000 a claim, with Example Insurance');
  expect(main.textContent).toContain('If we make a mistakeIf we err, we pay.');
  expect(main.textContent).toContain('Founded2004');
  const footer = parse(about!).querySelector('.footer-legal')!;
  expect(footer.textContent).toContain('Dresden Tax, a trade name of Example Holdings LLC');
  expect(footer.querySelector('a')!.getAttribute('href')).toBe('https://register.example/look-up');
  expect(parse(home!).querySelector('.why .person')!.textContent).toContain('Pat Doe');
  expect(parse(home!).querySelector('.contact-methods')!.textContent).toContain('4.8 of 5 from 31 on Example Maps');
  const [first] = main.querySelectorAll('h2');
  expect(first!.textContent).toBe('The people who do the work');
  const [pat, lee] = main.querySelectorAll('.person');
  expect(pat!.textContent).toContain('Pat DoePrepares returnsCredentialEnrolled agent, IRS, License 12345');
  for (const text of ['Dresden', 'since 2009', 'English, Spanish', 'credential at irs.example'])
    expect(pat!.textContent).toContain(text);
  expect(pat!.querySelector('[href="/contact#dresden"]')).not.toBe(null);
  expect(lee!.textContent, 'an office of a sister site').toContain('OfficeZanesville');
  expect(lee!.querySelector('[href^="/contact"]')).toBe(null);
  expect(about).toContain(
    '"hasCredential":{"@type":"EducationalOccupationalCredential","name":"Enrolled agent, IRS, License 12345"',
  );
  expect(about).toContain('"foundingDate":"2004"');
  const { src, alt, width, height } = pat!.querySelector('img')!.attributes;
  expect([src, alt]).toEqual(['https://images.unsplash.com/pat', 'Portrait of Pat Doe']);
  expect(Number(width) / Number(height)).toBe(4 / 5);
  expect([lee!.querySelector('h3')!.textContent, lee!.querySelector('img')]).toEqual(['Lee Roe, CPA', null]);
  expect(lee!.querySelector('.person-initials')!.textContent).toBe('LR');
  for (const path of ['/contact', '/services/bookkeeping'])
    expect((await wholePage(site, path)).main.textContent).toContain('Pat Doe');
  const [payrollFees, personal, bookkeeping, services] = await Promise.all(
    ['/services/payroll', '/services/personal-tax', '/services/bookkeeping', '/services'].map(
      async (path) => (await wholePage(site, path)).main.textContent,
    ),
  );
  // Lee's work names the service, Pat's does not.
  expect(payrollFees).not.toContain('Pat Doe');
  expect(payrollFees).toContain('Lee Roe');
  expect(payrollFees).toContain('The software for it: Example Pay. The fee depends');
  expect(payrollFees).toContain('If we err, we pay. The agreement names who pays for whose mistake');
  expect(payrollFees).toMatch(/from \$95 a month.*6 people, every other week, two towns ?\$165 a month.*14 people/s);
  expect(personal).toContain('from $180 a return');
  const beside = (await wholePage(site, '/services/personal-tax')).main.querySelector('.page-head-action');
  expect(beside!.textContent).toMatch(/^Schedule a consultation\s+What it costs: from \$180 a return/);
  expect(bookkeeping).toMatch(/What it costs.*from \$250 a month/s);
  expect(services).toContain('from $95 a month');
  expect(pricing).toContain('from $180');
  expect(pricing).toContain('$1,200 to $1,400');
  for (const text of [
    ...['300', '"sameAs":["https://www.facebook.com/example"]', 'https://zanesville.example/'],
    ...['"https://news.example/#/portal/signup"', 'Closed for snow.'],
  ])
    expect(home).toContain(text);
  const payroll = (await wholePage(site, '/about-us?domain=payroll')).html;
  expect(payroll).toContain('Pat Doe');
  expect(payroll).not.toContain('740-555-0199');

  await write(
    site,
    'site-facts-payroll',
    '<p>Phone | 614-555-0123 | 614-555-0124 | 614-555-0125<br>Person | Kim Poe | Runs payroll</p>',
    {
      path: '/about-us?domain=payroll',
      text: 'Kim Poe',
    },
  );
  const own = (await wholePage(site, '/about-us?domain=payroll')).html;
  expect(numberIn(own, 'header')).toBe('tel:+16145550123');
  expect(numberIn(own, '.closing-band')).toBe('tel:+16145550125');
  const ownContact = (await wholePage(site, '/contact?domain=payroll')).html;
  expect(numberIn(ownContact, 'main .page-head')).toBe('tel:+16145550124');
  expect(own).not.toContain('Pat Doe');

  site.clock.now += 4 * 86_400_000;
  await write(site, 'site-facts', table(rows.slice(4)), { path: '/contact', text: '740-555-0111' });
  expect((await wholePage(site, '/about-us')).html).not.toContain('Pat Doe');
  expect((await wholePage(site, '/about-us')).html).not.toContain('Closed for snow.');
  expect(mails(site)).toEqual([]);
  expect((await request(site.server).get('/site-facts')).status).toBe(404);
});

it('the address of an office may be one cell, with town and ZIP code', async () => {
  const site = await startSite();
  const text = '12 Main Street, Dresden, OH 43821';
  await write(site, 'site-facts', `<p>Dresden address | ${text}</p>`, { path: '/contact', text });
  expect((await wholePage(site, '/contact')).html).not.toContain('OH 43821, Dresden');
  expect(mails(site)).toEqual([]);
});

it.each([
  [['Price | Personal tax | from 180'], 'from $180'],
  [['Price | Personal tax | 150 an hour', 'A farm | 90'], 'To be quoted'],
])('of the rows %j the basic return costs %s', async (rows, cost) => {
  const site = await startSite();
  await write(site, 'site-facts', table(['Telephone | 740-555-0199', ...rows]), {
    path: '/contact',
    text: '740-555-0199',
  });
  const { main } = await wholePage(site, '/services/personal-tax/pricing?has=farm');
  expect(main.textContent.replace(/\s/g, ' ')).toContain(`Federal Form 1040 and Ohio IT 1040${cost}`);
});

it('a row that cannot be read stays as it was, and the owner is told how to write it, once', async () => {
  const site = await startSite();
  await write(site, 'site-facts', table(['Telephone | 740-555-0199', 'Person | Pat Doe | Prepares returns']), {
    path: '/contact',
    text: '740-555-0199',
  });
  const broken = ['Telephon | 740-555-0188', 'Person | Pat Doe', 'Fax | 1', 'Dresden street | 14 Main Street'];
  await write(site, 'site-facts', table(broken), { path: '/contact', text: '14 Main Street' });
  expect((await wholePage(site, '/contact')).html).toContain('740-555-0199');
  expect((await wholePage(site, '/about-us')).html).toContain('Prepares returns');
  await vi.waitFor(() => expect(mails(site)).toHaveLength(1), { timeout: 15_000 });
  expect(mails(site).join()).toMatch(
    /is probably meant\. Until you\s+change it, the site\s+shows what it showed\s+before\.\s+Write it like this:\s+Phone \|\s+740-555-0188/,
  );
  expect(mails(site).join()).toContain('Subject: 3 rows or pages in Ghost need a change');
  expect(mails(site).join()).toContain('Fax | 1');
  await write(site, 'site-facts', table([...broken, 'Dresden visit | Ring twice.']), {
    path: '/contact',
    text: 'Ring twice.',
  });
  expect((await wholePage(site, '/contact')).html).toContain('740-555-0199');
  expect(mails(site)).toHaveLength(1);
});

it('what the page of facts said stays when it is gone, and the owner is told once; a brand’s own page may go', async () => {
  const site = await startSite();
  await write(site, 'site-facts', '<p>Phone | 740-555-0199</p><p>/old-way | /contact</p>', {
    path: '/contact',
    text: '740-555-0199',
  });
  await write(site, 'site-facts-payroll', '<p>Phone | 740-555-0188</p>', {
    path: '/contact?domain=payroll',
    text: '740-555-0188',
  });
  site.ghost.pages = [makePost(901, { id: 'parking', slug: 'parking', html: '<p>Behind the house.</p>' })];
  await callWebhook(site, 'site-facts');
  await shows(site, '/parking', 'Behind the house.');
  await vi.waitFor(() => expect(mails(site)).toHaveLength(1), { timeout: 15_000 });
  expect(mails(site)[0]!.replaceAll(/\s+/g, ' ')).toContain('is gone. Visitors see what it said');
  await callWebhook(site, 'site-facts');
  expect((await wholePage(site, '/contact')).html).toContain('740-555-0199');
  expect((await wholePage(site, '/contact?domain=payroll')).html).not.toContain('740-555-0188');
  expect((await request(site.server).get('/old-way')).status).toBe(308);
  expect(mails(site)).toHaveLength(1);
});

it('a page of facts at another address is not shown, and the owner is told which address it needs', async () => {
  const site = await startSite();
  const html = '<p>Phone | 740-555-0199</p><p>Video | https://meet.example.com/office</p>';
  site.ghost.pages = [makePost(900, { id: 'facts', slug: 'facts', html })];
  await callWebhook(site, 'facts');
  await vi.waitFor(() => expect(mails(site)).toHaveLength(1), { timeout: 15_000 });
  expect(mails(site)[0]!.replaceAll(/\s+/g, ' ')).toContain('change its Page URL to site-facts');
  expect((await request(site.server).get('/facts')).status).toBe(404);
});

it('the owner is told what is wrong with a row', async () => {
  const site = await startSite();
  const row = 'Person | Pat Doe | Prepares returns | 2009 | https://img.unknown.example/pat.jpg';
  await write(site, 'site-facts', `<p>${row}<br>Notice: Ring twice.</p>`, { path: '/contact', text: 'Ring twice.' });
  await vi.waitFor(() => expect(mails(site)).toHaveLength(1), { timeout: 15_000 });
  expect(mails(site)[0]).toContain('upload it to Ghost');
  expect((await wholePage(site, '/about-us')).html).not.toContain('unknown.example');
});

it('who writes an article is one of the firm’s people where the names are the same', async () => {
  const site = await startSite();
  const [post] = site.ghost.posts;
  const { name } = post!.primary_author!;
  await write(site, 'site-facts', `<p>Person | ${name} | Prepares returns | CPA, Ohio</p>`, {
    path: post!.slug ? `/blog/${post!.slug}` : '',
    text: 'CPA, Ohio',
  });
  const { html, main } = await wholePage(site, `/blog/${post!.slug}`);
  expect(main.querySelector('.author-box')!.textContent).toContain('Prepares returns · CPA, Ohio');
  expect(html).toMatch(/"@id":"[^"]*\/about-us#/);
});

it('without the owner’s facts no page has a place for them, and About says what can be looked up', async () => {
  const site = await startSite();
  for (const path of ['/', '/about-us', '/contact', '/services/payroll', '/services/bookkeeping']) {
    const { main, page } = await wholePage(site, path);
    expect(main.querySelectorAll('.person, .trust-facts, .fees, #fee')).toHaveLength(0);
    expect(main.textContent).not.toMatch(/Who answers you|Check us|What it costs/);
    expect(page.textContent).not.toContain('a trade name of');
  }
  const { main } = await wholePage(site, '/about-us');
  expect(main.querySelector('#check-us')!.textContent).toMatch(/A preparer number.*Every figure/s);
});

it('an office that the owner adds is on the contact page, in the footer and can be booked; one in an unknown town is refused', async () => {
  const site = await startSite();
  const rows = ['Office | Newark | 3 Park Place | 43055 | Mon-Fri 10-4', 'Office | Rome | 1 Via Appia | 43055'];
  await write(site, 'site-facts', table(rows), { path: '/contact', text: '3 Park Place, Newark, OH 43055' });
  const { html, page } = await wholePage(site, '/contact?domain=payroll');
  expect(html).toContain('"streetAddress":"3 Park Place"');
  expect(page.querySelector('footer')!.textContent).toContain('3 Park Place, Newark, OH 43055');
  const times = 'kind=in-person&office=newark&from=2026-12-02&to=2026-12-02';
  const { body } = await request(site.server).get(`/api/availability?${times}`).expect(200);
  expect(body.slots[0].start).toBe('2026-12-02T10:00:00-05:00');
  await vi.waitFor(() => expect(mails(site)).toHaveLength(1), { timeout: 15_000 });
  expect(mails(site)[0]).toContain('needs a town that the site has on its map (Dresden, Pickerington, Zanesville');
});

it('facts stay while Ghost is down', async () => {
  const site = await startSite();
  await write(site, 'site-facts', table(['Telephone | 740-555-0199']), { path: '/contact', text: '740-555-0199' });
  site.ghost.fail({ kind: 'status' });
  const before = site.ghost.count('/pages/');
  await callWebhook(site, 'site-facts');
  await vi.waitFor(() => expect(site.ghost.count('/pages/')).toBeGreaterThan(before), { timeout: 15_000 });
  expect((await wholePage(site, '/contact')).html).toContain('740-555-0199');
});
