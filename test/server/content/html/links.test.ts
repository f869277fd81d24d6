import { describe, expect, it } from 'vitest';
import { embedFor } from '#server/content/html/embeds.ts';
import { allowedMediaUrl } from '#server/content/html/images.ts';
import { siteLink } from '#server/content/html/links.ts';
import { htmlRules } from './html-rules.ts';

const ghost = htmlRules.ghostUrl;

describe('links in a post', () => {
  it.each([
    [`${ghost}/what-to-bring-to-your-first-tax-appointment/`, '/blog/what-to-bring-to-your-first-tax-appointment'],
    [`${ghost}/every-card/#heading-two`, '/blog/every-card#post-heading-two'],
    [`${ghost}/every-card/?ref=x`, '/blog/every-card?ref=x'],
    [`${ghost}/tag/payroll/`, '/blog/tag/payroll'],
    [`${ghost}/tag/news/`, '/blog'],
    [`${ghost}/author/dana-whitfield/`, '/blog/author/dana-whitfield'],
    [`${ghost}/services/payroll`, '/services/payroll'],
    [`${ghost}/resources/tax-calculator#steps`, '/resources/tax-calculator#steps'],
    [`${ghost}/about/`, '/about-us'],
    [`${ghost}/rss/`, '/rss.xml'],
    [`${ghost}/`, '/'],
    [ghost, '/'],
    [`${ghost}/#/portal/signup`, '/contact'],
    [`${ghost}/content/files/2026/11/organizer.pdf`, `${ghost}/content/files/2026/11/organizer.pdf`],
    ['__GHOST_URL__/every-card/', '/blog/every-card'],
    ['/__GHOST_URL__/content/files/2026/11/organizer.pdf', `${ghost}/content/files/2026/11/organizer.pdf`],
    ['pat@a.example', 'mailto:pat@a.example'],
    ['www.example.com/about-us', 'https://www.example.com/about-us'],
    ['every-card.html', '/every-card.html'],
    ['/schedule', '/schedule'],
    ['#fn1', '#post-fn1'],
    ['#post-fn1', '#post-fn1'],
    ['mailto:office@example.com', 'mailto:office@example.com'],
    ['https://www.example.com/about-us?ref=127.0.0.1', 'https://www.example.com/about-us?ref=127.0.0.1'],
  ])('%s becomes %s', (url, expected) => {
    expect(siteLink(url, htmlRules)).toEqual({ href: expected, external: false });
  });

  it.each(['https://www.irs.gov/?ref=127.0.0.1', 'http://example.org/', 'https://127.0.0.1/every-card/'])(
    '%s stays what it is, outside',
    (url) => {
      expect(siteLink(url, htmlRules)).toEqual({ href: url, external: true });
    },
  );

  it.each([
    ['www.irs.gov', 'https://www.irs.gov/'],
    ['irs.gov/forms', 'https://irs.gov/forms'],
    ['tax.ohio.gov?topic=1', 'https://tax.ohio.gov/?topic=1'],
  ])('%s without a scheme is %s', (url, expected) => {
    expect(siteLink(url, htmlRules)).toEqual({ href: expected, external: true });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://example.org/'])('%s is removed', (url) => {
    expect(siteLink(url, htmlRules)).toBeNull();
  });

  it('work for a Ghost below a path', () => {
    const rules = { ...htmlRules, ghostUrl: 'https://www.example.com/news' };
    expect(siteLink('https://www.example.com/news/a-post/', rules)?.href).toBe('/blog/a-post');
    expect(siteLink('https://www.example.com/newsletter/', rules)?.href).toBe('https://www.example.com/newsletter/');
  });
});

describe('image hosts', () => {
  it.each([
    ['https://images.unsplash.com/photo-1?w=600', 'https://images.unsplash.com/photo-1?w=600'],
    [`${ghost}/content/images/2026/11/dana.png`, `${ghost}/content/images/2026/11/dana.png`],
    ['/content/images/2026/11/dana.png', `${ghost}/content/images/2026/11/dana.png`],
    ['https://www.example.com/a.png', 'https://www.example.com/a.png'],
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['https://photos.example.org/a.png', 'https://photos.example.org/a.png'],
  ])('%s is allowed', (url, expected) => {
    expect(allowedMediaUrl(url, htmlRules)).toBe(expected);
  });

  it.each([
    ...['https://user:pass@images.unsplash.com/a.jpg', 'https://images.unsplash.com:8443/a.jpg'],
    ...['https://example.com/a.png', 'javascript:alert(1)', 'x.png'],
    '',
    null,
  ])('%s is not allowed', (url) => {
    expect(allowedMediaUrl(url, htmlRules)).toBeNull();
  });
});

describe('embeds', () => {
  it.each([
    [
      'https://www.youtube.com/embed/jNQXAC9IVRw?feature=oembed',
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw',
      'https://www.youtube.com/watch?v=jNQXAC9IVRw',
    ],
    [
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?start=90',
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?start=90',
      'https://www.youtube.com/watch?v=jNQXAC9IVRw&t=90s',
    ],
    [
      'https://player.vimeo.com/video/76979871?app_id=1',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://vimeo.com/76979871',
    ],
    [
      'https://www.google.com/maps/embed?pb=!1m14!2d-82.0107!3d40.1216',
      'https://www.google.com/maps/embed?pb=!1m14!2d-82.0107!3d40.1216',
      'https://www.google.com/maps/search/?api=1&query=40.1216%2C-82.0107',
    ],
  ])('%s loads on click', (url, src, href) => {
    expect(embedFor(url)).toMatchObject({ src, href });
  });

  it.each([
    'https://www.youtube.com/watch?v=jNQXAC9IVRw',
    'https://player.vimeo.com/video/../../evil',
    'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    'javascript:alert(1)',
    '',
  ])('%s is not embedded', (url) => {
    expect(embedFor(url)).toBeNull();
  });
});
