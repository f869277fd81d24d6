import { pino } from 'pino';
import { postSections, type TextSection } from '#server/content/html/sections.ts';
import type { PageText } from '#server/search/documents.ts';
import { createSiteSearch } from '#server/search/site-search.ts';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import type { Outcome, PostSummary } from '#shared/news/post.ts';

const heads = [
  {
    title: 'Payroll',
    path: '/services/payroll',
    description: 'Pay runs, withholding and year-end forms for Ohio teams.',
    sections: [
      { id: null, heading: '', text: 'Hours by Tuesday, checks on Friday.' },
      {
        id: 'garnishment',
        heading: 'When a court writes',
        text: 'We read the order first.\nA garnishment is withheld from the next check. Then the court gets its report.',
      },
    ],
  },
  {
    title: 'Contractors',
    path: '/industries/construction',
    description: 'Job cost, retainage and lien-law dates.',
    sections: [],
  },
  {
    title: 'Check my refund',
    path: '/resources/check-my-refund',
    description: 'The official pages to ask about a refund.',
    sections: [],
  },
  { title: 'Contact', path: '/contact', description: 'Call, write or visit.', sections: [] },
  { title: 'All services', path: '/services', description: 'Everything we do.', sections: [] },
];
const pageTexts: PageText[] = brandIds.flatMap((brand) =>
  heads.map((page) => ({ ...page, brand, title: brand === 'payroll' ? `${page.title} for crews` : page.title })),
);

type Article = { excerpt?: string; tags?: string[]; html?: string };

/** The sections of the posts. */
export const texts = new Map<PostSummary, TextSection[]>();
/** A post with its sections. */
export function card(title: string, { excerpt = '', tags = [], html = '' }: Article = {}) {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const post = {
    title,
    excerpt,
    custom_excerpt: null,
    url: `/blog/${slug}`,
    tags: tags.map((name) => ({ name })),
  } as PostSummary;
  texts.set(post, postSections(html));
  return post;
}

export const cards = [
  card('W-2 season starts in November', {
    excerpt: 'Names, addresses and Social Security numbers.',
    tags: ['Deadlines'],
    html: '<p>Ask now.</p><h2>Moves across the county line</h2><p>It goes unsaid. An apprentice moved in May. Look at the address.</p>',
  }),
  card('A calm month', { excerpt: 'Nothing is due. Payroll goes on as ever, and so does tax.', tags: ['News'] }),
  card('Payroll tax in plain words', { excerpt: 'What leaves a paycheck.' }),
  card('The café on Main Street', { excerpt: 'A tag for each table.', tags: ['Bookkeeping'] }),
];

export type All = () => Promise<Outcome<PostSummary[]>>;

/** A search over these pages, and over these posts or others. `onRead` is called when the texts of the pages are read. */
export function search(all: All = async () => ({ ok: true, value: cards }), onRead = () => {}) {
  return createSiteSearch({
    content: {
      allPosts: all,
      pages: async () => ({ ok: true, value: { facts: {}, redirects: [], shown: [], problems: [] } }),
      sectionsOf: (post) => texts.get(post) ?? [],
    },
    pageHeads: () => pageTexts.map((page) => ({ ...page, sections: [] })),
    async *pageTexts() {
      onRead();
      yield* pageTexts;
    },
    log: pino({ level: 'silent' }),
  });
}

export async function found(q: string, brand: BrandId = 'dresdentax', siteSearch = search()) {
  await siteSearch.refresh();
  const result = await siteSearch.find(q, brand);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** The paths of the results. */
export async function paths(q: string, siteSearch = search()) {
  return (await found(q, 'dresdentax', siteSearch)).hits.map(({ path }) => path);
}
