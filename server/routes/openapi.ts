import { bookingPaths } from './openapi/bookings.ts';
import { contactPaths, contactRequest } from './openapi/contact.ts';
import { errorBody, formResponse } from './openapi/parts.ts';
import { searchAndNewsPaths, searchResult } from './openapi/search-and-news.ts';
import { taxEstimate, taxEstimatePaths, taxInput } from './openapi/tax-estimate.ts';

/**
 * Describes what programs may call, as an OpenAPI 3.1 document.
 * @param brandOrigin scheme and host of the brand's site, such as https://www.example.com
 */
export function openApiDocument(brandOrigin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website API',
      version: '1.0.0',
      description:
        'Send a message to the office, book a meeting, estimate federal and Ohio tax, search the site, read the news feed.',
    },
    servers: [{ url: brandOrigin }],
    paths: { ...contactPaths, ...bookingPaths, ...taxEstimatePaths, ...searchAndNewsPaths },
    components: {
      schemas: {
        ContactRequest: contactRequest,
        FormResponse: formResponse,
        TaxInput: taxInput,
        TaxEstimate: taxEstimate,
        SearchResult: searchResult,
        Error: errorBody,
      },
    },
  };
}
