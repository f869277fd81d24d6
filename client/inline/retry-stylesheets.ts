import * as limits from '#shared/limits.ts';

/**
 * Requests the document's stylesheets again that could not be loaded: while processes of two builds run, a page of the new
 * one may ask the old one, which has not got them. Those of later pages fail as `loadStylesheet` wants it.
 */
export function retryStylesheets() {
  let left = limits.stylesheetRetries;
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement;
      if (link.rel !== 'stylesheet' || link.onerror || left-- <= 0) return;
      setTimeout(() => link.replaceWith(link.cloneNode()), limits.stylesheetRetryMs);
    },
    true,
  );
}
