import { beforeAll, describe, expect, it } from 'vitest';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { type RenderedPage, renderPage } from '#test/views/render-page.tsx';

let page: RenderedPage;
beforeAll(async () => {
  page = await renderPage('ohioEmployers', 'payroll');
});
// Dates are printed with spaces that do not break.
const text = ({ root }: RenderedPage) => root.textContent.replaceAll('\u00a0', ' ');

describe('the page for Ohio employers', () => {
  it('goes from register to part, and names form, office and fee of each account', () => {
    const headings = page.root.querySelectorAll('h2').map(({ textContent }) => textContent);
    expect(
      headings.flatMap((heading) => /^(Register|Hire|Pay|Withhold|W-2|Posters|Keep|Part)\b/.exec(heading)?.[1] ?? []),
    ).toEqual(['Register', 'Hire', 'Pay', 'Withhold', 'W-2', 'Posters', 'Keep', 'Part']);
    for (const part of ['SS-4', 'IT 1', 'JFS-20100', 'U-3', '$120', 'The SOURCE', 'IT 4NR', 'IT 3', 'Form 17'])
      expect(text(page), part).toContain(part);
    for (const { value } of [telephones.ohioBusinesses, telephones.unemployment, telephones.workersCompensation])
      expect(page.root.querySelector(`a[href="tel:+1${value.number.replaceAll('-', '')}"]`), value.number).not.toBe(
        null,
      );
  });

  it('prints the days of the coming W-2 season, moved past the weekend', () => {
    // January 31, 2027 is a Sunday, as is February 28.
    const days = page.root
      .querySelectorAll('.timeline-when')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(days.filter((day) => day.endsWith(', 2027'))).toEqual(['Feb 1, 2027', 'Feb 1, 2027', 'Mar 1, 2027']);
  });

  it('prints what Ohio required of employers on the day of the check', () => {
    // From the release of September 30, 2025; the Revised Code; rule 4141-23-02.
    for (const part of ['$11', '$5.50', '$405,000', '6%', '$200', '5 years after the calendar year', '10 days'])
      expect(text(page), part).toContain(part);
    expect(employerDuties.minimumWage.validThrough).toBe('2026-12-31');
  });
});

describe('the page of tax changes', () => {
  it('names the five acts on property tax and the amounts of 2027 that are published', async () => {
    const changes = text(await renderPage('whatsNew', 'dresdentax'));
    for (const bill of [124, 129, 186, 309, 335]) expect(changes).toContain(`House Bill ${bill}`);
    for (const part of ['15.38%', 'Mar 20, 2026', '$4,500', '$9,000']) expect(changes, part).toContain(part);
    expect(recentChanges.healthSavings2027.source.url).toContain('rp-26-24');
  });
});
