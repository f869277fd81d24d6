import { expect, test } from 'vitest';
import { iconPath } from '#views/art/icon-path.ts';

const svg = (inner: string) => `<!-- license -->\n<svg class="x" viewBox="0 0 24 24">\n  ${inner}\n</svg>\n`;

test('lines, circles and rectangles become one path', () => {
  expect(iconPath(svg('<line x1="1" y1="2" x2="3" y2="4" />\n  <circle cx="12" cy="12" r="10" />'))).toBe(
    'M1 2L3 4M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
  );
  expect(iconPath(svg('<rect x="3" y="4" width="18" height="16" />'))).toBe('M3 4h18v16h-18v-16z');
  expect(iconPath(svg('<rect width="18" height="16" x="3" y="4" rx="2" />'))).toBe(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
});

test('a path that begins with a relative move begins absolute after another path', () => {
  expect(iconPath(svg('<path d="M1 1h2" />\n  <path d="m16 9-5.5 5.5L8 12" />'))).toBe('M1 1h2M16 9l-5.5 5.5L8 12');
  expect(iconPath(svg('<path d="M1 1h2" />\n  <path d="m.5.9 h4" />'))).toBe('M1 1h2M.5 .9h4');
});

test('an unsupported shape or attribute throws', () => {
  expect(() => iconPath(svg('<path d="M1 1h2" transform="rotate(45)" />'))).toThrow('transform');
  expect(() => iconPath(svg('<polygon points="1,2 3,4" />'))).toThrow('polygon');
});
