import { allFacts, staleFacts } from '#shared/tax/facts/all-facts.ts';
import { isOldSource, RECHECK_AFTER_DAYS } from '#shared/tax/facts/fact.ts';
import type { Finding } from './configuration.ts';

/** Statements on the pages that only the owner can confirm, with their files. */
const statements = [
  'books are closed by the 15th of the next month (views/pages/services/bookkeeping.tsx, shared/firm/services-catalog.ts)',
  'clients send hours on Tuesday for a Friday payday, and each payroll run is posted to the ledger the same day (views/pages/services/payroll.mdx, shared/brands/payroll.yaml)',
  'the fee is agreed in writing before work starts and never depends on the refund (views/pages/services/pricing/text.tsx, views/pages/contact/contact-text.tsx)',
  'the firm visits clients in the counties around its offices; an office without hours is by appointment (shared/firm/offices.ts, views/pages/schedule/kind-texts.ts)',
  'the three brands are one firm, and no tax return data is used for another service without written consent (views/pages/legal/privacy.mdx)',
  'the offices are closed on seven holidays (shared/firm/office-hours.ts)',
  'the four numbers of "Proven Results" (rows “Counter” of the page site-facts in Ghost)',
  'the full return is explained before signing, what can be e-filed is e-filed (views/pages/services/personal-tax.tsx)',
  'payroll clients get one page to approve before money moves; first pay stubs are gone through line by line (views/pages/services/payroll.tsx)',
  'the first ninety days of fractional CFO work, and that the model stays with the client (views/pages/services/fractional-cfo.tsx)',
  'accounts and photos of marketing work belong to the client (views/pages/services/marketing.tsx)',
  'one team answers, and whoever enters the bills also closes the month and prepares the return (views/pages/about/about.tsx)',
  'a fixed fee for a decision worked through in two meetings (views/pages/services/fractional-cfo.tsx)',
  'help with a task by phone, right away (views/pages/legal/accessibility.mdx); payments set up with the client and checked (views/pages/tools/tax-payment-center/view.tsx)',
  'meetings by video, phone, in person and at the client’s place (views/pages/schedule/kind-texts.ts)',
];

/** What only people can check. */
export const toConfirm = [
  'Before launch a lawyer has to review the privacy policy, the terms, the cookie page and the accessibility page (views/pages/legal/).',
  'Streets, hours, people, prices and reviews are rows of the page site-facts in Ghost (EDITORS.md); confirm them, and the sister sites (shared/firm/offices.ts).',
  `The pages make these statements about the firm; confirm or change them: ${statements.join('; ')}.`,
];

export function checkFacts(): Finding[] {
  const now = new Date();
  const stale = staleFacts(now);
  const old = allFacts
    .filter(({ asOf }) => isOldSource(asOf, now))
    .map(
      ({ label, asOf, id }): Finding => ({
        level: 'note',
        text: `call the office, the source is of ${asOf}: ${label} (${id})`,
      }),
    );
  const past = stale.map(
    (fact): Finding => ({
      level: 'note',
      text: `tax fact to check again (checked on ${fact.checkedOn}, valid through ${fact.validThrough}): ${fact.label}, source ${fact.source.url}`,
    }),
  );
  const text = `${allFacts.length} tax facts are within their dates; each is checked at least every ${RECHECK_AFTER_DAYS} days`;
  return [...old, ...past, ...(past.length === 0 ? [{ level: 'ok' as const, text }] : [])];
}
