/**
 * The oldest versions in which the site works with scripts, two years back: they know popovers, `:has()` and subgrids. The
 * build lowers scripts and styles to them; README states them.
 */
export const oldestBrowsers = { chrome: '117', firefox: '125', safari: '17.0' } as const;

/** The same for esbuild: `chrome109` and so on. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
