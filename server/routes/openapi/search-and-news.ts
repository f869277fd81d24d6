import * as limits from '#shared/limits.ts';
import { error, json, ref, retryAfter, text } from './parts.ts';

const searchSite = {
  operationId: 'searchSite',
  summary: 'Search pages and articles',
  description: `At most ${limits.searchesPerMinute} searches a minute from one address.`,
  parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The best matches first.', content: json(ref('SearchResult')) },
    304: { description: 'Nothing new since If-None-Match.' },
    400: error('A parameter is malformed.'),
    429: { ...error('Too many from one address.'), ...retryAfter },
    503: { ...error('The news service does not answer, or there are too many visitors.'), ...retryAfter },
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
    503: { description: 'The news service does not answer.', ...retryAfter },
  },
};

/** The paths of the search and the news feed in the OpenAPI document. */
export const searchAndNewsPaths = {
  '/api/data/search': { get: searchSite },
  '/rss.xml': { get: readFeed },
};
