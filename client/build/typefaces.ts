/**
 * Faces for the time before a typeface has loaded: fonts of Windows and Apple, of Android, and of Linux, made as wide and as
 * high as ours, so that nothing moves. The size is the ratio of both fonts' advance widths over 280 characters of our own
 * copy, in percent, measured in Chromium at the weights we set; ascent and descent are those of the typeface (hhea).
 */
const arial = 'local("Arial"), local("ArialMT"), local("Liberation Sans")';
const arialBold = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")';
const roboto = 'local("Roboto"), local("Roboto-Regular")';
const robotoBold = 'local("Roboto Bold"), local("Roboto-Bold")';
const dejaVu = 'local("DejaVu Sans"), local("DejaVuSans")';
const dejaVuBold = 'local("DejaVu Sans Bold"), local("DejaVuSans-Bold")';
const times = 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold")';
const notoSerif = 'local("Noto Serif Bold"), local("NotoSerif-Bold")';
const dejaVuSerif = 'local("DejaVu Serif Bold"), local("DejaVuSerif-Bold")';

type Typeface = {
  /** From the lightest to the boldest weight of the whole file. */
  weights: string;
  ascent: number;
  descent: number;
  /** Of the fallbacks, by range of weights. */
  sizes: Record<string, [sources: string, percent: number][]>;
};

const typefaces: Record<string, Typeface> = {
  'Public Sans': {
    weights: '100 900',
    ascent: 95,
    descent: 22.5,
    sizes: {
      '100 549': [
        [arial, 103.6],
        [roboto, 104.2],
        [dejaVu, 91.6],
      ],
      '550 900': [
        [arialBold, 98.2],
        [robotoBold, 105.3],
        [dejaVuBold, 82.9],
      ],
    },
  },
  'Bricolage Grotesque': {
    weights: '200 800',
    ascent: 93,
    descent: 27,
    sizes: {
      '100 900': [
        [arialBold, 101.6],
        [robotoBold, 108],
        [dejaVuBold, 85.1],
      ],
    },
  },
  Figtree: {
    weights: '300 900',
    ascent: 95,
    descent: 25,
    sizes: {
      '100 900': [
        [arialBold, 96],
        [robotoBold, 102.1],
        [dejaVuBold, 80.4],
      ],
    },
  },
  Newsreader: {
    weights: '200 800',
    ascent: 73.5,
    descent: 26.5,
    sizes: {
      '100 900': [
        [times, 103],
        [notoSerif, 86.6],
        [dejaVuSerif, 77.7],
      ],
    },
  },
};

/** Those of `letters` in views/styles/fonts/subset.ts. */
const coreCharacters =
  'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AE, U+00B0, U+00B7, U+00BC-00BE, U+00D7, U+00E9, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212';

const nameOf = (typeface: string) => typeface.replace(/ Variable$/, '');

/** The name of a typeface's files and package. */
export const fileName = (typeface: string) => nameOf(typeface).toLowerCase().replaceAll(' ', '-');

/** The names of a typeface and of its fallbacks, for `font-family`. */
export function familyOf(typeface: string): string {
  const name = nameOf(typeface);
  return [typeface, ...[1, 2, 3].map((number) => `${name} Fallback ${number}`)]
    .map((family) => `"${family}"`)
    .join(', ');
}

/**
 * The faces of a typeface and of its fallbacks, as CSS. After the whole typeface and with its weights, so that it takes
 * precedence, comes the subset of characters that our pages use (views/styles/fonts/subset.ts).
 */
export function typefaceCss(typeface: string): string {
  const name = nameOf(typeface);
  const { weights, ascent, descent, sizes } = typefaces[name]!;
  const core = `@font-face {
  font-family: "${typeface}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./views/styles/fonts/${fileName(typeface)}-core.woff2") format("woff2-variations");
  unicode-range: ${coreCharacters};
}`;
  const fallbacks = Object.entries(sizes).flatMap(([range, faces]) =>
    faces.map(([sources, percent], index) => {
      const scaled = (value: number) => `${((value / percent) * 100).toFixed(1)}%`;
      return `@font-face {
  font-family: "${name} Fallback ${index + 1}";
  font-weight: ${range};
  src: ${sources};
  size-adjust: ${percent}%;
  ascent-override: ${scaled(ascent)};
  descent-override: ${scaled(descent)};
  line-gap-override: 0%;
}`;
    }),
  );
  return [core, ...fallbacks].join('\n');
}
