import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { postHtml } from '#server/content/html/post-html.ts';
import { recordedPost } from '#test/ghost/stub-posts.ts';
import { htmlRules, tree } from './html-rules.ts';

let page: HTMLElement;

beforeAll(async () => {
  page = tree((await postHtml(recordedPost('post-every-card').html, htmlRules)).html);
});

/**
 * Each block an author can insert: a selector that must match, and the text of the first match.
 * `times` is the number of matches.
 */
const expectedBlocks: [card: string, selector: string, text: string, times?: number][] = [
  ['paragraph', 'p', 'All of Ghost’s blocks, one after the other.'],
  ['bold, italic, struck', 'p strong', 'Bold'],
  ['code in a line', 'p code', 'code'],
  ['heading 2', 'h2#post-heading-two', 'Heading two'],
  ['heading 2 again', 'h2#post-heading-two-1', 'Heading two'],
  ['heading 3', 'h3#post-heading-three', 'Heading three'],
  ['heading 4', 'h4#post-heading-four', 'Heading four'],
  ['heading 5', 'h5#post-heading-five', 'Heading five'],
  ['heading 6', 'h6#post-heading-six', 'Heading six'],
  ['quote', 'blockquote', 'A blockquote with a link in it.'],
  ['aside', 'blockquote.kg-blockquote-alt', 'An aside'],
  ['list in a list', 'ul li ul li', 'one point one'],
  ['numbered list', 'ol li', 'first'],
  ['numbered list that goes on', 'ol[start="7"] li', 'goes on at seven'],
  ['divider', 'hr', ''],
  ['bookmark', 'figure.kg-bookmark-card > a.kg-bookmark-container[href^="https://tax.ohio.gov/"]', 'State of Ohio', 1],
  ['bookmark caption', 'figure.kg-bookmark-card > figcaption', 'The state’s own page'],
  ['bookmark image', '.kg-bookmark-thumbnail img[src$="gallery-1.png"]', '', 1],
  ['bookmark without description', 'a.kg-bookmark-container[href^="https://www.irs.gov/refunds"]', 'Refunds', 1],
  ['gallery', '.kg-gallery-card.kg-width-wide .kg-gallery-row .kg-gallery-image img[width="800"]', '', 4],
  ['gallery caption', '.kg-gallery-card figcaption b', 'Dresden'],
  ['image', 'figure.kg-image-card picture img[alt="Yellow illustration"][width="1600"][height="900"]', '', 1],
  ['image caption with a link', 'figure.kg-image-card figcaption a', 'link'],
  ['wide image with a link', 'figure.kg-width-wide > a[href^="https://www.example.com/schedule"] img[alt=""]', '', 1],
  ['full-width image', 'figure.kg-width-full img[alt="Green illustration"]', '', 1],
  [
    'image from another host',
    'figure a.picture-link[href="https://pictures.example.net/inline.jpg"]',
    'From a host nobody allowed',
    1,
  ],
  ['video', 'figure.kg-video-card > video[controls][width="640"][height="360"][src$="office.mp4"]', '', 2],
  ['video poster', 'video[poster$="gallery-2.png"]', '', 1],
  ['video with its own poster, looping', 'video[loop][muted][poster$="gallery-3.png"]', '', 1],
  ['video caption', 'figure.kg-video-card > figcaption', 'A walk through the office'],
  ['audio', '.kg-audio-card audio[controls][src$="estimates.wav"]', '', 1],
  ['audio title and length', '.kg-audio-title', 'Two minutes on estimated taxes 2:01'],
  ['audio image', '.kg-audio-card img.kg-audio-thumbnail', '', 1],
  ['file', 'a.kg-file-card-container[download][href$="organizer.pdf"]', 'Print it, fill it in, bring it', 1],
  ['toggle', 'details.kg-toggle-card > summary', 'Do I need a city return?', 1],
  ['toggle content', 'details .kg-toggle-content li', 'even at zero'],
  ['callout', '.kg-callout-card-accent .kg-callout-text', 'The office is closed on Monday.', 1],
  ['callout emoji, not read aloud', '.kg-callout-emoji[aria-hidden="true"]', '📣', 1],
  ['callout without emoji', '.kg-callout-card-red .kg-callout-text', 'A callout without an emoji.'],
  ['button', '.kg-button-card.kg-align-center a.button.kg-btn', 'Schedule a consultation', 1],
  ['header, first version', '.kg-header-card.kg-style-dark h2', 'A header card', 1],
  ['header, first version, below', '.kg-header-card.kg-style-dark p', 'of the first version'],
  ['header, second version', '.kg-header-card.kg-v2.kg-layout-split h2', 'A header card', 1],
  ['header, second version, image', '.kg-header-card.kg-v2 picture img.kg-header-card-image', '', 1],
  ['header button', '.kg-header-card a.button.kg-header-card-button', 'Contact', 2],
  ['sign-up, as a way to write to us', '.kg-signup-card a.button[href="/contact"]', 'Write to us', 1],
  ['sign-up words', '.kg-signup-card', 'Four letters a year'],
  ['product', '.kg-product-card .kg-product-card-title', 'Bookkeeping clean-up', 1],
  ['product rating', '.kg-product-card-rating [role="img"][aria-label="4 out of 5 stars"]', '★★★★☆', 1],
  ['product text and button', '.kg-product-card a.kg-product-card-button', 'Ask for a quote', 1],
  ['call to action', '.kg-cta-card .kg-cta-text', 'Behind on your books?', 1],
  ['call to action, label and button', '.kg-cta-card a.kg-cta-button', 'Start', 1],
  ['call to action, image', '.kg-cta-card img[width="800"][height="600"]', '', 1],
  ['HTML: table', '.table-scroll[role="region"][tabindex="0"] > table > caption', 'Fees', 1],
  ['HTML: table cells', 'table th[scope="col"]', 'Service'],
  ['HTML: the words of a widget', 'div#post-fee p', 'Estimated fee:', 1],
  ['Markdown: heading', 'h2#post-from-a-markdown-card', 'From a Markdown card'],
  ['Markdown: aligned cell', 'td.align-right', 'quarterly'],
  ['Markdown: footnote mark', 'sup.footnote-ref a#post-fnref1[href="#post-fn1"]', '[1]', 1],
  ['Markdown: footnote', 'section.footnotes li#post-fn1 a.footnote-backref[href="#post-fnref1"]', '↩', 1],
  ['Markdown: mark, sub and sup', 'p mark', 'mark'],
  ['Markdown: code', 'pre code.language-js', 'const'],
  ['Markdown: raw HTML', 'div', 'raw HTML in Markdown'],
  [
    'embed, loaded on a click',
    '.embed[data-embed-src="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw"] a',
    'How to read your pay stub',
    1,
  ],
  ['embed caption', 'figure.kg-embed-card figcaption', 'A video from elsewhere'],
  [
    'embed that brings a script',
    'blockquote.twitter-tweet a[href^="https://twitter.com/example"]',
    'March 21, 2026',
    1,
  ],
  ['code', 'figure.kg-code-card pre code.language-php', '<?php if ($due < $today && $paid !== true)', 1],
  ['code caption', 'figure.kg-code-card figcaption', 'A listing with a caption'],
  ['code without a language', 'pre code', 'total = wages + tips'],
];

