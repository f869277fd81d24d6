import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceError } from '#server/content/content-source.ts';
import { createWorkerCleaner } from '#server/content/html/post-cleaner.ts';
import { plainTextHtml, postHtml } from '#server/content/html/post-html.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { recordedPost } from '#test/ghost/stub-posts.ts';
import { htmlRules } from './html-rules.ts';

const file = path.resolve('server/content/html/post-worker.ts');
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function start(budgetMs: number, worker = file) {
  const { log, lines, logged } = memoryLog();
  const cleaner = createWorkerCleaner({ file: worker, log, budgetMs });
  closing.push(cleaner.close);
  return { clean: (slug: string, html: string | null) => cleaner.clean(slug, html, htmlRules), lines, logged, cleaner };
}

const listing = (code: string) => `<pre><code class="language-java">${code}</code></pre>`;
/** The highlighter takes several seconds for it. */
const slowPost = `<h2>Prices</h2>${listing('$'.repeat(20_000))}`;

describe('posts in the worker', () => {
  it('are cleaned as in the calling thread', async () => {
    const { clean, logged } = start(20_000);
    for (const html of [recordedPost('post-every-card').html!, listing('int a = 1;'), '<p>one</p><script>1</script>'])
      expect(await clean('a', html)).toEqual(await postHtml(html, htmlRules));
    expect(await clean('empty', null)).toEqual({ html: '', headings: [] });
    expect(logged('budget')).toBe(0);
  });

  it('are shown without highlighting when that takes too long, and logged by slug; the next is not affected', async () => {
    const { clean, lines } = start(1_500);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const [slow, next] = await Promise.all([clean('prices', slowPost), clean('next', listing('int a = 1;'))]);
    clearInterval(counting);
    expect(slow.html).toContain('$'.repeat(20_000));
    expect(slow.html).not.toContain('hljs');
    expect(slow.headings).toEqual([{ id: 'post-prices', text: 'Prices', level: 2 }]);
    expect(next.html).toContain('hljs');
    expect(lines.map(({ slug, msg }) => [slug, msg])).toEqual([
      ['prices', 'a post was not cleaned'],
      ['prices', 'a post exceeds its budget'],
    ]);
    // In the calling thread nothing else would have run meanwhile.
    expect(turns).toBeGreaterThan(100);
  });

  it('are shown without highlighting when they are very long', async () => {
    const { clean, logged } = start(20_000);
    const { html } = await clean('long', listing('int a = 1;') + '<p>word</p>'.repeat(50_000));
    expect(html).not.toContain('hljs');
    expect(logged('exceeds its budget')).toBe(1);
  });

  it.each([
    ['becomes plain text when only that is quick', 'if (job.level === "text") p.postMessage({ result: job.html })', 2],
    ['is empty when nothing is quick', '', 3],
    ['is empty when the worker always fails', 'throw new Error("broken")', 3],
    ['is empty when the worker always ends', 'process.exit(1)', 3],
  ])('a post %s', async (_what, reaction, failures) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'worker-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const worker = path.join(folder, 'worker.mjs');
    writeFileSync(
      worker,
      `import { parentPort as p } from 'node:worker_threads';
      p.on('message', (job) => { ${reaction} });
      p.postMessage('ready');`,
    );
    const { clean, logged } = start(300, worker);
    expect(await clean('hopeless', '<p>a</p>')).toEqual(failures === 2 ? '<p>a</p>' : { html: '', headings: [] });
    expect(logged('was not cleaned')).toBe(failures);
  });

  it('plain text keeps every paragraph and no markup', () => {
    expect(
      plainTextHtml('<h2>A &amp; B</h2>\n<p onclick="x()">one\n <b>two</b></p><script>x()</script>\n\n<img src=x>'),
    ).toBe('<p>A &#38; B</p><p>one</p><p>two</p>');
  });

  it('are not shown empty when no worker can be started: what is cached stays', async () => {
    const { clean } = start(20_000, path.join(os.tmpdir(), 'no-such-worker.mjs'));
    await expect(clean('a', '<p>a</p>')).rejects.toThrow(SourceError);
    await expect(clean('b', '<p>b</p>')).rejects.toThrow(SourceError);
  });

  it('are not cleaned any more after closing', async () => {
    const { clean, cleaner } = start(20_000);
    await clean('a', '<p>a</p>');
    await cleaner.close();
    await expect(clean('b', '<p>b</p>')).rejects.toThrow(SourceError);
  });
});

describe('posts with very many of one thing', () => {
  it('16,000 equal headings are numbered in order', async () => {
    const { headings } = await postHtml('<h2>Same</h2>'.repeat(16_000), htmlRules);
    expect(headings.map(({ id }) => id)).toEqual(
      headings.map((_, index) => (index === 0 ? 'post-same' : `post-same-${index + 1}`)),
    );
    expect(headings).toHaveLength(16_000);
  });

  it('20,000 images of other hosts become links', async () => {
    const image = '<img src="https://elsewhere.example/a.png" alt="A chart">';
    const { html } = await postHtml(image.repeat(20_000), htmlRules);
    expect(html.split('>Picture: A chart</a>')).toHaveLength(20_001);
    expect(html).not.toContain('<img');
  });

  it('a URL of 60,000 characters is left out', async () => {
    const long = `https://www.irs.gov/${'a/../'.repeat(12_000)}`;
    const { html } = await postHtml(
      `<p><a href="${long}">link</a><img src="${long}" alt="chart"><iframe src="${long}"></iframe></p>`,
      htmlRules,
    );
    expect(html).toBe('<p>link<span>chart</span></p>');
  });
});
