import { type Browser, chromium, type Page } from 'playwright';

/** The phone of the performance targets: CPU four times slower, 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
export const phone = {
  cpuSlowdown: 4,
  latency: 150,
  down: 1_600_000,
  up: 750_000,
  viewport: { width: 390, height: 844 },
};

/** A desk with the same processor and line. */
export const desk = { width: 1280, height: 800 };

/**
 * Switched off. The last such switch counts, so this has what Playwright switches off, too; and the browser's own tab
 * strip, address bar and side panels, which are web pages of processes of their own: for the first seconds of every window they
 * took half a core from the page that is measured.
 */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // The browser's own pages.
  'AimEnabled',
  'InitialWebUI',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'ReadAnything',
  'SidePanel',
  'SpareRendererForSitePerProcess',
  'TabHoverCardImages',
  'TabSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUITabStrip',
];

/** A browser without background network traffic and pages of its own. */
export function launch(executablePath: string, ...args: string[]): Promise<Browser> {
  const disabled = `--disable-features=${disabledFeatures.join(',')}`;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', disabled, ...args],
  });
}

/** A page of a new visitor whose processor and network are slowed down by the browser itself, as it loads. */
export async function throttledPage(browser: Browser, viewport = phone.viewport): Promise<Page> {
  const isMobile = viewport === phone.viewport;
  const context = await browser.newContext({ viewport, hasTouch: isMobile, isMobile });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.down / 8,
    uploadThroughput: phone.up / 8,
  });
  return page;
}
