import { type Brand, type BrandId, brandIds, type Theme } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { brandColor, pagePalette } from '#views/art/palette.ts';

type Properties = Record<string, string | number>;

/**
 * Custom properties of every brand and theme, for `<html data-brand data-theme>` or any element with both attributes.
 * Values that all brands share are written once.
 */
export function brandCss(): string {
  const [light, dark] = [propertiesOf('light'), propertiesOf('dark')];
  const [sharedLight, sharedDark] = [common(light), common(dark)];
  const neutral = Object.fromEntries(Object.entries(ink).map(([stop, color]) => [`--ink-${stop}`, color]));
  return [
    rule(':root', { ...neutral, ...sharedLight }),
    ...brandIds.map((id) => rule(`[data-brand="${id}"]`, without(light[id], sharedLight))),
    rule('[data-theme="dark"]', without(sharedDark, sharedLight)),
    ...brandIds.map((id) =>
      rule(`[data-brand="${id}"][data-theme="dark"]`, without(without(dark[id], sharedDark), light[id])),
    ),
    ...brandIds.map((id) => rule(`[data-brand-color="${id}"]`, { '--brand-color': brandColor(id) })),
  ].join('\n');
}

/** The name of every brand, as a string, for the foot of printed sheets. */
export function brandNamesCss(): string {
  return brandIds.map((id) => rule(`[data-brand="${id}"]`, { '--brand-name': `"${brands[id].name}"` })).join('\n');
}

function propertiesOf(theme: Theme): Record<BrandId, Properties> {
  const ofBrand = (id: BrandId): Properties => ({
    ...fontProperties(brands[id]),
    ...prefixed('--', brands[id].palette.roles[theme]),
    ...pagePalette(id, theme),
    ...backgroundProperties(brands[id], theme),
  });
  return Object.fromEntries(brandIds.map((id) => [id, ofBrand(id)])) as Record<BrandId, Properties>;
}

function fontProperties({ fonts }: Brand): Properties {
  const fallback = fonts.heading.replace(/ Variable$/, ' Fallback');
  return {
    '--font-heading': `"${fonts.heading}", "${fallback}", ${fonts.headingFallback}`,
    '--heading-weight': fonts.headingWeight,
    '--heading-tracking': fonts.headingTracking,
  };
}

/** Files below public/, which the bundler resolves from the project's folder. */
function backgroundProperties({ backgrounds }: Brand, theme: Theme): Properties {
  const url = (file: string) => `url("./public${file}")`;
  const { heroLight, heroDark, servicesLight, servicesDark, footer } = backgrounds;
  return {
    '--bg-hero': theme === 'light' ? heroLight : heroDark,
    '--bg-services': url(theme === 'light' ? servicesLight : servicesDark),
    '--bg-footer': url(footer),
  };
}

function prefixed(prefix: string, values: Properties): Properties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** The properties that have the same value for every brand. */
function common(byBrand: Record<BrandId, Properties>): Properties {
  const [first, ...others] = Object.values(byBrand) as [Properties, ...Properties[]];
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

/** `values` without those that `given` has already. */
function without(values: Properties, given: Properties): Properties {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => given[name] !== value));
}

function rule(selector: string, properties: Properties): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

if (import.meta.main) process.stdout.write(process.argv[2] === 'names' ? brandNamesCss() : brandCss());
