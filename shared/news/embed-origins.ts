/** Allowed origins of embedded frames; the content security policy (`frame-src`) allows exactly these. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
] as const;
