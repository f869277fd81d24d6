/** Every number of the specification, section 9. Times are in milliseconds, sizes in CSS pixels, texts in characters. */
export const homeServices = 6;
export const industriesInCarousel = 5;
export const whyChooseUsPoints = 4;
export const latestPosts = 3;
export const footerIndustries = 7;
export const sisterSites = 8;

export const cardExcerptLength = 350;
export const cardTitleLength = 150;
export const slugLength = 150;
export const slugAutomaticCut = 120;
export const slugManualCuts = [80, 50] as const;

export const pageSize = { default: 6, list: 9, home: 3, featured: 3, feed: 20 } as const;

/** Time-out of each request to Ghost. */
export const contentTimeoutMs = 10_000;
export const contentRetries = 1;
/** Cache lifetime of Ghost's responses: so long they are served without another request to Ghost. */
export const contentFreshMs = 5 * 60_000;
/** Up to this age, from the fetch on, cached content is served at once and refreshed in the background. */
export const contentStaleMs = 10 * 60_000;
/** How long a request waits for fresh content when the cached copy is older than that, before it gets the cached copy. */
export const contentRefreshWaitMs = 1_000;
export const renderTimeout = 8_000;
export const shutdown = 25_000;

export const notFoundCountdownSeconds = 5;
export const tagManagerTimeout = 10_000;
export const chatTimeout = 15_000;
export const chatSessionMinutes = 25;
export const badgeDelay = 2_000;

export const pageTransition = 300;
export const skeletonDelay = 150;
export const heroAutoplay = 8_000;
export const heroSlides = 3;
export const counterSteps = 50;
export const counterStep = 30;
export const shrinkThreshold = 20;
/** Where the shrunken header grows again: a little before the edge, so that it cannot flicker there. */
export const growThreshold = 15;
export const headerHeight = 112;
export const headerHeightScrolled = 80;
export const submenuWidth = 240;
export const submenuCloseDelay = 150;
/** A mouse that only crosses a menu's name does not open it. */
export const submenuOpenDelay = 60;
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;
export const toasts = 5;
export const smallToasts = 3;
export const toastDuration = 4_000;
export const parallaxFactor = 0.3;
export const parallaxMinWidth = 768;
export const lazyImageMargin = 50;
/** How long a part of the page below the screen waits for a browser that is never idle. */
export const bandPause = 500;
/** Pictures that hang hold up neither the rest of the page nor its code for longer, from the end of the document. */
export const loadTimeout = 4_000;

export const nameMin = 2;
export const nameMax = 100;
export const emailMax = 254;
export const phoneMin = 7;
export const phoneMax = 20;
export const messageMin = 5;
export const messageMax = 5_000;
export const contactBodyBytes = 64 * 1024;

/** The results strip, as specified; a test compares the eight with the services catalogue. */
export const counters = [
  { target: 100, suffix: '+', label: 'Returns Every Year' },
  { target: 20, suffix: '+', label: 'Years Experience' },
  { target: 10, suffix: '+', label: 'Industries Served' },
  { target: 8, suffix: '', label: 'Service Offerings' },
] as const;
