import { describe, expect, it } from 'vitest';
import { ghostImage, ghostSrcset } from '#shared/news/ghost-image.ts';

const upload = 'https://blog.example.com/content/images/2026/11/office.jpg';

describe('images uploaded to Ghost', () => {
  it('have a URL for every size and format', () => {
    expect(ghostImage(upload, 600)).toBe('https://blog.example.com/content/images/size/w600/2026/11/office.jpg');
    expect(ghostImage(upload, 600, 'webp')).toBe(
      'https://blog.example.com/content/images/size/w600/format/webp/2026/11/office.jpg',
    );
  });

  it('are scaled from the upload, not from another size', () => {
    const small = ghostImage(upload, 600, 'avif')!;
    expect(ghostImage(small, 1600)).toBe(ghostImage(upload, 1600));
  });

  it('list sizes up to the first that covers the original', () => {
    expect(ghostSrcset(upload)?.split(', ')).toHaveLength(4);
    expect(ghostSrcset(upload, 'webp', 800)?.match(/ \d+w/g)).toEqual([' 600w', ' 1000w']);
    expect(ghostSrcset(upload, 'webp', 600)?.match(/ \d+w/g)).toEqual([' 600w']);
  });

  it.each([
    ...['https://images.unsplash.com/photo-1', 'https://blog.example.com/content/images/2026/11/logo.svg'],
    'https://blog.example.com/content/images/2026/11/fun.gif',
    ...['https://blog.example.com/content/images/2026/11/a.jpg?v=1', '/content/images/a.jpg'],
  ])('Ghost cannot scale %s', (url) => {
    expect(ghostImage(url, 600)).toBeNull();
    expect(ghostSrcset(url, 'webp')).toBeNull();
  });
});
