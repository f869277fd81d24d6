import { parse } from 'node-html-parser';
import { brandIds } from '#shared/brands/index.ts';
import { type RouteName, routeRow, routes } from '#shared/site/routes.ts';

export const longUrl = `/blog/${'a-long-url-'.repeat(15)}`;

/** A path of every route, for each fixed slug. */
const paths = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const examples: Partial<Record<RouteName, string[]>> = {
    blogPost: ['/blog/two-cities-one-paycheck', longUrl],
    blogTag: ['/blog/tag/payroll'],
    blogAuthor: ['/blog/author/unknown'],
    taxLetter: ['/resources/tax-letters/cp14'],
    search: ['/search?q=tax'],
    notFound: ['/nowhere'],
  };
  const { path, slugs } = routeRow(name);
  return examples[name] ?? slugs?.map((slug) => path.replace(':slug', slug)) ?? [path];
});

const controls = {
  fields: 'input:not([type=hidden]), select, textarea',
  buttons: 'button[type=button]:not([disabled])',
};
export type ControlKind = keyof typeof controls;

/**
 * The pages of all routes and brands that have fields, or buttons, in their `<main>`. Pages with the same ones share
 * their code: one of them is in the list.
 */
export async function pagesWithControls(site: string): Promise<{ path: string; kind: ControlKind }[]> {
  const pages = new Map<string, { path: string; kind: ControlKind }>();
  for (const path of paths) {
    for (const brand of brandIds) {
      const url = `${path}${path.includes('?') ? '&' : '?'}domain=${brand}`;
      const main = parse(await (await fetch(site + url)).text()).querySelector('main')!;
      for (const kind of ['fields', 'buttons'] as const) {
        const key = main
          .querySelectorAll(kind === 'fields' ? `${controls.fields}, option` : controls.buttons)
          .map(({ textContent, attributes: { type, name, id, value, checked } }) =>
            [textContent, type, name, id, value, checked].join(),
          )
          .join('\n');
        if (key && !pages.has(key)) pages.set(key, { path: url, kind });
      }
    }
  }
  return [...pages.values()];
}

/**
 * Runs in the page: uses every control of its `<main>`, ticks, selects and types, or presses. `window.failed()` then lists
 * the fields that have another state by now, and the buttons whose click no listener has seen.
 * @returns how many controls there are
 */
export function useControls(kind: ControlKind): number {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;
  const selector = kind === 'fields' ? 'input:not([type=hidden]), select, textarea' : 'button[type=button]';
  const controls = [...document.querySelectorAll<Control>(`#main :is(${selector})`)].filter(
    (control) => control.checkVisibility() && !control.disabled && control.tabIndex >= 0,
  );
  const texts: Record<string, string> = { date: '2026-12-15', email: 'pat@example.com', tel: '(740) 555-0100' };
  for (const control of controls) {
    if (control.matches('button, [type=checkbox], [type=radio]')) {
      control.click();
      continue;
    }
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else control.value = texts[control.type] ?? '1';
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const state = (control: Control) =>
    control.matches('[type=checkbox], [type=radio]') ? (control as HTMLInputElement).checked : control.value;
  // React may render a field anew, but not with another value.
  const fieldOf = ({ localName, name, id, value, type }: Control) =>
    `${localName}[name="${name}"]${type === 'checkbox' || type === 'radio' ? `[value="${value}"]` : `[id="${id}"]`}`;
  const entered = controls.map((control) => ({ field: fieldOf(control), state: state(control) }));
  const clicked = new Set<EventTarget | null>();
  addEventListener('click', ({ target }) => clicked.add(target));
  Object.assign(window, {
    failed: () =>
      kind === 'buttons'
        ? controls.filter((control) => !clicked.has(control)).map((control) => control.outerHTML)
        : entered.filter(({ field, state: expected }) => {
            const control = document.querySelector<Control>(field);
            return !control || state(control) !== expected;
          }),
  });
  return controls.length;
}
