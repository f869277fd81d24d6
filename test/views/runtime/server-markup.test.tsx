import { prerender } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';
import { testContext } from '../render-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const props = { context: testContext('payroll'), params: {}, query: new URLSearchParams() };

function Written() {
  return <p>written by code</p>;
}

function aPage(path = '/services') {
  const load = vi.fn(async () => ({ Page: Written }));
  return { load, element: <StaticPage view={staticView(load)} {...props} path={path} /> };
}

async function html(element: ReturnType<typeof aPage>['element']): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude as ReadableStream).text();
}

/** A browser whose document holds the server's markup of one page. */
function browserShowing(path: string) {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === `[data-static="${path}"]` ? { innerHTML: '<p>markup of the server</p>' } : null,
  });
}

it('is rendered on the server', async () => {
  const { element } = aPage();
  expect(await html(element)).toContain(
    '<div class="defer-below-fold" data-static="/services"><p>written by code</p></div>',
  );
});

it('preserves the server markup and never loads its code', async () => {
  browserShowing('/services');
  const { load, element } = aPage();
  expect(await html(element)).toBe(
    '<div class="defer-below-fold" data-static="/services"><p>markup of the server</p></div>',
  );
  expect(load).not.toHaveBeenCalled();
});

it('loads its code after navigation from another page', async () => {
  browserShowing('/industries');
  const { load, element } = aPage('/locations');
  expect(await html(element)).toContain('written by code');
  expect(load).toHaveBeenCalledOnce();
});

it('has the server markup again when the visitor comes back to it', async () => {
  browserShowing('/about-us');
  await html(aPage('/about-us').element);
  browserShowing('/industries');
  const { load, element } = aPage('/about-us');
  expect(await html(element)).toContain('<p>markup of the server</p>');
  expect(load).not.toHaveBeenCalled();
});
