import { townPlace } from '#shared/firm/town-places.ts';
import type { TownSlug } from '#shared/firm/towns.ts';
import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const { Page, preload } = staticPage(() => import('./town-page.tsx'));

export function head({ params }: PageProps): Head {
  const slug = params['slug'] as TownSlug;
  const { name } = townPlace(slug);
  return { title: `Taxes in ${name}, Ohio`, description: `${name}, Ohio: ${descriptions[slug]}` };
}

const descriptions: Record<TownSlug, string> = {
  dresden:
    'the 1% village income tax through RITA, the half credit for tax paid at work, school district, sales tax, whom to call.',
  pickerington:
    '1% city tax with a credit of half a percent, school district 2307 at 1%, who must file, sales tax, telephone.',
  zanesville:
    'what the 1.9% city income tax is made of, who collects it, South Zanesville, school districts, sales and property tax.',
  coshocton:
    '2% city income tax, the credit for tax paid elsewhere, who files, telephone, villages under RITA, school districts, sales tax.',
  newark:
    '1.75% city income tax, school district 4507 at 1%, who registers and files, free help, districts of Licking County, sales tax.',
  cambridge:
    '2% city income tax with full credit for tax paid at work, who registers and files, office and telephone, school and sales tax.',
  'mount-vernon':
    '2% city income tax, its office, the school levy of 2026, taxing districts and villages of Knox County, sales tax.',
  newcomerstown:
    '2% village income tax through RITA with full credit, schools in three counties without income tax, three sales tax rates.',
  marietta:
    '1.85% city income tax, who files and who need not, the office, West Virginia wages, school districts and sales tax.',
  columbus:
    '2.5% city income tax with full credit, CRISP, who files, telephone, school districts of Franklin County, the 8% sales tax.',
};
