import * as limits from '#shared/limits.ts';
import { error, retryAfter, text } from './parts.ts';

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
    400: error('The body is unreadable.'),
    413: error('Too large.'),
    415: error('In an encoding or character set that is not read.'),
    429: { ...error('Too many from one address.'), ...retryAfter },
    503: { ...error('Too many visitors at the moment.'), ...retryAfter },
  },
};

/** The path of page views in the OpenAPI document. */
export const pageViewPaths = { '/api/page-views': { post: countPageView } };
