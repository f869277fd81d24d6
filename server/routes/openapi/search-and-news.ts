import * as limits from '#shared/limits.ts';
import { error, json, ref, refusals, text } from './parts.ts';

const searchSite = {
  operationId: 'searchSite',
  summary: 'Search pages and articles',
  description: `At most ${limits.searchesPerMinute} searches a minute from one address.`,
  parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The best matches first.', content: json(ref('SearchResult')) },
    304: { description: 'Nothing new since If-None-Match.' },
    ...refusals(error, [429], {
      400: 'A parameter is malformed.',
      503: 'The news service does not answer, or there are too many visitors.',
    }),
  },
};

const markedText = { type: 'array', items: text, description: 'In parts; those at the odd indexes match the query.' };
export const searchResult = {
  type: 'object',
  required: ['ok', 'value'],
  properties: {
    ok: { const: true },
    value: {
      type: 'object',
      required: ['hits', 'total', 'corrected', 'likely'],
      properties: {
        hits: {
          type: 'array',
          items: {
            type: 'object',
            required: ['title', 'path', 'group', 'section', 'excerpt'],
            properties: {
              title: markedText,
              path: { ...text, description: 'With the id of the section, if the match is in one.' },
              group: { type: 'string', enum: ['do', 'read', 'ask'] },
              section: { ...text, description: 'Heading of the section, or empty.' },
              excerpt: markedText,
            },
          },
        },
        total: { type: 'integer', description: 'How many pages match; the hits are the best of them.' },
        corrected: { type: ['string', 'null'], description: 'The query the hits are for, when a word was mistyped.' },
        likely: {
          type: 'array',
          description: 'When there are no hits: the likeliest pages.',
          items: {
            type: 'object',
            required: ['title', 'path', 'description'],
            properties: { title: text, path: text, description: text },
          },
        },
      },
    },
  },
};

const readFeed = {
  operationId: 'readFeed',
  summary: 'The news as RSS 2.0',
  responses: {
    200: { description: 'The newest posts.', content: { 'application/rss+xml': { schema: { type: 'string' } } } },
    304: { description: 'Nothing new since If-None-Match or If-Modified-Since.' },
    ...refusals((description) => ({ description }), [], { 503: 'The news service does not answer.' }),
  },
};

const countPageView = {
  operationId: 'countPageView',
  summary: 'Report a page change or a used tool, for the counts of the owner’s weekly report',
  description:
    'Sent by the pages of the site. Counted by day and page only, for people whose browsers send it from there.',
  parameters: [{ name: 'domain', in: 'query', required: false, schema: text, description: 'The brand.' }],
  requestBody: {
    required: true,
    description: '`page` or `tool`, and the path of a page of the site. Anything else is not counted.',
    content: {
      'text/plain': {
        schema: { type: 'string', pattern: '^(?:page|tool) /[\\w/.%-]*$', maxLength: limits.pageViewBodyBytes },
        example: 'page /about-us',
      },
    },
  },
  responses: {
    204: { description: 'Counted, if it is a page that is counted.' },
    ...refusals(error, [413, 429, 503], {
      400: 'The body is unreadable.',
      415: 'In an encoding or character set that is not read.',
    }),
  },
};

export const searchAndNewsPaths = {
  '/api/data/search': { get: searchSite },
  '/rss.xml': { get: readFeed },
  '/api/page-views': { post: countPageView },
};