describe('each card of a real Ghost', () => {
  it.each(expectedBlocks)('%s: %s', (_card, selector, text, times) => {
    const found = page.querySelectorAll(selector);
    if (times !== undefined) expect(found).toHaveLength(times);
    expect(found.some((element) => element.text.includes(text))).toBe(true);
  });

  it('lists the headings for a table of contents', async () => {
    const { headings } = await postHtml(recordedPost('post-every-card').html, htmlRules);
    expect(headings.slice(0, 3)).toEqual([
      { id: 'post-heading-two', text: 'Heading two', level: 2 },
      { id: 'post-heading-three', text: 'Heading three', level: 3 },
      { id: 'post-heading-two-1', text: 'Heading two', level: 2 },
    ]);
    for (const { id } of headings) expect(page.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  });

  it('keeps image sizes and adds modern formats', () => {
    const container = page.querySelector('img[alt="Yellow illustration"]')!.parentNode!;
    const sets = container
      .querySelectorAll('source')
      .map((source) => [source.getAttribute('type'), source.getAttribute('srcset')]);
    expect(sets.map(([type]) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sets[1]![1]).toContain('/content/images/size/w600/format/webp/2026/11/hero-yellow.png 600w');
    const image = container.querySelector('img')!;
    expect(image.getAttribute('srcset')).toContain('/content/images/size/w1000/2026/11/hero-yellow.png 1000w');
    expect(image.getAttribute('sizes')).toBe('(min-width: 720px) 720px');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('has no players, forms, buttons or drawings that need Ghost’s scripts', () => {
    expect(page.querySelectorAll('button, input, form, svg, script, style, iframe, [style]')).toHaveLength(0);
    expect(page.text).not.toContain('download-circle');
    expect(page.text).not.toContain('Email sent!');
  });
});

describe('the other recorded posts', () => {
  it.each([
    ['post-card-script', 'Estimated fee: –'],
    ['post-card-table', 'Personal return'],
    ['post-card-hostile', 'Hover me'],
    ['post-right-to-left', 'ضريبة الدخل في أوهايو'],
    ['post-members-with-preview', 'PUBLIC-PREVIEW'],
    ['post-very-long-guide', 'Chapter 60'],
  ])('%s keeps its text', async (file, words) => {
    const { html } = await postHtml(recordedPost(file).html, htmlRules);
    expect(tree(html).text).toContain(words);
  });

  it('closes an element that an HTML card left open', async () => {
    const { html } = await postHtml(recordedPost('post-card-hostile').html, htmlRules);
    const after = tree(html)
      .querySelectorAll('p')
      .find((paragraph) => paragraph.text.includes('Back to'))!;
    expect(after.closest('b')).toBeNull();
    expect(after.closest('i')).toBeNull();
  });

  it('is empty without a body and for members-only posts', async () => {
    expect(await postHtml(null, htmlRules)).toEqual({ html: '', headings: [] });
    expect(await postHtml(recordedPost('post-members-only').html, htmlRules)).toEqual({ html: '', headings: [] });
  });
});
