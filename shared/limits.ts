/** Every number of the specification, section 9. Times are in milliseconds, sizes in CSS pixels, texts in characters. */
export const limits = {
  homeServices: 6,
  industriesInCarousel: 5,
  whyChooseUsPoints: 4,
  latestPosts: 3,
  footerIndustries: 7,
  sisterSites: 8,

  cardExcerptLength: 350,
  cardTitleLength: 150,
  slugLength: 150,
  slugAutomaticCut: 120,
  slugManualCuts: [80, 50],

  pageSize: { default: 6, list: 9, home: 3, featured: 3, feed: 20 },

  contentTimeout: 10_000,
  contentRetries: 1,
  contentFresh: 5 * 60_000,
  contentStaleServed: 10 * 60_000,
  contentStaleWait: 1_000,
  renderTimeout: 8_000,
  shutdown: 25_000,

  notFoundCountdownSeconds: 5,
  tagManagerTimeout: 10_000,
  chatTimeout: 15_000,
  chatSessionMinutes: 25,
  badgeDelay: 2_000,

  pageTransition: 300,
  skeletonDelay: 150,
  heroAutoplay: 8_000,
  heroSlides: 3,
  counterSteps: 50,
  counterStep: 30,
  shrinkThreshold: 20,
  /** Where the shrunken header grows again: a little before the edge, so that it cannot flicker there. */
  growThreshold: 15,
  headerHeight: 112,
  headerHeightScrolled: 80,
  submenuWidth: 240,
  submenuCloseDelay: 150,
  /** A mouse that only crosses a menu's name does not open it. */
  submenuOpenDelay: 60,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  toasts: 5,
  smallToasts: 3,
  toastDuration: 4_000,
  parallaxFactor: 0.3,
  parallaxMinWidth: 768,
  lazyImageMargin: 50,

  nameMin: 2,
  nameMax: 100,
  emailMax: 254,
  phoneMin: 7,
  phoneMax: 20,
  messageMin: 5,
  messageMax: 5_000,
  contactBodyBytes: 64 * 1024,
} as const;

/** The results strip, as specified; a test compares the eight with the services catalogue. */
export const counters = [
  { target: 100, suffix: '+', label: 'Returns Every Year' },
  { target: 20, suffix: '+', label: 'Years Experience' },
  { target: 10, suffix: '+', label: 'Industries Served' },
  { target: 8, suffix: '', label: 'Service Offerings' },
] as const;
