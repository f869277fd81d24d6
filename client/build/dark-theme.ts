const dark = '[data-theme="dark"]';

/**
 * The rules of stylesheets that are for the dark theme, as rules for every theme: for browsers with scripts off, where no
 * script sets `data-theme`.
 * @param css source as it is written here: no rules inside the rules for the dark theme
 */
export function darkThemeOf(css: string): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selectors, declarations]) => {
      const ofDark = selectors!.split(/,(?![^(]*\))/).filter((selector) => selector.includes(dark));
      return ofDark.map((selector) => `${selector.trim().replace(dark, ':root')} {${declarations}}`);
    })
    .join('\n');
}
