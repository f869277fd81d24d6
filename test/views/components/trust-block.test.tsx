import { describe, expect, it } from 'vitest';
import type { Trust } from '#shared/firm/trust.ts';
import { renderPart, testContext } from '#test/views/render-page.tsx';
import { TrustBlock } from '#views/components/trust-block.tsx';

const given: Trust = {
  people: [
    {
      name: 'Pat Doe',
      role: 'Prepares returns',
      credential: 'Enrolled agent, IRS',
      photo: 'https://news.example/pat-doe.jpg',
    },
    { name: 'Lee Roe', role: 'Runs payroll', credential: null, photo: null },
  ],
  reviews: { source: 'Example Maps', url: 'https://maps.example/', rating: 4.8, count: 31, asOf: '2026-11-20' },
  software: [{ name: 'Example Books', use: 'books' }],
  protection: ['Papers are kept in the portal, never in email.'],
  engagementLetter: 'https://news.example/letter.pdf',
};

function render(trust: Trust) {
  const context = testContext('dresdentax');
  return renderPart(<TrustBlock />, { ...context, brand: { ...context.brand, trust } });
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
    expect(photo.getAttribute('src')).toBe('https://news.example/pat-doe.jpg');
    expect(Number(photo.getAttribute('width')) / Number(photo.getAttribute('height'))).toBe(4 / 5);
    expect(photo.getAttribute('alt')).toBe('Portrait of Pat Doe');
    expect(second!.querySelector('img')).toBeNull();
    const text = root.textContent;
    expect(text).toContain('4.8 of 5 from 31 reviews on Example Maps, as of November 20, 2026.');
    expect(text).toContain('Example Books (books)');
    expect(root.querySelector('a[href="https://maps.example/"]')).not.toBeNull();
    expect(root.querySelector('a[href="https://news.example/letter.pdf"]')).not.toBeNull();
  });
});
