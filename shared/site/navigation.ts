import type { Brand } from '../brands/brand.ts';
import { industriesCatalogue } from '../firm/industries-catalogue.ts';
import { sisterSites } from '../firm/offices.ts';
import { servicesFor } from '../firm/services-catalogue.ts';
import { href, type PlainRouteName, routes } from './routes.ts';

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
          ...item('Our Locations', `${href('contact')}#dresden`, 'map-pin'),
          children: [...locations(), page('towns', 'landmark')],
        },
        {
          ...page('industries', 'hard-hat', 'Seven industries and their usual mistakes'),
          children: industries().map((industry) => ({ ...industry, description: '' })),
        },
      ],
    },
    {
      ...page('services', 'layers'),
      title: 'Services',
      children: [page('services', 'layers', 'Everything we do, side by side'), ...services(brand)],
    },
    item('Team to Win', brand.teamUrl, 'trophy', 'Opens our Team to Win site'),
    {
      ...page('blog', 'newspaper'),
      title: 'Resources',
      children: [
        page('blog', 'newspaper', 'Dates, changes and plain explanations'),
        page('whatsNew', 'flag', 'Who each change is for'),
        ...toolGroups(),
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
    item(title, href('service', { slug: id }), icon, shortDescription),
  );
}

/** The seven industries. */
export function industries(): NavigationItem[] {
  return industriesCatalogue.map(({ title, link, icon, description }) => item(title, link, icon, description));
}

/** Dresden on this site, the other towns on sister sites. */
export function locations(): NavigationItem[] {
  return [
    item('Dresden', `${href('contact')}#dresden`, 'map-pin'),
    ...sisterSites.map(({ town, href: url }) => item(town, url, 'map-pin')),
  ];
}

/** The tools by the job they do, each group named by it. */
export function toolGroups(): NavigationItem[] {
  return [
    group('Tax Resources: work it out', 'calculator', [
      page('taxCalculator', 'calculator', 'Federal, Ohio, school and city'),
      { ...page('paycheck', 'wallet', 'What a check leaves after tax'), title: 'Paycheck helper' },
      item('Owner’s pay', `${href('paycheck')}#s-corporation`, 'briefcase', 'Salary, draw or S corporation'),
      page('ohioBusinessTaxes', 'landmark', 'Which ones you owe, from five questions'),
    ]),
    group('Dates', 'calendar-days', [page('deadlines', 'calendar-days', 'Your due dates for fifteen months')]),
    group('Letters and refunds', 'mail', [
      page('taxLetters', 'mail', 'What it wants, and by when'),
      page('checkMyRefund', 'search', 'Where the money is'),
    ]),
    group('Pay', 'credit-card', [page('taxPaymentCenter', 'credit-card', 'Where and how, and over time')]),
    group('Prepare', 'list-checks', [
      page('taxPrepChecklist', 'list-checks', 'The papers to gather'),
      page('ohioEmployers', 'users', 'Register, hire, pay, file'),
    ]),
  ];
}

/** Every tool, and the tax changes. */
export function taxResources(): NavigationItem[] {
  return [...toolGroups().flatMap(({ children }) => children), page('whatsNew', 'flag')];
}

/** The four legal pages. */
export function legalPages(): NavigationItem[] {
  return [page('privacy', 'lock'), page('terms', 'file-text'), page('accessibility', 'users'), page('cookies', 'info')];
}

function page(name: PlainRouteName, icon: string, description = ''): NavigationItem {
  return item(routes[name].label, href(name), icon, description);
}

function group(title: string, icon: string, children: NavigationItem[]): NavigationItem {
  return { ...item(title, children[0]!.href, icon), children };
}

function item(title: string, url: string, icon: string, description = ''): NavigationItem {
  return { title, description, href: url, icon, external: /^https?:/.test(url), children: [] };
}
