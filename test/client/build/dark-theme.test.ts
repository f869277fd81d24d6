import { expect, test } from 'vitest';
import { darkThemeOf } from '#client/build/dark-theme.ts';

test('only the rules for the dark theme remain, without their condition', () => {
  const css = `
    /* [data-theme="dark"] .comment {} */
    .card { color: red; }
    [data-theme="dark"] .card { color: blue; }
    [data-brand="payroll"][data-theme="dark"] { --accent: green; }
    @media screen {
      .icon,
      [data-theme="dark"] :is(.band, .results) {
        border: 0;
      }
    }`;
  expect(darkThemeOf(css).replace(/\s+/g, ' ')).toBe(
    ':root .card { color: blue; } [data-brand="payroll"]:root { --accent: green; } :root :is(.band, .results) { border: 0; }',
  );
});
