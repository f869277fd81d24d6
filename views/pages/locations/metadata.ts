import type { TownSlug } from '#shared/firm/towns.ts';

/** Title and description of each town's page for search engines. */
export const townHeads: Record<TownSlug, { title: string; description: string }> = {
  dresden: {
    title: 'Taxes in Dresden, Ohio',
    description:
      'Dresden, Ohio: the 1% village income tax through RITA, the half credit for tax paid at work, school district, sales tax, whom to call.',
  },
  pickerington: {
    title: 'Taxes in Pickerington, Ohio',
    description:
      'Pickerington, Ohio: 1% city tax with a credit of half a percent, school district 2307 at 1%, who must file, sales tax, telephone.',
  },
  zanesville: {
    title: 'Taxes in Zanesville, Ohio',
    description:
      'Zanesville, Ohio: what the 1.9% city income tax is made of, who collects it, South Zanesville, school districts, sales and property tax.',
  },
  coshocton: {
    title: 'Taxes in Coshocton, Ohio',
    description:
      'Coshocton, Ohio: 2% city income tax, the credit for tax paid elsewhere, who files, telephone, villages under RITA, school districts, sales tax.',
  },
  newark: {
    title: 'Taxes in Newark, Ohio',
    description:
      'Newark, Ohio: 1.75% city income tax, school district 4507 at 1%, who registers and files, free help, districts of Licking County, sales tax.',
  },
  cambridge: {
    title: 'Taxes in Cambridge, Ohio',
    description:
      'Cambridge, Ohio: 2% city income tax with full credit for tax paid at work, who registers and files, office and telephone, school and sales tax.',
  },
  'mount-vernon': {
    title: 'Taxes in Mount Vernon, Ohio',
    description:
      'Mount Vernon, Ohio: 2% city income tax, its office, the school levy of 2026, taxing districts and villages of Knox County, sales tax.',
  },
  newcomerstown: {
    title: 'Taxes in Newcomerstown, Ohio',
    description:
      'Newcomerstown, Ohio: 2% village income tax through RITA with full credit, schools in three counties without income tax, three sales tax rates.',
  },
  marietta: {
    title: 'Taxes in Marietta, Ohio',
    description:
      'Marietta, Ohio: 1.85% city income tax, who files and who need not, the office, West Virginia wages, school districts and sales tax.',
  },
  columbus: {
    title: 'Taxes in Columbus, Ohio',
    description:
      'Columbus, Ohio: 2.5% city income tax with full credit, CRISP, who files, telephone, school districts of Franklin County, the 8% sales tax.',
  },
};
