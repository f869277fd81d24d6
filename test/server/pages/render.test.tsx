import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RenderInput, renderPage, streamPage } from '#server/pages/render.tsx';
import { testContext } from '#test/views/render-page.tsx';
import { loadAllModules } from '#views/runtime/lazy-modules.ts';
import { trackPromise } from '#views/runtime/use-data.tsx';
import '#views/app/page-registry.ts';

await loadAllModules();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function pageInput(header: ReactNode = null): RenderInput {
  return {
    url: '/about-us',
    context: testContext('dresdentax'),
    source: { server: true, load: () => trackPromise(Promise.resolve({ ok: false, reason: 'unavailable' } as never)) },
    parts: {
      head: [],
      inlineScript: '',
      inlineScriptAttributes: {},
      links: [],
      fontPreloads: '',
      header,
      footer: null,
      symbols: '<symbol id="i-unused"><path/></symbol>',
    },
  };
}

function Broken(): ReactNode {
  throw new Error('the header cannot be rendered');
}

const options = { nonce: 'abc', timeoutMs: 8_000, onDeferredError: () => {} };

describe('a complete render', () => {
  test('contains only the icons it shows, and leaves no timer', async () => {
    const html = (await renderPage(pageInput())).toString();
    expect([html.includes('</html>'), html.includes('i-unused')]).toEqual([true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects when the shell fails, and leaves no timer', async () => {
    await expect(renderPage(pageInput(<Broken />))).rejects.toThrow('the header cannot be rendered');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a streamed render', () => {
  test('resolves when its target closes, and leaves no timer', async () => {
    const target = new PassThrough();
    target.resume();
    await streamPage(pageInput(), { ...options, onShell: () => target });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects when the shell fails, and leaves no timer', async () => {
    const onShell = () => new PassThrough();
    await expect(streamPage(pageInput(<Broken />), { ...options, onShell })).rejects.toThrow('cannot be rendered');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects when its target cannot be opened, and leaves no timer', async () => {
    const onShell = () => {
      throw new Error('the headers cannot be written');
    };
    await expect(streamPage(pageInput(), { ...options, onShell })).rejects.toThrow('the headers cannot be written');
    expect(vi.getTimerCount()).toBe(0);
  });
});
