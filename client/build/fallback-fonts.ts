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

type Fallbacks = {
  ascent: number;
  descent: number;
  /** By range of weights. */
  sizes: Record<string, [sources: string, percent: number][]>;
};

const fallbacks: Record<string, Fallbacks> = {
  'Public Sans': {
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

const nameOf = (typeface: string) => typeface.replace(/ Variable$/, '');

/** The names of a typeface and of its fallbacks, for `font-family`. */
export function familyOf(typeface: string): string {
  const name = nameOf(typeface);
  return [typeface, ...[1, 2, 3].map((number) => `${name} Fallback ${number}`)]
    .map((family) => `"${family}"`)
    .join(', ');
}

/** The faces of a typeface's fallbacks, as CSS. */
export function fallbackFaces(typeface: string): string {
  const name = nameOf(typeface);
  const { ascent, descent, sizes } = fallbacks[name]!;
  return Object.entries(sizes)
    .flatMap(([weights, faces]) =>
      faces.map(([sources, percent], index) => {
        const scaled = (value: number) => `${((value / percent) * 100).toFixed(1)}%`;
        return `@font-face {
  font-family: "${name} Fallback ${index + 1}";
  font-weight: ${weights};
  src: ${sources};
  size-adjust: ${percent}%;
  ascent-override: ${scaled(ascent)};
  descent-override: ${scaled(descent)};
  line-gap-override: 0%;
}`;
      }),
    )
    .join('\n');
}
