import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What the stylesheets use that the oldest supported browsers (client/build/supported-browsers.ts) lack, and what is
// seen there instead.

type Feature = {
  /** How it is written in a selector, at-rule or declaration. */
  pattern: RegExp;
  /** Part of each place that may use it, and what happens there without it. `*` for every place. */
  without: Record<string, string>;
};

const features: Record<string, Feature> = {
  ':has(), Firefox before 121': {
    pattern: /:has\(/,
    without: {
      '.card-linked:has(a:focus-visible)': 'within @supports; else the link itself has its focus ring',
      '.header:has([open])': 'a menu fades out while the next one is open',
      '.steps:not(.contact-next *):has(>:nth-child(5))': 'five steps stand in one row',
      '.check-list:has(>:nth-child(4))': 'a long list has one column',
      '.page-head:has(:is(.letters-lead': 'more space below the first paragraph',
      '.field-control>input:has(+span)': 'the corners next to the unit are round',
      '.field-control:has(': 'edge and ring go round the field without its sign',
      ':root:has(.consent)': 'another rule keeps the room of the banner free on every page',
      ':root:not(:has(.consent))': 'no bar repeats the chosen time; below the times it is repeated in any case',
      ':root:has(.calculator-bar)': 'another rule keeps the room of the bar free on every tool',
      '.calculator:has([data-empty])': 'the bar shows zeros before the first entry',
      '.calculator-first:has([data-empty])': 'the half that was not used is printed, too',
      ':has(>.faq)': 'title above the questions; :is() skips what it does not know',
      '.contact-form>:not(.field:not(:has(textarea)))': 'another rule gives all fields the whole width',
      'picture:has(>.kg-header-card-image)+*': 'less space below the picture',
      '.contents li:has([aria-current])': 'the present heading is bold, without a line beside it',
      '.page-head+.section:has(.search-results-area)': 'more space above the results',
      '.empty-state:has(.button)': 'the small drawing stands above the text',
      '.checklist:has([name=topics]:checked)': 'scripts off: all groups of the checklist are shown',
      '.schedule-request:has(.booking-form)': 'more space above the form',
      '.meeting-fields:has(': 'the fields of all kinds of meetings are shown',
      '.year-strip li:has(>time)': 'dates and their texts stand in one line',
      '.year-strip>li:not(:has(li))': 'months without dates are shown on phones too',
      '.tax-location:': 'all fields are shown',
      'form:not(:has(.required-note))': 'a form of required fields only has stars, too',
      '.official-link:has(>:target)': 'no line around the card that a URL names',
      '.calculator:not(:has(': 'all fields are shown',
      '.page-head:has(+.booked-meeting)': 'the drawing stands between title and facts on phones',
      '.card-grid-3:has(>:nth-child(2):last-child)': 'two cards leave a third of their row empty',
      '.data-table:not(:has(thead th:nth-child(3)))': 'the head of a table of two columns stays in view, too',
      ':root:has(.deadlines) .page-head .lead': 'the printed page has the lead of the screen',
      '.fee-builder:not(:has(:checked))': 'the printed page has an empty list',
      'html:has(.deadlines :focus-visible)': 'the page scrolls smoothly to what gets the focus',
      ':has(.theme-menu[open])': 'the logo and the drawing of the other theme load when it is chosen',
      ':root:has(:is(input,select,textarea):focus) .call-bar': 'the bar to call stays while something is typed',
    },
  },
  'color-mix(), Chrome before 111': {
    pattern: /color-mix\(/,
    without: {
      '--hover: color-mix(': 'within @supports; else a gray',
      '.button-ink:hover{background:color-mix(': 'within @supports; else another color',
      '.button-secondary:hover{': 'the border changes',
    },
  },
  ':popover-open, Safari before 17, Firefox before 125, Chrome before 114': {
    pattern: /:popover-open/,
    without: {
      '.menu-sheet:popover-open{animation': 'opens without animation',
      '.menu-sheet:popover-open::backdrop{': 'there is none',
      '.menu-sheet:is(:popover-open,[data-open])': ':is() skips what it does not know',
    },
  },
  ':nth-child() of, Chrome before 111': {
    pattern: /:nth-child\([^()]* of\b/,
    without: { ':where(.defer-below-fold': 'all sections are laid out at once; :where() skips what it does not know' },
  },
  'the media feature scripting, Safari before 17, Chrome before 120': {
    pattern: /\(scripting/,
    without: {
      ':root:not([data-loaded])': 'the background is fetched at once',
      '.call-bar:not([data-shown]': 'the bar to call is there from the start',
    },
  },
  '::details-content, all before 2024': {
    pattern: /::details-content/,
    without: {
      '*': 'disclosures open without animation, closed ones are not printed, and a script opens what only phones close',
    },
  },
  'subgrid, Chrome before 117': {
    pattern: /subgrid/,
    without: {
      '.industry-list>li{': 'cards of a row differ in height',
      '.hero-slide{': 'the buttons of the slides stand at their lower end',
    },
  },
  'text-wrap, all before 2023': { pattern: /text-wrap:/, without: { '*': 'lines break where they are full' } },
  'the unit lh, Firefox before 120': {
    pattern: /\dlh\b/,
    without: { '.post-card-normal .post-card-meta{': 'date and reading time take two lines' },
  },
  'content-visibility, Safari before 18, Firefox before 125': {
    pattern: /content-visibility|contain-intrinsic/,
    without: { '*': 'all is laid out at once' },
  },
  'scrollbar-width, Safari before 18.2, Chrome before 121': {
    pattern: /scrollbar-width/,
    without: { '*': 'scrollbars are as wide as others' },
  },
  'size-adjust and the like, Safari before 17': {
    pattern: /size-adjust:|(?:ascent|descent|line-gap)-override/,
    without: { '*': 'text moves when its font arrives' },
  },
  'view transitions between documents, Chrome before 126, Safari before 18.2, Firefox': {
    pattern: /@view-transition/,
    without: { '*': 'a new document just appears' },
  },
  'interpolate-size, Chrome before 129, Safari, Firefox': {
    pattern: /interpolate-size/,
    without: { '*': 'an answer has its whole height at once' },
  },
  'transition-behavior, Safari before 17.4, Firefox before 129, Chrome before 117': {
    pattern: /allow-discrete/,
    without: { '*': 'what is closed is gone at once' },
  },
  'what no stylesheet uses so far': {
    pattern:
      /@(?:starting-style|scope|property|position-try|function)|light-dark\(|linear\(|(?:^|[^-])round\(|(?:rgb|hsl|oklch|oklab|lab|lch)\((?:from|\d*\.?\d+%? [\d.]+%? [\d.]+ *\/ *from)|oklch\(|[{};,]\s*&|:(?:user-valid|user-invalid|dir|open|state|autofill|modal)\b|anchor-name|position-anchor|field-sizing|(?:animation|scroll|view)-timeline|text-box|line-height-step|initial-letter|font-palette|@font-feature-values|:heading|sibling-index|attr\([^)]+[, ]/,
    without: {},
  },
};

const stylesheets = readdirSync('dist/public/assets').filter((name) => name.endsWith('.css'));
const css = stylesheets.map((name) => readFileSync(`dist/public/assets/${name}`, 'utf8')).join('\n');
/** Every rule as `selectors{declarations}`, and every `@media` and the like before its brace, without strings and URLs. */
const rules = rulesOf(css.replace(/url\((?:"[^"]*"|'[^']*'|[^)"']*)\)/g, 'url()'));

function rulesOf(text: string): { within: string; selectors: string; declarations: string }[] {
  const found: ReturnType<typeof rulesOf> = [];
  const open: string[] = [];
  for (const [, start, end] of text.matchAll(/([^{}]*)([{}])/g)) {
    // Declarations before a nested rule, and statements such as @layer, end with a semicolon.
    if (end === '{') open.push(start!.split(';').at(-1)!.trim());
    else {
      const prelude = open.pop() ?? '';
      if (start!.trim()) found.push({ within: open.join(' '), selectors: prelude, declarations: start!.trim() });
    }
  }
  return found;
}

/** The selectors of a list: its commas outside of brackets separate them. */
function selectorsOf(list: string): string[] {
  let depth = 0;
  let selectors = [''];
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) selectors = [...selectors, ''];
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}

function usesOf({ pattern }: Feature): string[] {
  return rules
    .map(({ within, selectors, declarations }) => {
      // The condition of @supports asks for a feature, and does without it.
      const condition = within.replace(/@supports (?:not )?(?:selector)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
      return `${condition}${selectors}{${declarations}}`;
    })
    .filter((rule) => pattern.test(rule));
}

test.each(Object.entries(features))('%s: every use is known', (_name, feature) => {
  const places = Object.keys(feature.without);
  const uses = usesOf(feature);
  expect(uses.filter((use) => places.every((place) => place !== '*' && !use.includes(place)))).toEqual([]);
  expect(places.filter((place) => place !== '*' && uses.every((use) => !use.includes(place)))).toEqual([]);
  if (places.includes('*')) expect(uses).not.toEqual([]);
});

test('a selector that older browsers do not know shares its rule with no other, which would be lost with it', () => {
  const mixed = rules.filter(({ selectors }) => {
    const list = selectorsOf(selectors);
    return [/:has\(/, /:popover-open/, /::details-content/].some(
      (pattern) => list.some((selector) => pattern.test(selector)) && !list.every((selector) => pattern.test(selector)),
    );
  });
  expect(mixed.map(({ selectors }) => selectors)).toEqual([]);
});
