/** Where an embedded frame may come from once a reader asks for it: the content security policy allows exactly these. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://embed.podcasts.apple.com',
  'https://www.google.com',
] as const;
