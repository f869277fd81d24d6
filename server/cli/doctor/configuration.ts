import { mailsVisitors } from '#server/booking/notifier.ts';
import { lossesAtRestart, refusedMeetings } from '#server/config-warnings.ts';
import type { Env } from '#server/env.ts';
import { missingForPreview } from '#server/preview/ghost-drafts.ts';
import { type Brands, defaultBrand } from '#shared/brands/index.ts';
import { allFacts, staleFacts } from '#shared/tax/facts/all-facts.ts';
import { isOldSource, RECHECK_AFTER_DAYS } from '#shared/tax/facts/fact.ts';

/**
 * A line of the doctor's output. `loses`: messages or meetings. `cannot`: something that is configured, or that visitors
 * expect, does not work. `missing`: production would lack something.
 */
export type Finding = { level: 'loses' | 'cannot' | 'missing' | 'note' | 'ok'; text: string };

/** One for each text. */
export const findings = (level: Finding['level'], texts: readonly string[]): Finding[] =>
  texts.map((text) => ({ level, text }));

/** What no release should start with. */
export function checkEnvironment(env: Env): Finding[] {
  const invalid = [...env.problems];
  // On a dyno the Procfile sets TRUST_PROXY.
  if (env.FORCE_HTTPS && env.TRUST_PROXY === 0 && !env.DYNO)
    invalid.push(
      'TRUST_PROXY is 0 while FORCE_HTTPS is set: behind a proxy every request is taken for HTTP and redirected to itself. Set it to the number of proxies in front, 1 on Heroku',
    );
  return [...findings('loses', lossesAtRestart(env)), ...findings('cannot', invalid)];
}

/** What is not set, or only in part. */
export function checkOptional(env: Env): Finding[] {
  const usesPreview = env.GHOST_ADMIN_API_KEY || env.PREVIEW_SECRET;
  const previewWants = 'so drafts cannot be previewed: that requires GHOST_URL, GHOST_ADMIN_API_KEY and PREVIEW_SECRET';
  const wanted: { [Name in keyof Env]?: string } = {
    GHOST_WEBHOOK_SECRET: 'a change in Ghost appears after five minutes instead of two seconds',
    FORCE_HTTPS: 'set it on the public site',
    ...(env.REDIS_URL && {
      BOOKING_SECRET: 'if Redis is ever emptied, links to meetings in mail already sent stop working',
    }),
    DKIM_SELECTOR: 'whether mail is signed with a published key is not looked up',
    REPORT_TO:
      'the weekly report, which alone names who did not confirm a held meeting, is not mailed; npm run report prints it',
  };
  const unset = Object.entries(wanted).filter(([name]) => !env[name as keyof Env]);
  const isSilent = env.SMTP_URL && !mailsVisitors(env);
  return [
    ...findings('cannot', [
      ...(env.SMTP_URL ? [] : ['SMTP_URL is not set: nobody is mailed a message or a meeting']),
      ...refusedMeetings(env),
      ...(usesPreview ? missingForPreview(env) : []).map((name) => `${name} is not set, ${previewWants}`),
    ]),
    ...findings('note', [
      ...unset.map(([name, why]) => `${name} is not set: ${why}`),
      ...(isSilent ? ['BOOKING_CONFIRM_MAIL is false: visitors get no mail about their meetings'] : []),
    ]),
  ];
}

