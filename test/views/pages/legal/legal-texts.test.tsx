import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookingRetentionDays, mailRetentionDays, reportRetentionDays } from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { embedOrigins, thirdParties } from '#shared/site/third-parties.ts';
import { renderPage } from '#test/views/render-page.tsx';

async function legalPage(name: 'privacy' | 'cookies', changes: Partial<PageContext> = {}) {
  const { root } = await renderPage(name, 'dresdentax', {}, { changes });
  return { root, text: root.textContent.replace(/\s+/g, ' ') };
}

const sources = globSync('{client,views,server,shared}/**/*.{ts,tsx}').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

/** The keys, or their constant beginnings, under which the code stores something in the browser. */
function storageKeys(): string[] {
  const stored =
    /(?:(?:local|session)Storage\.setItem\(|\bstore\('(?:local|session)Storage',)\s*([^,]+),|caches\.open\(([^)]+)\)/g;
  return sources
    .flatMap(({ file, code }) =>
      [...code.matchAll(stored)].map(([, argument]) => {
        const literal = /^'([^']+)'$/.exec((argument ?? '').trim())?.[1];
        const key = literal ?? /(?:const (?:key|storageKey|prefix) = |return |=> )['`]([a-z-]+:?)/.exec(code)?.[1];
        return key ?? `no constant key in ${file}`;
      }),
    )
    .filter((key, place, all) => all.indexOf(key) === place)
    .sort();
}

const services = Object.fromEntries(Object.keys(thirdParties).map((id) => [id, `https://${id}.example/a.js`]));

describe('the cookies page', () => {
  it('lists each entry that the code stores in the browser, and no other', async () => {
    const { root } = await legalPage('cookies');
    expect(storageKeys().length).toBeGreaterThan(4);
    expect(
      root
        .querySelectorAll('td code')
        .map((cell) => cell.textContent)
        .sort(),
    ).toEqual(storageKeys());
  });

  it('names each configured service, and none without configuration', async () => {
    const without = (await legalPage('cookies')).text;
    expect(without).toContain('At present this site loads none');
    const named = await Promise.all(
      Object.entries(services).map(async ([name, value]) => {
        const { text } = await legalPage('cookies', { thirdParties: { [name]: value } });
        return /this site loads: ([^.]+)\./.exec(text)?.[1];
      }),
    );
    expect(new Set(named).size).toBe(named.length);
    const { text } = await legalPage('cookies', { thirdParties: services });
    for (const name of named) expect(text).toContain(name);
  });

  it('names each host whose players may be shown in news articles', async () => {
    const { text } = await legalPage('cookies');
    for (const origin of embedOrigins) expect(text).toContain(new URL(origin).hostname);
  });
});

it('the privacy policy says how long the server keeps messages, bookings and counts, and what it counts', async () => {
  const { text } = await legalPage('privacy');
  for (const said of [
    `up to ${mailRetentionDays.sent} days`,
    `refuses for good is kept for ${mailRetentionDays.failed} days`,
    `deletes its copy ${bookingRetentionDays} days after the day of the meeting`,
    'nothing that you typed',
    `The counts are deleted after ${reportRetentionDays} days`,
  ])
    expect(text).toContain(said);
});
