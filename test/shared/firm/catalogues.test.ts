import { describe, expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { industrySlugs } from '#shared/firm/industries.ts';
import { industriesCatalogue, industryBySlug } from '#shared/firm/industries-catalogue.ts';
import { ownerDataProblems } from '#shared/firm/owner-data.ts';
import { counters, serviceSlugs } from '#shared/firm/services.ts';
import { servicesCatalogue, servicesFor } from '#shared/firm/services-catalogue.ts';
import { scenes } from '#views/art/scenes/index.ts';

describe('the services catalogue', () => {
  it('has eight services, the number in the results strip, each with its own slug and anchor', () => {
    expect(Object.keys(servicesCatalogue)).toEqual([...serviceSlugs]);
    expect(serviceSlugs).toHaveLength(8);
    expect(counters.at(-1)).toMatchObject({ label: 'Service Offerings', target: 8 });
    for (const [slug, service] of Object.entries(servicesCatalogue)) {
      expect(service).toMatchObject({ id: slug, link: `/services#${slug}` });
    }
  });

  it('has priorities in the order of the slugs, payroll last, and the default brand uses that order', () => {
    expect(serviceSlugs.map((slug) => servicesCatalogue[slug].priority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(servicesCatalogue.payroll.priority).toBe(8);
    expect(brands.dresdentax.contentPriorities.services).toEqual([...serviceSlugs]);
  });

  it.each(brandIds)('is complete in the order and wording of %s', (id) => {
    const services = servicesFor(brands[id]);
    expect(services.map((service) => service.id)).toEqual(brands[id].contentPriorities.services);
    expect(new Set(services.map((service) => service.title)).size).toBe(8);
    for (const [slug, override] of Object.entries(brands[id].serviceOverrides)) {
      expect(services.find((service) => service.id === slug)).toMatchObject(override);
    }
  });
});

describe('the industries catalogue', () => {
  it('has the seven industries in order, each with a page and a picture for both themes', () => {
    expect(industriesCatalogue.map((industry) => industry.slug)).toEqual([...industrySlugs]);
    for (const slug of industrySlugs) {
      expect(industryBySlug(slug)).toMatchObject({
        link: `/industries/${slug}`,
        lightImage: `${slug}-light.svg`,
        darkImage: `${slug}-dark.svg`,
      });
      expect(Object.keys(scenes)).toContain(slug);
      const { title, description, icon } = industryBySlug(slug);
      for (const text of [title, description, icon]) expect(text.length, slug).toBeGreaterThan(2);
    }
  });
});

describe('the validation of the owner’s data', () => {
  it('finds no problem in the repository’s data', () => {
    expect(ownerDataProblems()).toEqual([]);
  });

  it('names file, entry and field', () => {
    expect(ownerDataProblems({ base: [12.5, 20], city: [0, 10], rent: [40, 30], biz: 90 })).toEqual([
      'shared/firm/prices.ts, base, 0: needs whole dollars above 0',
      'shared/firm/prices.ts, city, 0: needs whole dollars above 0',
      'shared/firm/prices.ts, rent: needs the lower figure first',
      'shared/firm/prices.ts, biz: needs two figures, from and to, or null',
    ]);
  });
});
