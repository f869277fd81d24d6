import { describe, expect, it } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { htmlRules } from './html-rules.ts';

describe('posts with very many of one thing', () => {
  it('16,000 equal headings are numbered in order', async () => {
    const { headings } = postHtml('<h2>Same</h2>'.repeat(16_000), htmlRules);
    expect(headings.map(({ id }) => id)).toEqual(
      headings.map((_, index) => (index === 0 ? 'post-same' : `post-same-${index + 1}`)),
    );
    expect(headings).toHaveLength(16_000);
  });

  it('20,000 images of other hosts become links', async () => {
    const image = '<img src="https://elsewhere.example/a.png" alt="A chart">';
    const { html } = postHtml(image.repeat(20_000), htmlRules);
    expect(html.split('>Picture: A chart</a>')).toHaveLength(20_001);
    expect(html).not.toContain('<img');
  });

  it('a URL of 60,000 characters is left out', async () => {
    const long = `https://www.irs.gov/${'a/../'.repeat(12_000)}`;
    const { html } = postHtml(
      `<p><a href="${long}">link</a><img src="${long}" alt="chart"><iframe src="${long}"></iframe></p>`,
      htmlRules,
    );
    expect(html).toBe('<p>link<span>chart</span></p>');
  });
});
