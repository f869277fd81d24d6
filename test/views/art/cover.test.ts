import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { coverScenes, coverVariants } from '#shared/news/cover.ts';
import { coverSvg } from '#views/art/cover.ts';
import { brandRamp, palette } from '#views/art/palette.ts';
import { contrast } from '../contrast-ratio.ts';

const figures = ['', '-$2,000', '-Feb 1', '-2.75%', '-$1,234,567'];
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

describe('post covers', () => {
  it('differ by scene, variant and figure, and are the same each time', () => {
    const all = names.flatMap((name) => figures.map((figure) => coverSvg(name + figure, 'payroll')));
    expect(new Set(all).size).toBe(all.length);
    expect(coverSvg('1map-Feb 1', 'payroll')).toBe(coverSvg('1map-Feb 1', 'payroll'));
  });

  it('are well-formed, small and in the brand’s colors, whatever the name', () => {
    for (const [i, name] of [...names.map((one) => `${one}-$2,000`), ...hostile].entries()) {
      const brand = brandIds[i % brandIds.length]!;
      const svg = coverSvg(name, brand, palette(brand, 'dark'));
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
      expect(gzipSync(svg).length, name).toBeLessThan(4500);
      expect(svg).not.toMatch(/var\(|script|NaN|undefined/);
      expect(svg).toContain(brandRamp(brand)[400]);
    }
  });

  it('use custom properties when no palette is given', () => {
    expect(coverSvg('1w2-$2,000', 'payroll')).not.toMatch(/#[0-9a-f]{6}/);
    expect(coverSvg('1w2-$2,000', 'payroll')).toContain('var(--art-b1)');
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
});
