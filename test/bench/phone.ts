import { type Browser, chromium, type Page } from 'playwright';

/** The phone of the performance targets: CPU four times slower, 150 ms round trip, 1.6 Mbit/s. */
export const phone = {
  cpuSlowdown: 4,
  latency: 150,
  bitsPerSecond: 1_638_400,
  viewport: { width: 390, height: 844 },
};

/** A browser without background network traffic. */
export function launch(executablePath: string, ...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
  });
}

/** A page of a new visitor whose processor and network are slowed down by the browser itself, as it loads. */
export async function throttledPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: phone.viewport, hasTouch: true, isMobile: true });
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
  return page;
}
