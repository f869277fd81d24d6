import * as limits from '../limits.ts';

type ThirdParty = {
  /** The variable that configures it: a URL, or an id. */
  variable: 'GTM_ID' | 'CHAT_WIDGET_SRC' | 'ANALYTICS_SRC' | 'SPEED_INSIGHTS_SRC' | 'BADGE_SRC';
  /** In the browser's console, where its failure is logged. */
  name?: string;
  /** On /cookies. */
  words: string;
  timeoutMs: number;
  /** URL of the script of an id. */
  srcOf?: (id: string) => string;
  /** Data attributes of the script element. */
  data?: Record<string, string>;
};

/** Scripts of other companies that the owner may configure. To add one, add a row here and its variable in server/env.ts. */
const table = {
  tagManager: {
    variable: 'GTM_ID',
    name: 'Tag manager',
    words: 'a tag manager',
    timeoutMs: limits.tagManagerTimeoutMs,
    srcOf: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  },
  chat: {
    variable: 'CHAT_WIDGET_SRC',
    name: 'Chat',
    words: 'a chat window',
    timeoutMs: limits.chatTimeoutMs,
    data: { sessionDuration: String(limits.chatSessionMinutes) },
  },
  analytics: {
    variable: 'ANALYTICS_SRC',
    words: 'visit statistics',
    timeoutMs: limits.chatTimeoutMs,
  },
  speedInsights: {
    variable: 'SPEED_INSIGHTS_SRC',
    words: 'speed measurements',
    timeoutMs: limits.chatTimeoutMs,
  },
  badge: { variable: 'BADGE_SRC', words: 'a badge in the footer', timeoutMs: limits.chatTimeoutMs },
} as const satisfies Record<string, ThirdParty>;

export type ThirdPartyId = keyof typeof table;
export type ThirdPartyVariable = ThirdParty['variable'];
export const thirdParties: Readonly<Record<ThirdPartyId, ThirdParty>> = table;

/** URLs of the configured scripts. */
export type ThirdParties = Partial<Record<ThirdPartyId, string>>;

/** The scripts that the owner's variables configure. */
export function configuredThirdParties(env: Partial<Record<ThirdPartyVariable, string | undefined>>): ThirdParties {
  return Object.fromEntries(
    Object.entries(thirdParties).flatMap(([id, { variable, srcOf }]) => {
      const value = env[variable];
      return value === undefined ? [] : [[id, srcOf ? srcOf(value) : value]];
    }),
  );
}

/** Allowed origins of embedded frames; the content security policy (`frame-src`) allows exactly these. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
] as const;
