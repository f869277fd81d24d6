/**
 * The oldest versions in which the site works with scripts, two years back. The build lowers scripts and styles to them;
 * README states them. What they lack, the inline script does itself (client/inline/popovers.ts) or does without.
 */
export const oldestBrowsers = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The same for esbuild: `chrome109` and so on. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
