import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceError } from '#server/content/content-service.ts';
import { createWorkerCleaner } from '#server/content/html/post-cleaner.ts';
import { plainTextHtml, postHtml } from '#server/content/html/post-html.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { recordedPost } from '#test/ghost/stub-posts.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { htmlRules } from './html-rules.ts';

const file = path.resolve('dist/server/post-worker.mjs');
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

/** A worker whose code for a job is `reaction`. */
function fakeWorker(reaction: string): string {
  const worker = path.join(temporaryFolder(), 'worker.mjs');
  writeFileSync(
    worker,
    `import { parentPort as p } from 'node:worker_threads';
    p.on('message', (job) => { ${reaction} });
    p.postMessage('ready');`,
  );
  return worker;
}

const listing = (code: string) => `<pre><code class="language-java">${code}</code></pre>`;
describe('posts in the worker', () => {
  it('are cleaned as in the calling thread', async () => {
    const { clean, logged } = start(20_000);
    for (const html of [recordedPost('post-every-card').html!, listing('int a = 1;'), '<p>one</p><script>1</script>'])
      expect(await clean('a', html)).toEqual(postHtml(html, htmlRules));
    expect(await clean('empty', null)).toEqual({ html: '', headings: [] });
    expect(logged('budget')).toBe(0);
  });

  it('a post that takes too long is shown as plain text, and the next is not affected', async () => {
    const { clean, lines } = start(
      15_000,
      fakeWorker('if (job.html === "slow" && job.level === "full") process.exit(1); p.postMessage({ result: job });'),
    );
    const [slow, next] = await Promise.all([clean('prices', 'slow'), clean('next', 'quick')]);
    expect([slow, next]).toMatchObject([{ level: 'text' }, { level: 'full' }]);
    expect(lines).toMatchObject([
      { slug: 'prices', level: 40, msg: 'a post was not cleaned' },
      { slug: 'prices', level: 40, msg: 'a post exceeds its budget' },
    ]);
  });

  it.each([
    ['is not finished within its budget', '', 300],
    ['fails', 'throw new Error("broken")', 15_000],
    ['ends', 'process.exit(1)', 15_000],
  ])('a post is empty when the worker always %s', async (_what, reaction, budgetMs) => {
    const { clean, logged } = start(budgetMs, fakeWorker(reaction));
    expect(await clean('hopeless', '<p>a</p>')).toEqual({ html: '', headings: [] });
    expect(logged('was not cleaned')).toBe(2);
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
