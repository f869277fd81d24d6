import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbedUrl } from '#server/content/html/embeds.ts';
import { inlineHtml, postHtml } from '#server/content/html/post-html.ts';
import { sanitize } from '#server/content/html/sanitize.ts';
import { htmlRules, tree } from './html-rules.ts';
import { vectors } from './xss-vectors.ts';

const allowedNames = new Set(
  (
    'p h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre hr br wbr a b strong i em u s del ins sub sup small mark abbr cite q ' +
    'time code kbd samp var bdi bdo ruby rt rp span div section address figure figcaption picture source img video audio ' +
    'details summary table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
const mediaHosts = new Set([
  ...['127.0.0.1:2368', 'images.unsplash.com', 'www.example.com', 'cdn.example.com', 'photos.example.org'],
]);

/** The elements and attributes that must never reach a page. */
function findHarmful(html: string): string[] {
  return tree(html)
    .querySelectorAll('*')
    .flatMap((element) => {
      const name = element.rawTagName.toLowerCase();
      const attributes = Object.entries(element.attributes).map(([key, value]) => [key.toLowerCase(), value] as const);
      return [
        ...(allowedNames.has(name) ? [] : [`element ${name}`]),
        ...attributes
          .filter(([key, value]) => dangerous(name, key, value))
          .map(([key, value]) => `${name} ${key}=${value}`),
      ];
    });
}

function dangerous(name: string, key: string, value: string): boolean {
  if (
    key.startsWith('on') ||
    ['style', 'srcdoc', 'formaction', 'action', 'target', 'is', 'slot', 'xmlns'].includes(key)
  )
    return true;
  if (key === 'id') return !value.startsWith('post-');
  if (key === 'href') return !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(value);
  if (key === 'src' || key === 'poster') return !mediaHosts.has(hostOf(value));
  if (key === 'srcset')
    return value.split(/,\s+/).some((candidate) => !mediaHosts.has(hostOf(candidate.split(' ')[0]!)));
  if (key === 'data-embed-src') return name !== 'div' || !isEmbedUrl(value);
  return false;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

it('makes paragraphs of blocks that it does not know', async () => {
  const blocks =
    '<center>Due April 15</center><font color="red">Call us</font><article>One</article><article>Two</article>';
  const { structuredText } = tree((await postHtml(blocks, htmlRules)).html);
  expect(structuredText.split('\n')).toEqual(['Due April 15', 'Call us', 'One', 'Two']);
});

describe('sanitizing', () => {
  it.each(vectors)('makes a body harmless, also a second time, and a caption: %s', (vector) => {
    const { html } = postHtml(vector, htmlRules);
    for (const shown of [html, postHtml(html, htmlRules).html, inlineHtml(vector, htmlRules) ?? ''])
      expect(findHarmful(shown)).toEqual([]);
  });

  it('is checked by a test that detects harmful markup', () => {
    const bad =
      '<script>1</script><p onclick="x" id="top" style="a">x</p><a href="javascript:1">x</a><img src="https://evil.example/x">';
    expect(findHarmful(bad)).toHaveLength(6);
  });

  it.each([
    'https://images.unsplash.com/a 1x,https://evil.example/p 2x',
    'https://images.unsplash.com/a, https://evil.example/p',
    'https://images.unsplash.com/a 1x ,,https://evil.example/p',
    ',https://evil.example/p 1x',
    'https://evil.example/p,',
    'https://images.unsplash.com/a\n1x,\thttps://evil.example/p',
  ])('lets no foreign picture of a srcset pass, in the last step alone too: %s', (srcset) => {
    const picture = `<img src="https://images.unsplash.com/a" srcset="${srcset}">`;
    expect(sanitize(picture, htmlRules)).not.toContain('evil.example');
    const deep = `${'<div>'.repeat(210)}${'</div>'.repeat(210)}${picture}<a href="https://www.irs.gov/">IRS</a>`;
    const { html } = postHtml(deep, htmlRules);
    expect(html).not.toContain('evil.example');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('keeps the candidates of a srcset that come from allowed hosts', () => {
    const both = 'https://images.unsplash.com/a,b?w=1 1x, https://photos.example.org/p 2x';
    expect(sanitize(`<img src="https://images.unsplash.com/a" srcset="${both}">`, htmlRules)).toContain(both);
  });

  it.each('article aside center fieldset footer header hgroup legend main nav form section'.split(' '))(
    'glues no words of neighboring %s elements',
    (name) => {
      const { html } = postHtml(`<${name}>One</${name}><${name}>Two</${name}>`, htmlRules);
      expect(html).toMatch(/One<\/(div|section)>\s*<(div|section)>Two/);
    },
  );

  it('accepts any markup', async () => {
    await fc.assert(
      fc.asyncProperty(markup, async (source) => {
        const { html } = await postHtml(source, htmlRules);
        expect(findHarmful(html)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts deep nesting and large bodies', async () => {
    const { html } = await postHtml(`${'<div><b>'.repeat(10_000)}deep${'</b></div>'.repeat(10_000)}`, htmlRules);
    expect(html).toContain('deep');
    const wide = await postHtml('<p>a paragraph <a href="https://www.irs.gov/">link</a></p>'.repeat(5_000), htmlRules);
    expect(wide.html.match(/<p>/g)).toHaveLength(5_000);
  });
});

const names =
  'script style svg math mtext mglyph foreignObject annotation-xml title textarea noscript iframe img a p table td select ' +
  'option template form video picture source details';
const signs = '< </ > /> " \' ` = & &lt; &#x3c; &quot; <!-- --> <![CDATA[ ]]>';
const openings = '<svg><style> <math><mi> <table><tr><td> <select>< </textarea> </title> </style>';
const piece = fc.constantFrom(
  ...[names, signs, openings].flatMap((words) => words.split(' ')),
  ...['\n', '\0', ' ', 'text', 'é税', '<noscript><p title="', ' class="kg-card kg-toggle-card"'],
  ...[' src=x', ' src="https://evil.example/x"', ' onerror=alert(1)', ' href="javascript:alert(1)"', ' style="x"'],
  ...[' id=top', ' class="kg-card kg-audio-card"', ' srcset="https://evil.example/a 1w"'],
);
const markup = fc
  .array(fc.oneof({ weight: 8, arbitrary: piece }, fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
