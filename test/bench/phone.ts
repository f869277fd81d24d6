import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';

/** The phone of the performance targets: CPU four times slower, 150 ms round trip, 1.6 Mbit/s. */
export const phone = { cpuSlowdown: 4, latency: 150, bitsPerSecond: 1_638_400 };

export const screens = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1280: { viewport: { width: 1280, height: 800 } },
} satisfies Record<number, BrowserContextOptions>;

/** A browser without background network traffic. */
export function launch(executablePath: string, ...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
  });
}

/**
 * A page of a new visitor whose processor and network are slowed down by the browser itself, as it loads: no figure is
 * computed from an unthrottled load.
 * @param blocked URLs that are not requested, with `*`
 */
export async function throttledPage(
  browser: Browser,
  screen: BrowserContextOptions = screens[390],
  blocked: string[] = [],
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  await session.send('Network.enable');
  const bytes = phone.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  if (blocked.length > 0) await session.send('Network.setBlockedURLs', { urls: blocked });
  return page;
}
