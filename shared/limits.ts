/**
 * The numbers of the site: how many, how long, how large. Change one here, and every reader follows.
 * Names ending in `Ms` are milliseconds, in `Px` CSS pixels; lengths of texts are in characters.
 * No multiplication: esbuild keeps an unused product in the browser's code.
 * Sizes and durations that only stylesheets use are custom properties in views/styles/tokens.css.
 */

// Home page
/** Services among the cards of the home page. */
export const homeServices = 6;
/** Industries in the home page's scroller. */
export const homeIndustries = 5;
/** How long each slide of the hero carousel is shown before the next; the bar in the slide's dot takes as long. */
export const heroAutoplayMs = 8_000;
/** How long the shown slide of the hero waits for the picture of the next. */
export const heroPictureTimeoutMs = 3_000;
/** A counter of the results strip reaches its target in so many steps. */
export const counterSteps = 50;
export const counterStepMs = 30;
/** The part of the scrolled distance by which the hero's picture lags behind. */
export const parallaxFactor = 0.3;
/** Narrower windows have no parallax. */
export const parallaxMinWidthPx = 768;

// News
/** Posts per request: `list` on a page of the news, `feed` in the RSS and JSON feeds, `all` where all are read. */
export const pageSize = { default: 6, list: 9, home: 3, featured: 3, feed: 20, all: 25 } as const;
export const cardExcerptLength = 350;
export const cardTitleLength = 150;
/** A longer slug of a post is logged, and shorter forms of it are tried when no post has it. */
export const slugLength = 150;
/** The length the server tries first in place of a slug that is too long. */
export const slugAutoTruncation = 120;
/** The lengths the visitor may then try, in order. */
export const slugManualTruncations = [80, 50] as const;

// Content from Ghost
/** Time-out of a request to Ghost, its retry included. */
export const contentTimeoutMs = 10_000;
export const contentRetries = 1;
/** The same for a browser's request for the data of a page. */
export const pageDataTimeoutMs = 10_000;
export const pageDataRetries = 1;
/** A failed request to Ghost is repeated after once to four times this, at random. */
export const contentRetryPauseMs = 100;
/**
 * Up to this age a response of Ghost, or a page, is served without a request to Ghost. Less than `contentStaleMs`. With
 * CDN_CACHE see also `cdnFreshMs`.
 */
export const contentFreshMs = 300_000;
/** Ghost's pages, which hold the owner's facts, are read again so often when no webhook says that they have changed. */
export const pagesRefreshMs = 120_000;
/** Up to this age, from the fetch on, cached content is served at once and refreshed in the background. */
export const contentStaleMs = 600_000;
/** How long a request waits for fresh content when the cached copy is older than `contentStaleMs`, before it gets that copy. */
export const contentRefreshWaitMs = 1_000;

/** How long a page waits for the articles it leads on to: it is complete without them, and tries again next time. */
export const relatedPostsWaitMs = 1_000;

/** A longer URL in a post is left out: browsers and servers take none. */
export const urlLength = 4_000;
/** Milliseconds to transform and sanitize a post, which takes about 5; then it is shown as plain text. */
export const postCleaningMs = 2_000;
/** Characters of a post that count for its reading time where Ghost sends none. */
export const countedPostLength = 500_000;
/** Milliseconds to draw the picture of a post for shared links, which takes about 50. */
export const shareImageMs = 5_000;
/** The process that draws them ends after this time without work, to give its memory back. */
export const shareImageIdleMs = 5_000;
/** Pictures in memory, of about 70,000 bytes each, and how many wait to be drawn; further requests get the brand's. */
export const shareImagesBytes = 4_000_000;
export const shareImagesWaiting = 20;
/** Longest texts of a post besides its body; Ghost's longest is a caption. */
export const postFieldLength = 10_000;

// Server
/** Per client address: the results come as the visitor types, with up to one request a letter. */
export const searchesPerMinute = 120;
/** Per client address: several people of one office at their forms. A calculation takes about 2 ms. */
export const toolRequestsPerMinute = 120;
/** Per client address: pictures of posts that are not in memory. Each takes about 50 ms, in a process of its own. */
export const shareImagesPerMinute = 60;
/** Per client address: page changes that browsers report, for the owner's report. */
export const pageViewsPerMinute = 240;
export const estimateBodyBytes = 65_536;
/**
 * Pages rendered and data worked out per client address and process; cached pages and lists are not counted. A render takes about 10 ms, so that one
 * address gets at most a fifth of a processor, and a crawler may still fetch every page of all brands at once.
 */
export const uncachedPagesPerMinute = 1_200;
/** Renders begin one after the other. So many wait for their turn, which takes about `renderWaitMs`; the next are refused with 503. */
export const rendersWaiting = 200;
/** A render that has waited so long is refused, too. */
export const renderWaitMs = 2_000;
/** Retry-After of what is refused, in seconds. */
export const overloadRetrySeconds = 5;
/** A page still streaming after this is closed; what is missing, the browser requests itself. */
export const renderTimeoutMs = 8_000;
/** The process exits this long after SIGTERM, even with requests in flight. */
export const shutdownTimeoutMs = 25_000;
/** A connection on which nothing moves for so long is closed; between two requests it may be open longer. */
export const connectionTimeoutMs = 30_000;
/** Of a process; further ones are closed at once. */
export const maxConnections = 2_000;

