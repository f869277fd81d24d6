import type { Brand } from '../brands/brand.ts';
import { industriesCatalog } from '../firm/industries-catalog.ts';
import { sisterSitesBeside } from '../firm/offices.ts';
import { servicesFor } from '../firm/services-catalog.ts';
import { titleCase } from '../format/text.ts';
import { href, type RouteWithoutParams, routes, type ToolName } from './routes.ts';
import { tools } from './tools.ts';

export type NavigationItem = {
  title: string;
  /** One short sentence, or empty. */
  description: string;
  /** Path of this site, or an absolute URL. */
  href: string;
  /** Name in views/runtime/icon-names.ts. */
  icon: string;
  external: boolean;
  children: NavigationItem[];
};

/**
 * The main menu of a brand. To add a link to the header, add a `page(…)` or `item(…)` row to this list or to `children`.
 * The order of the main menu is fixed in test/shared/site/navigation.test.ts.
 */
export function navigation(brand: Brand): NavigationItem[] {
  return [
    page('home', 'house'),
    {
      ...page('about', 'users'),
      title: 'About',
      children: [
        page('about', 'users', 'How we work, and where to find us'),
        {
          ...item('Our Locations', href('towns'), 'map-pin', 'And what each town taxes'),
          children: [
            ...officeLinks(brand),
            { ...item('Sister Sites', href('towns'), 'map-pin'), children: sisterLinks(brand) },
          ],
        },
        {
          ...page('industries', 'hard-hat', 'The usual mistake in each'),
          children: industries().map((industry) => ({ ...industry, description: '' })),
        },
        ...brand.menuPages.map(({ title, path }) => item(title, path, 'file-text')),
      ],
    },
    {
      ...page('services', 'layout-panel-left'),
      title: 'Services',
      children: [page('services', 'layout-panel-left', 'All of them, side by side'), ...services(brand)],
    },
    item('Team to Win', brand.teamUrl, 'trophy', 'Opens our Team to Win site'),
    {
      ...page('blog', 'newspaper'),
      title: 'Resources',
      children: [
        page('blog', 'newspaper', 'Dates, changes and plain explanations'),
        {
          ...page('resources', 'landmark', 'What each of them is for'),
          children: taxResources(),
        },
      ],
    },
    {
      ...page('contact', 'message-circle'),
      title: 'Contact',
      children: [
        page('contact', 'phone', 'Call, write, visit or meet by video'),
        page('schedule', 'calendar-days', 'Pick a way and a time that suit you'),
      ],
    },
  ];
}

/** The eight services in the brand's order and wording. */
export function services(brand: Brand): NavigationItem[] {
  return servicesFor(brand).map(({ id, title, shortDescription, icon }) =>
    item(titleCase(title), href('service', { slug: id }), icon, shortDescription),
  );
}

/** The seven industries. */
export function industries(): NavigationItem[] {
  return industriesCatalog.map(({ title, link, icon, description }) => item(titleCase(title), link, icon, description));
}

/** The offices, on this site; then the other towns on sister sites. */
export function locations(brand: Brand): NavigationItem[] {
  return [...officeLinks(brand), ...sisterLinks(brand)];
}

function officeLinks({ offices }: Brand): NavigationItem[] {
  return offices.map(({ id, town }) => item(town, `${href('contact')}#${id}`, 'map-pin', 'Our office'));
}

function sisterLinks({ offices, sisterSites }: Brand): NavigationItem[] {
  return sisterSitesBeside(sisterSites, offices).map(({ town, href: url }) => item(town, url, 'map-pin'));
}

/** The five that the specification names come first, and then letters, for which most visitors come. */
const firstResources: ToolName[] = [
  'ohioBusinessTaxes',
  'taxCalculator',
  'checkMyRefund',
  'taxPaymentCenter',
  'taxPrepChecklist',
  'taxLetters',
];

/** Every tool. */
export function taxResources(): NavigationItem[] {
  const names = new Set([...firstResources, ...(Object.keys(tools) as ToolName[])]);
  return [...names].map((name) =>
    item(titleCase(tools[name].title ?? routes[name].label), href(name), tools[name].icon),
  );
}

/** The four legal pages. */
export function legalPages(): NavigationItem[] {
  return [page('privacy', 'lock'), page('terms', 'file-text'), page('accessibility', 'users'), page('cookies', 'info')];
}

function page(name: RouteWithoutParams, icon: string, description = ''): NavigationItem {
  return item(routes[name].label, href(name), icon, description);
}

function item(title: string, url: string, icon: string, description = ''): NavigationItem {
  return { title, description, href: url, icon, external: /^https?:/.test(url), children: [] };
}
