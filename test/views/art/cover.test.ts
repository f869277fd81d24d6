import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { coverScenes, coverVariants } from '#shared/news/cover.ts';
import { coverSvg } from '#views/art/cover.ts';
import { brandRamp, palette } from '#views/art/palette.ts';
import { contrast } from '../contrast-ratio.ts';

const figures = ['', '-$2,000', '-Feb 1', '-2.75%', '-$1,234,567'];
const drawings = coverScenes.flatMap((scene) => [0, 2, 4, 6].map((variant) => `${variant}${scene}`));
const names = coverScenes.flatMap((scene) =>
  Array.from({ length: coverVariants }, (_, i) => `${i.toString(12)}${scene}`),
);
const hostile = [
  'a-post',
  '',
  'x'.repeat(191),
  'unicode-\u00e9\u{1f4a1}',
  '"><script>',
  '1w2-<script>',
  '9w2',
  '1toString',
];

/** Pixels of the acute end of a gap between two things that stand apart. */
const wedge = 24;

describe('post covers', () => {
  it('differ by scene, variant and figure, and are the same each time', () => {
    const all = names.flatMap((name) => figures.map((figure) => coverSvg(name + figure, 'payroll')));
    expect(new Set(all).size).toBe(all.length);
    expect(coverSvg('1map-Feb 1', 'payroll')).toBe(coverSvg('1map-Feb 1', 'payroll'));
  });

  it('are well-formed, small and in the brand’s colors, whatever the name', () => {
    for (const name of [...names.map((one) => `${one}-$2,000`), ...hostile]) {
      for (const brand of brandIds) {
        const svg = coverSvg(name, brand, palette(brand, 'dark'));
        expect(() => new Resvg(svg)).not.toThrow();
        expect(gzipSync(svg).length, name).toBeLessThan(4500);
        expect(svg).not.toMatch(/var\(|script|NaN|undefined/);
        expect(svg).toContain(brandRamp(brand)[400]);
      }
    }
  });

  it('show no drawing under two names, except on the other ground', () => {
    const bodies = drawings.map((name) => coverSvg(name, 'payroll').replace(/^.*?<g/, ''));
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const name of drawings) {
      const [one, other] = [name, `${Number(name[0]) + 1}${name.slice(1)}`].map((each) => coverSvg(each, 'payroll'));
      expect(one).not.toBe(other);
      expect(one!.replace('var(--art-pad)', 'var(--art-alt)')).toBe(other);
    }
  });

  it('use custom properties when no palette is given', () => {
    expect(coverSvg('1w2-$2,000', 'payroll')).not.toMatch(/#[0-9a-f]{6}/);
    expect(coverSvg('1w2-$2,000', 'payroll')).toContain('var(--art-b1)');
  });

  it('write the figure in the middle, where no crop of a list cuts it', () => {
    for (const brand of brandIds) {
      for (const figure of figures.slice(1)) {
        const [text] = /<g transform="translate\([^>]*stroke="none">.*?<\/g>/.exec(
          coverSvg(`0letter${figure}`, brand, palette(brand, 'light')),
        )!;
        const box = new Resvg(
          `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="350">${text}</svg>`,
        ).getBBox()!;
        expect(box.x).toBeGreaterThanOrEqual(112);
        expect(box.x + box.width).toBeLessThanOrEqual(448);
        expect(box.y).toBeGreaterThan(20);
      }
    }
  });

  it('show the drawing whole and large below the figure, within what a square crop leaves', () => {
    for (const name of drawings) {
      const svg = coverSvg(`${name}-$26,050`, 'dresdentax', palette('dresdentax', 'light'));
      const [text] = /<g transform="translate\([^>]*stroke="none">.*?<\/g>/.exec(svg)!;
      const part = (markup: string) =>
        new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="350">${markup}</svg>`).getBBox()!;
      const drawing = part(
        svg
          .replace(text, '')
          .replace(/^<svg[^>]*><path[^>]*>/, '')
          .replace(/<path [^>]*fill="rgba[^>]*>/g, '')
          .replace('</svg>', ''),
      );
      // The tail of the comma hangs below the line
      expect(drawing.y - (part(text).y + part(text).height), name).toBeGreaterThan(8);
      expect(drawing.y + drawing.height, name).toBeLessThan(346);
      expect(drawing.x, name).toBeGreaterThan(104);
      expect(drawing.x + drawing.width, name).toBeLessThan(456);
      expect(Math.max(drawing.width / 340, drawing.height / 220), name).toBeGreaterThan(0.85);
    }
  });

  it.each(brandIds)(
    'of %s: the figure is readable on the grounds, of which there are three, in both themes',
    (brand) => {
      for (const theme of ['light', 'dark'] as const) {
        const colors = palette(brand, theme);
        for (const ground of ['--art-pad', '--art-alt'] as const)
          expect(contrast(colors['--art-txt']!, colors[ground]!), `${theme} ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      const { figure: text, grounds } = brands[brand].palette.drawings.dark;
      expect(contrast(text, grounds[2])).toBeGreaterThanOrEqual(4.5);
      expect(new Set(grounds).size).toBe(3);
    },
  );

  it.each(drawings)('%s has no seams at 1, 1.5, 2 and 3 pixels to a unit', (name) => {
    const svg = coverSvg(name, 'dresdentax', palette('dresdentax', 'light'));
    for (const zoom of [1, 1.5, 2, 3]) expect(longestSeam(svg, zoom), `${zoom}`).toBeLessThan(wedge);
  });

  it.each(drawings)('%s has no hole where faces of one color overlap', (name) => {
    const svg = coverSvg(name, 'dresdentax', palette('dresdentax', 'light'));
    const eachFace = svg.replace(
      /<path d="([^"]*)"/g,
      (_, d: string) => `<path d="${d.split(/(?=M)/).join('"/><path d="')}"`,
    );
    const render = (markup: string) => new Resvg(markup.replace(/<path d="M-2e3[^>]*>/, '')).render().pixels;
    const [one, other] = [render(svg), render(eachFace)];
    const different = one.filter((value, index) => index % 4 === 3 && value < 128 && other[index]! > 200).length;
    expect(different).toBeLessThan(5);
  });

  it('faces that reach over their edges by a third of a unit are found to have seams', () => {
    const svg = coverSvg('0storefront', 'dresdentax', palette('dresdentax', 'light')).replace(
      /stroke-width="([\d.]+)"/,
      (_, width) => `stroke-width="${Number(width) * 0.4}"`,
    );
    expect(Math.max(...[1, 1.5, 2, 3].map((zoom) => longestSeam(svg, zoom)))).toBeGreaterThan(40);
  });
});

/**
 * Pixels of the longest gap through which the ground shines: partly transparent pixels between opaque ones, when the
 * ground is left out.
 */
function longestSeam(svg: string, zoom: number): number {
  const withoutGround = svg.replace(/<path d="M-2e3[^>]*>/, '').replace(/<path [^>]*fill="rgba[^>]*>/g, '');
  expect(withoutGround).not.toBe(svg);
  const { pixels, width, height } = new Resvg(withoutGround, { fitTo: { mode: 'zoom', value: zoom } }).render();
  const alpha = (x: number, y: number) => pixels[4 * (y * width + x) + 3] ?? 0;
  const isOpaque = (x: number, y: number) => alpha(x, y) === 255;
  const isSeam = (x: number, y: number) =>
    !isOpaque(x, y) &&
    alpha(x, y) > 0 &&
    ((isOpaque(x - 1, y) && isOpaque(x + 1, y)) || (isOpaque(x, y - 1) && isOpaque(x, y + 1)));
  let longest = 0;
  const runs = new Map<string, number>();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (!isSeam(x, y)) continue;
      const before = [`${x - 1},${y}`, `${x - 1},${y - 1}`, `${x},${y - 1}`, `${x + 1},${y - 1}`, `${x - 2},${y - 1}`];
      const run = 1 + Math.max(0, ...before.map((key) => runs.get(key) ?? 0));
      runs.set(`${x},${y}`, run);
      longest = Math.max(longest, run);
    }
  }
  return longest;
}