// CDN
/** How long a CDN serves a page without a request to the server, with CDN_CACHE. */
export const cdnFreshMs = 300_000;
/** Then, while it fetches the page in the background. */
export const cdnStaleMs = 60_000;
/** Then, while the server does not answer: an hour also for a page that was not requested in the hour before. */
export const cdnStaleOnErrorMs = 7_200_000;
/** PURGE_URL: time-out of a request, pause between two purges, and wait before a failed one is sent again, which doubles. */
export const cdnPurge = { timeoutMs: 5_000, pauseMs: 1_000, retryMs: 1_000 } as const;
export const cdnPurgeAttempts = 5;

// Error reports
/** What a dyno will lose is logged at the start, and again after this time. */
export const lossReportMs = 3_600_000;
/** ERROR_WEBHOOK_URL hears of the same error once in this time. */
export const errorReportRepeatMs = 3_600_000;
export const errorReportTimeoutMs = 5_000;
/** Different errors in that time; further ones are only logged. */
export const errorReportKinds = 50;

// Browser
/** From the countdown of the 404 page to the redirect to the home page. */
export const notFoundCountdownSeconds = 5;
/** A third-party script that has not loaded by then counts as failed. */
export const tagManagerTimeoutMs = 10_000;
export const chatTimeoutMs = 15_000;
export const chatSessionMinutes = 25;
/** After the page has loaded. */
export const badgeDelayMs = 2_000;
/** A page whose code and data take longer to load is announced by its skeleton. */
export const skeletonDelayMs = 1_000;
/** Scroll position at which the header shrinks. */
export const shrinkThresholdPx = 20;
/** Scroll position at which the header grows again: below the one above, so that it cannot flicker between the two. */
export const growThresholdPx = 15;
/** How long a hovered menu stays open after the pointer has left it. */
export const submenuCloseDelayMs = 150;
/** A pointer that only crosses a menu's name does not open it. */
export const submenuOpenDelayMs = 60;
export const tooltipDelayMs = 700;
/** Within this time after a tooltip closed, the next one opens without delay. */
export const tooltipSkipDelayMs = 300;
/** Toasts on the screen at once. */
export const maxToasts = 5;
export const maxSmallToasts = 3;
export const toastDurationMs = 4_000;
/** Images with `data-src` load at this distance from the screen. */
export const lazyImageMarginPx = 50;
/** From the load event: a browser that has reported no paint by then is treated as if it had. */
export const firstPaintTimeoutMs = 1_000;
/** From the moment its images have loaded: fonts that load longer do not delay the page's scripts. */
export const fontsTimeoutMs = 1_000;
/** From DOMContentLoaded: images that load longer do not delay the page's scripts. */
export const imagesTimeoutMs = 4_000;

// Contact form
export const nameMin = 2;
export const nameMax = 100;
export const emailMax = 254;
/** Digits, blanks and signs of a phone number. */
export const phoneMin = 7;
export const phoneMax = 20;
/** The `value` of a service; none is as long. */
export const lineMax = 100;
export const messageMin = 5;
export const messageMax = 5_000;
/** Largest body of a contact request. */
export const contactBodyBytes = 65_536;

// Tax letters
/** The number of a letter, or a sentence that is printed on it. */
export const letterTextMax = 150;

// Mail
/**
 * A mail server's connection, greeting, each reply, and all of an attempt. It may take ten minutes after the text (RFC 5321,
 * 4.5.3.2); who leaves it before may send a copy.
 */
export const smtpTimeouts = { connectMs: 10_000, greetingMs: 30_000, replyMs: 600_000, attemptMs: 900_000 } as const;
/** A visitor is answered while a stored message is still being sent; one that is not kept, before browser and router give up. */
export const mailAnswerMs = { kept: 10_000, unkept: 22_000 } as const;
/** A message whose process was killed is sent by another one after this time. */
export const mailLeaseMs = 60_000;
/** Mails to one mailbox within a day, from all forms and brands: anybody can enter anybody's address. */
export const mailsPerMailbox = 5;
/** As RFC 5321 (4.5.4.1) advises. */
export const mailRetryDays = 5;

// Page views
/** A page change that a browser reports: a word and a path. */
export const pageViewBodyBytes = 400;

// Retention and the owner's report
/** Days after which the server deletes its copy of a message, by its state; stated in the privacy policy. */
export const mailRetentionDays = { sent: 30, failed: 90 } as const;
/** So many meetings booked within an hour are no clients of one firm: the owner is mailed. */
export const floodBookings = 8;

/** Days after the meeting until the server deletes a booking, cancelled ones too; stated in the privacy policy. */
export const bookingRetentionDays = 30;
/** Days after which the counts for the owner's weekly report are deleted; stated in the privacy policy. */
export const reportRetentionDays = 90;
/** Visits, tools and outages are counted in memory and stored in such intervals. */
export const reportFlushMs = 60_000;
