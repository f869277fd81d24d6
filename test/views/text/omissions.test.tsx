import { describe, expect, it } from 'vitest';
import type { RouteName } from '#shared/site/routes.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { renderPage } from '#test/views/render-page.tsx';

/** What a client is harmed by not reading, where they look for it. */
const said: [route: RouteName, params: Record<string, string>, text: RegExp][] = [
  ['ohioEmployers', {}, /West Virginia say so on Form IT 4, section III,/],
  ['ohioEmployers', {}, /E-Verify.*\$250 to \$25,000/],
  ['ohioEmployers', {}, /receipts under \$500,000 last year/],
  ['industry', { slug: 'construction' }, /E-Verify/],
  ['whatsNew', {}, /All of it goes back with the return, without a limit/],
  ['whatsNew', {}, /90% of losses/],
  ['deadlines', {}, /From age 73 on also the yearly payout/],
  ['checkMyRefund', {}, /Federal: 3 years from filing, or 2 from paying.*Ohio: 4 years/],
  ['taxPaymentCenter', {}, /15% of the unpaid tax, 50% of tax withheld/],
];

describe('what must not be missing', () => {
  it.each(said)('%s %j says %s', async (route, params, text) => {
    const { root } = await renderPage(route, 'dresdentax', params);
    expect(root.textContent.replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it.each(['cp2000', 'cp21', 'cp22', 'ohio-federal-mismatch'] as const)('%s gives Ohio’s 90 days', (slug) => {
    expect(letterPage(slug)!.agree).toContain('90 days');
  });
});
