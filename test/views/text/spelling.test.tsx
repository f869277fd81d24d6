import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleArticles, sampleAuthors, sampleTags } from '#server/content/sample/index.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { headOf, renderEveryPage } from '../every-page.ts';
import { type RenderedPage, testContext } from '../render-page.tsx';

/** Place names, names of forms and firms, and words of the trade that no general dictionary has. */
const dictionary = path.resolve(import.meta.dirname, '../../dictionary.txt');

const settings = {
  language: 'en-US',
  maxNumberOfProblems: 10_000,
  dictionaries: ['en_us', 'en-common-misspellings'],
  words: readFileSync(dictionary, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean),
  ignoreRegExpList: ['/https?:\\S+/', '/\\S+@\\S+/', '/\\S+\\.(com|gov|org|us|net|ics|vcf|localhost)\\b/'],
};

describe.each(brandIds)('the spelling of %s', (brand) => {
  it('is correct on every page, in its title and in its description', { timeout: 300_000 }, async () => {
    const pages = await renderEveryPage(brand);
    const texts = await Promise.all(pages.map(textOf));
    expect(pages.length).toBeGreaterThan(30);
    expect(await misspelt(texts.join('\n'))).toEqual([]);
  });

  it('is correct in the menus and the footer', async () => {
    const context = testContext(brand);
    const frame = renderToStaticMarkup(
      <PageContextContext value={context}>
        <Header brand={brands[brand]} context={context} path="/" />
        <Footer brand={brands[brand]} context={context} path="/" />
      </PageContextContext>,
    );
    const text = parse(spaced(frame)).structuredText;
    expect(text).toContain('Accessibility');
    expect(await misspelt(text)).toEqual([]);
  });
});

describe('the spelling of the built-in news', () => {
  it('is correct in every article, tag and author', { timeout: 300_000 }, async () => {
    const articles = sampleArticles.flatMap(({ title, excerpt, metaDescription, html }) => [
      title,
      excerpt,
      metaDescription ?? '',
      parse(html).structuredText,
    ]);
    const names = [...sampleTags, ...sampleAuthors].map((entry) => Object.values(entry).join('\n'));
    expect(articles.length).toBeGreaterThan(100);
    expect(await misspelt([...articles, ...names].join('\n'))).toEqual([]);
  });
});

describe('the check', () => {
  it('detects a wrong letter and British spelling', async () => {
    expect(await misspelt('We file your retrun and colour the ledger.')).toEqual(['colour', 'retrun']);
  });

  it('has no dictionary word that no text uses', async () => {
    const everywhere = await Promise.all(brandIds.map((brand) => renderEveryPage(brand)));
    const texts = await Promise.all(everywhere.flat().map(textOf));
    const news = sampleArticles.map(({ title, excerpt, html }) => `${title} ${excerpt} ${parse(html).text}`);
    const used = [...texts, ...news].join(' ').toLowerCase();
    expect(settings.words.filter((word) => !used.includes(word.toLowerCase()))).toEqual([]);
  });
});

async function textOf(page: RenderedPage): Promise<string> {
  const { title, description } = await headOf(page);
  const context = testContext(page.brand);
  const alternatives = page.root
    .querySelectorAll('[alt], [aria-label], [placeholder]')
    .flatMap((element) => ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
  const shown = parse(spaced(page.root.outerHTML)).structuredText;
  return [title, description, context.brand.tagline, shown, ...alternatives].join('\n');
}

/** Inserts spaces between texts that are separate on the page but adjacent in the markup. */
function spaced(html: string): string {
  return html.replace(/<\/(option|th|td|text|tspan|span|strong|small)>/g, '$& ');
}

/** The misspelt words of a text, each checked once: the pages of a brand repeat most of theirs. */
async function misspelt(text: string): Promise<string[]> {
  const words = new Set(text.replaceAll('’', "'").split(/\s+/));
  const { issues } = await spellCheckDocument(
    { uri: 'text:page.txt', text: [...words].join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    settings,
  );
  return [...new Set(issues.map((issue) => issue.text))].sort();
}