/** What visitors look for and only the owner knows, most missed first. */
export function checkTrust(brands: Brands): Finding[] {
  const { trust, fees, prices, counters } = brands[defaultBrand];
  const facts: [isThere: unknown, what: string, row: string][] = [
    [trust.people.length > 0, 'nobody is named', 'Person | Pat Doe | Prepares personal returns | Enrolled agent, IRS'],
    [fees.length > 0 || prices.base, 'no price is named', 'Price | Payroll | from 95 a month'],
    [
      trust.firstMeeting,
      'whether a first meeting costs anything is not said',
      'First meeting | The first half hour costs nothing.',
    ],
    [trust.insurance, 'no insurance is named', 'Insurance | Professional liability, $1,000,000 a claim'],
    [
      trust.mistakes,
      'who pays when the firm errs is not said',
      'Mistakes | If we err, we pay the penalty and the interest.',
    ],
    [
      trust.legalName,
      'the legal name is not named',
      'Legal name | Example Holdings LLC | https://… (where to look it up)',
    ],
    [trust.founded, 'the year of founding is not named', 'Founded | 2004'],
    [trust.reviews, 'no reviews are named', 'Reviews | Google | https://… | 4.8 | 31 | November 20, 2026'],
  ];
  const missing = facts.filter(([isThere]) => !isThere);
  const years = new Date().getFullYear() - Number(trust.founded ?? 0);
  const tooMany = counters.filter(({ target, label }) => /\byears\b/i.test(label) && target > years);
  return findings('note', [
    ...missing.map(([, what, row]) => `visitors look for it: ${what}. Row of site-facts in Ghost: ${row}`),
    ...tooMany.map(
      ({ target, suffix, label }) =>
        `“${target}${suffix} ${label}” beside “founded in ${trust.founded}”: if it is not the people’s own years, rows of site-facts in Ghost: Counter | ${years} | ${label}, and the other counters`,
    ),
  ]);
}

/** Statements on the pages that only the owner can confirm, with their files. */
const statements = [
  'books are closed by the 15th of the next month (views/pages/services/bookkeeping.tsx, shared/firm/services-catalog.ts)',
  'clients send hours on Tuesday for a Friday payday, and each payroll run is posted to the ledger the same day (views/pages/services/payroll.mdx, shared/brands/payroll.yaml)',
  'the fee is agreed in writing before work starts and never depends on the refund (views/pages/services/pricing/text.tsx, views/pages/contact/contact-text.tsx)',
  'the firm visits clients in the counties around its offices; an office without hours is by appointment (shared/firm/offices.ts, views/pages/schedule/schedule.tsx)',
  'the three brands are one firm, and no tax return data is used for another service without written consent (views/pages/legal/privacy.mdx)',
  'the offices are closed on seven holidays (shared/firm/office-hours.ts)',
  'the numbers of "Proven Results" (rows “Counter” of the page site-facts in Ghost)',
  'the full return is explained before signing, what can be e-filed is e-filed (views/pages/services/personal-tax.tsx)',
  'payroll clients get one page to approve before money moves; first pay stubs are gone through line by line (views/pages/services/payroll.tsx)',
  'the column “With us” of payroll: the firm opens the accounts with the client, finds each worker’s city and school district, looks at notices, and its agreement says who pays a penalty (views/pages/services/payroll.mdx)',
  'the first ninety days of fractional CFO work, and that the model stays with the client (views/pages/services/fractional-cfo.tsx)',
  'accounts and photos of marketing work belong to the client (views/pages/services/marketing.tsx)',
  'one team answers, and whoever enters the bills also closes the month and prepares the return (views/pages/about/about.tsx)',
  'a fixed fee for a decision worked through in two meetings (views/pages/services/fractional-cfo.tsx)',
  'help with a task by phone, right away (views/pages/legal/accessibility.mdx); payments set up with the client and checked (views/pages/tools/tax-payment-center/text.mdx)',
  'meetings by video, phone, in person and at the client’s place (views/pages/schedule/schedule.tsx)',
];

/** What only people can check. */
export const toConfirm = [
  'Before launch a lawyer has to review the privacy policy, the terms, the cookie page and the accessibility page (views/pages/legal/).',
  'Streets, hours, people, prices, reviews and the addresses of the sister sites are rows of the page site-facts in Ghost (EDITORS.md); confirm them.',
  `The pages make these statements about the firm; confirm or change them: ${statements.join('; ')}.`,
];

export function checkFacts(): Finding[] {
  const now = new Date();
  const old = allFacts.filter(({ asOf }) => isOldSource(asOf, now));
  const past = staleFacts(now).map(
    ({ checkedOn, validThrough, label, source }) =>
      `tax fact to check again (checked on ${checkedOn}, valid through ${validThrough}): ${label}, source ${source.url}`,
  );
  const text = `${allFacts.length} tax facts are within their dates; each is checked at least every ${RECHECK_AFTER_DAYS} days`;
  return findings('note', [
    ...old.map(({ label, asOf, id }) => `call the office, the source is of ${asOf}: ${label} (${id})`),
    ...past,
  ]).concat(past.length === 0 ? { level: 'ok', text } : []);
}
