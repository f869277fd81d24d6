import { type CoverScene, coverScenes, readVariant, variantOf } from '#shared/news/cover.ts';

/** The scene of a tag that Ghost and the built-in articles have; other tags get one by the post's slug. */
const sceneOfTag = new Map<string, CoverScene>(
  Object.entries({
    deadlines: 'calendar',
    'personal-tax': 'w2',
    'business-tax': 'letter',
    'fractional-cfo': 'cash',
    ohio: 'map',
    payroll: 'payroll',
    'hr-consulting': 'hr',
    bookkeeping: 'ledger',
    news: 'letter',
    'business-formation': 'storefront',
    marketing: 'marketing',
  } as const),
);

/** For these an Ohio article has the map: where a rule holds says more than a form. */
const placeBefore = new Set(['personal-tax', 'business-tax']);

const paleVariants = 8;
/** One cover in this many has a deep ground. */
const deepEvery = 4;
/** The drawing of scene `w2` that is the form itself. */
const wageStatement = 0;

/** `tags` are slugs, the primary one first. */
type CoveredPost = { slug: string; title: string; excerpt: string; tags: readonly string[] };

/**
 * The name of a post's cover, for the URL of its drawing: a variant, a scene and, where the article has one, a figure or
 * date, such as `2w2-$2,000`. It says all that the drawing needs.
 */
export function coverName({ slug, title, excerpt, tags }: CoveredPost): string {
  const hash = hashOf(slug);
  const isAboutW2 = /\bW-2\b/.test(title);
  const scene = isAboutW2 ? 'w2' : (sceneOfTags(tags) ?? coverScenes[hash % coverScenes.length]!);
  const figure = figureIn(title) ?? figureIn(excerpt) ?? /\b20\d\d\b/.exec(title)?.[0];
  const { drawing, ground } = readVariant((hash >>> 8) % paleVariants);
  const variant = variantOf(isAboutW2 ? wageStatement : drawing, (hash >>> 16) % deepEvery === 0 ? 'deep' : ground);
  return [`${variant}${scene}`, ...(figure ? [figure] : [])].join('-');
}

function sceneOfTags(tags: readonly string[]): CoverScene | undefined {
  const primary = tags[0] ?? '';
  return sceneOfTag.get(placeBefore.has(primary) && tags.includes('ohio') ? 'ohio' : primary);
}

/** The money, date or percentage that a text is about: the first, but the second of `from … to …`. */
export function figureIn(text: string): string | undefined {
  const money =
    /\bfrom \$[\d,.]+ to (\$\d{1,3}(?:,\d{3}){0,3})/.exec(text) ??
    /(\$\d{1,3}(?:,\d{3}){0,3}|\$\d{1,6})(?!\d|,\d|\.\d(?!\d))/.exec(text);
  const unit = money && /^\s(million|billion)\b/.exec(text.slice(money.index + money[0].length))?.[1];
  if (money) return money[1] + (unit ? unit[0]!.toUpperCase() : '');
  const date = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2})\b/.exec(text);
  if (date) return `${date[1]} ${date[2]}`;
  const percent = /\b(\d{1,2}(?:\.\d{1,2})?)(?:%| percent\b)/.exec(text);
  return percent ? `${percent[1]}%` : undefined;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
