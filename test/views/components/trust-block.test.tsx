import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ownerDataProblems } from '#shared/firm/owner-data.ts';
import type { Trust } from '#shared/firm/trust.ts';
import { renderPage, testContext } from '#test/views/render-page.tsx';
import { TrustBlock } from '#views/components/trust-block.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';

const given: Trust = {
  people: [
    { name: 'Pat Doe', role: 'Prepares returns', credential: 'Enrolled agent, IRS', photo: '/people/pat-doe.jpg' },
    { name: 'Lee Roe', role: 'Runs payroll', credential: null, photo: null },
  ],
  ptin: 'P01234567',
  efin: '123456',
  reviews: { source: 'Example Maps', url: 'https://maps.example/', rating: 4.8, count: 31, asOf: '2026-11-20' },
  software: [{ name: 'Example Books', use: 'books' }],
  protection: ['Papers are kept in the portal, never in e-mail.'],
  engagementLetter: '/documents/engagement-letter.pdf',
};

function render(shown?: Trust) {
  return parse(
    renderToStaticMarkup(
      <PageContextContext value={testContext('dresdentax')}>
        <TrustBlock trust={shown} />
      </PageContextContext>,
    ),
  );
}

describe('people, credentials and safeguards', () => {
  it('are shown as the owner has filled them in', () => {
    const root = render(given);
    expect(root.querySelectorAll('h2').map(({ textContent }) => textContent)).toEqual([
      'The people who do the work',
      'How we protect your papers',
      'Check us before you sign',
    ]);
    const [first, second] = root.querySelectorAll('.person');
    expect(first!.textContent).toContain('Pat DoePrepares returnsEnrolled agent, IRS');
    const photo = first!.querySelector('img')!;
    expect(photo.getAttribute('src')).toBe('/assets/test/people/pat-doe.jpg');
    expect(Number(photo.getAttribute('width')) / Number(photo.getAttribute('height'))).toBe(4 / 5);
    expect(photo.getAttribute('alt')).toBe('Portrait of Pat Doe');
    expect(second!.querySelector('img')).toBeNull();
    const text = root.textContent;
    expect(text).toContain('PTIN P01234567, EFIN 123456');
    expect(text).toContain('4.8 of 5 from 31 reviews on Example Maps, as of November 20, 2026.');
    expect(text).toContain('Example Books (books)');
    expect(root.querySelector('a[href="https://maps.example/"]')).not.toBeNull();
    expect(root.querySelector('a[href="/assets/test/documents/engagement-letter.pdf"]')).not.toBeNull();
  });

  it('are absent without configuration', async () => {
    expect(render().innerHTML).toBe('');
    const nothing: Trust = { ...given, people: [], ptin: null, efin: null, reviews: null, software: [] };
    expect(render({ ...nothing, protection: [], engagementLetter: null }).innerHTML).toBe('');
    const about = await renderPage('about', 'dresdentax');
    expect(about.root.textContent).not.toContain('Check us before you sign');
  });

  it('are checked like the other data that the owner edits', () => {
    const problems = (changes: object) => ownerDataProblems(undefined, { ...given, ...changes });
    expect(problems({})).toEqual([]);
    expect(problems({ efin: '12', ptin: '01234567' })).toEqual([
      'shared/firm/trust.ts, trust, ptin: needs P and eight digits, or null',
      'shared/firm/trust.ts, trust, efin: needs six digits, or null',
    ]);
    expect(problems({ engagementLetter: 'letter.pdf' })).toHaveLength(1);
    expect(problems({ people: [{ ...given.people[0], photo: 'https://a.example/p.jpg' }] })).toHaveLength(1);
  });
});
