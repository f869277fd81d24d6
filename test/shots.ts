// Screenshots of every page, brand, theme and width of a running site, with an overview page.
// npm run shots -- http://localhost:3000 [--pages=/,/services] [--widths=390,1280] [--brands=payroll] [--themes=dark]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { brandIds } from '#shared/brands/index.ts';
import { allPaths } from '#shared/site/paths.ts';
import { ensureChromium } from './chromium.ts';

const [site = 'http://localhost:3000'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = (name: string, all: string[]) => {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given ? given.slice(name.length + 3).split(',') : all;
};
const pages = chosen('pages', [...allPaths.map(({ path }) => path), '/nowhere']);
const brands = chosen('brands', [...brandIds]);
const themes = chosen('themes', ['light', 'dark']);
const widths = chosen('widths', ['390', '768', '1280', '1680']).map(Number);
const folder = path.join(import.meta.dirname, '../var/shots');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const overflowing: string[] = [];
for (const url of pages) {
  for (const brand of brands) {
    for (const theme of themes) {
      for (const width of widths) await shoot(url, brand, theme, width);
    }
  }
  console.log(url);
}
await browser.close();
writeFileSync(path.join(folder, 'index.html'), contactSheet());
console.log(
  `${path.join(folder, 'index.html')}${overflowing.length ? `\nwider than the viewport:\n${overflowing.join('\n')}` : ''}`,
);
process.exitCode = overflowing.length ? 1 : 0;

async function shoot(url: string, brand: string, theme: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme as 'light' | 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(new URL(`${url}${url.includes('?') ? '&' : '?'}domain=${brand}`, site).href);
  await page.evaluate(async () => {
    const pause = (time: number) => new Promise((done) => setTimeout(done, time));
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    // Scrolls through the page so that lazy images load; waits at most a second for each screen.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await pause(60);
      const incomplete = () => [...document.images].some((image) => !image.complete && inView(image));
      for (let tries = 0; incomplete() && tries < 20; tries++) await pause(50);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    await pause(300);
  });
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
    overflowing.push(`${url} ${brand} ${width}`);
  }
  const file = path.join(folder, cell(url, brand, theme, width));
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
}

function cell(url: string, brand: string, theme: string, width: number): string {
  const name = url === '/' ? 'home' : url.slice(1).replace(/\W+/g, '-');
  return `${name}/${brand}-${theme}-${width}.png`;
}

function contactSheet(): string {
  const sheets = pages.map((url) => {
    const cells = brands.flatMap((brand) =>
      themes.flatMap((theme) =>
        widths.map((width) => {
          const file = cell(url, brand, theme, width);
          return `<a href="${file}"><img src="${file}" alt="${brand}, ${theme}, ${width} px" height="420" loading="lazy"></a>`;
        }),
      ),
    );
    return `<h2>${url}</h2><div>${cells.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:16px system-ui;margin:24px;background:#888}div{display:flex;flex-wrap:wrap;gap:8px;align-items:start}</style>${sheets.join('')}`;
}
