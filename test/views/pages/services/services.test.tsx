import { describe, expect, it } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { industrySlugs } from '#shared/firm/industries.ts';
import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import { sisterSites } from '#shared/firm/offices.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { servicesCatalogue, servicesFor } from '#shared/firm/services-catalogue.ts';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { dueDays } from '#shared/tax/deadlines.ts';
import { business } from '#shared/tax/facts/business.ts';
import { deadlineRules } from '#shared/tax/facts/deadline-rules.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { cities } from '#shared/tax/facts/local.ts';
import { pages, serviceOrders } from '#test/specification.ts';
import { type RenderedPage, renderPage, renderPages, testContext } from '#test/views/render-page.tsx';
import { pageModules } from '#views/app/page-registry.ts';
import type { IndustryCopy } from '#views/pages/industries/industry-copy.ts';

const pagesOfThis: RouteName[] = ['services', 'service', 'personalTaxPricing', 'industries', 'industry'];

describe.each(brandIds)('/services of %s', (brand) => {
  it('lists all eight in the brand’s order and words, each with its anchor and six features', async () => {
    const { root } = await renderPage('services', brand);
    const rows = root.querySelectorAll('section[id]').filter((row) => serviceSlugs.includes(row.id as 'payroll'));
    expect(rows.map((row) => row.id)).toEqual(serviceOrders[brand]);
    for (const service of servicesFor(brands[brand])) {
      const row = root.querySelector(`#${service.id}`)!;
      expect(row.querySelector('h2')!.textContent).toBe(service.title);
      expect(row.textContent).toContain(service.shortDescription);
      expect(row.querySelectorAll('ul > li').map((item) => item.textContent)).toEqual(service.features);
      expect(service.features).toHaveLength(6);
      expect(row.querySelector(`a[href="/services/${service.id}"]`)).not.toBeNull();
    }
  });
});

describe.each(brandIds)('pages of services and industries in %s', (brand) => {
  it('have one h1, headings without gaps, and links to existing pages', async () => {
    const pages = await renderPages(pagesOfThis, brand);
    expect(pages).toHaveLength(18);
    for (const { path, root } of pages) {
      expect(root.querySelectorAll('h1'), path).toHaveLength(1);
      const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
      const gaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
      expect(gaps, path).toEqual([]);
      for (const link of root.querySelectorAll('a')) {
        const target = link.getAttribute('href')!;
        if (target.startsWith('/')) expect(matchRoute(target.split(/[?#]/)[0]!).name, target).not.toBe('notFound');
        else if (target.startsWith('#')) expect(root.querySelector(target), target).not.toBeNull();
        else expect(target).toMatch(/^(https:\/\/|tel:)/);
      }
    }
  });

  it('have titles of their own and descriptions of useful length', async () => {
    const heads = await headsOf(brand);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    for (const { title, description } of heads) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(165);
    }
  });
});

it('brands name and describe services in their own words', async () => {
  const rows = await Promise.all(
    brandIds.map(async (brand) => {
      const { root } = await renderPage('services', brand);
      return serviceSlugs.map((slug) => {
        const row = root.querySelector(`#${slug}`)!;
        return { slug, title: row.querySelector('h2')!.textContent, text: row.textContent };
      });
    }),
  );
  const [own, ...others] = rows;
  for (const [place, id] of (['brownco', 'payroll'] as const).entries()) {
    const words = Object.entries(brands[id].serviceOverrides);
    expect(words.length).toBeGreaterThan(4);
    for (const [slug, { title, shortDescription }] of words) {
      const row = others[place]!.find((each) => each.slug === slug)!;
      expect(row.title).toBe(title ?? servicesCatalogue[row.slug].title);
      expect(row.text).toContain(shortDescription);
      expect(own!.find((each) => each.slug === slug)!.text).not.toContain(shortDescription);
    }
    const retitled = others[place]!.filter(({ title }, at) => title !== own![at]!.title);
    expect(retitled.length, id).toBeGreaterThan(1);
  }
});

it('has each brand’s own introduction on every page', async () => {
  const [tax, consulting, payroll] = await Promise.all(brandIds.map((brand) => renderPages(pagesOfThis, brand)));
  tax!.forEach(({ path, root }, place) => {
    const tops = [root, consulting![place]!.root, payroll![place]!.root].map(
      (page) => page.querySelector('h1')!.textContent,
    );
    expect(new Set(tops).size, path).toBe(3);
  });
});

describe('single pages', () => {
  it.each(brandIds)('link from personal tax to its pricing and the checklist in %s', async (brand) => {
    const { root } = await renderPage('service', brand, { slug: 'personal-tax' });
    for (const target of [
      '/services/personal-tax/pricing',
      '/resources/tax-prep-checklist',
      '/resources/check-my-refund',
    ]) {
      expect(root.querySelector(`main a[href="${target}"]`), target).not.toBeNull();
    }
  });

  it('show figures of the dated facts, with their source', async () => {
    const tax = await textOf('business-tax');
    expect(tax).toContain(formatPercent(business.commercialActivityRate.value));
    expect(tax).toContain(formatDollars(business.commercialActivityExclusion.value));
    const payroll = await textOf('payroll');
    expect(payroll).toContain(`within ${employment.newHireDays.value} days`);
    expect(payroll).toContain(`Zanesville ${cities.value.find(({ id }) => id === 'zanesville')!.percent}%`);
    const { root } = await renderPage('service', 'payroll', { slug: 'payroll' });
    expect(root.querySelector(`.fact-note a[href="${employment.newHireDays.source.url}"]`)).not.toBeNull();
  });

  it('name the state fees with the day they were checked, and not the license fee that sources disagree on', async () => {
    const text = await textOf('business-formation');
    expect(text).toMatch(/\$39 to reserve it.*From \$99.*BWC application from \$120.*checked on Nov 22, 2026/);
    expect(text).not.toMatch(/\$(25|50)\b/);
  });

  it('label the sample report as a sample and repeat its chart in words', async () => {
    const { root } = await renderPage('service', 'brownco', { slug: 'fractional-cfo' });
    const report = root.querySelector('.cfo-report')!;
    expect(report.textContent).toContain('Sample figures');
    const bars = report.querySelectorAll('svg .cfo-value').map((bar) => bar.textContent);
    expect(bars).toHaveLength(13);
    const said = report.querySelector('svg')!.getAttribute('aria-label')!;
    for (const bar of bars) expect(said).toContain(bar);
    expect(root.querySelector('figcaption')!.textContent).toContain('Sample figures');
  });

  it('show both sides of the sample week with the same sum', async () => {
    const { root } = await renderPage('service', 'dresdentax', { slug: 'bookkeeping' });
    const sums = root.querySelectorAll('.mini-ledger tfoot td').map((cell) => cell.textContent);
    expect(sums).toHaveLength(2);
    expect(sums[0]).toBe(sums[1]);
  });

  it('have no column called Fee while no price is set', async () => {
    const { root } = await renderPage('personalTaxPricing', 'dresdentax');
    expect(root.querySelectorAll('.section tbody tr')).toHaveLength(4);
    expect(root.querySelectorAll('th').map((cell) => cell.textContent)).not.toContain('Fee');
    expect(root.querySelector('.page-head a.button')!.getAttribute('href')).toBe('#fee-list');
    expect(root.querySelector('.closing-band a')!.textContent).toContain('Ask for a quote');
  });

  it('show the seven industries with every field of the card, and the sister sites', async () => {
    const { root } = await renderPage('industries', 'dresdentax');
    expect(root.querySelectorAll('.industry-card a').map((link) => link.getAttribute('href'))).toEqual(
      pages.filter((path) => path.startsWith('/industries/')),
    );
    for (const { slug, title, description, icon, lightImage, darkImage, trap } of industriesCatalogue) {
      const link = root.querySelector(`a[href="/industries/${slug}"]`)!;
      expect(link.textContent).toBe(title);
      const card = link.closest('li')!;
      expect(card.textContent).toContain(description);
      expect(card.textContent).toContain(trap);
      expect(card.querySelector(`use[href="#i-${icon}"]`), icon).not.toBeNull();
      expect(card.querySelectorAll('img').map((image) => image.getAttribute('src')!.split('/').at(-1))).toEqual([
        lightImage,
        darkImage,
      ]);
    }
    expect(root.querySelectorAll('.sister-sites a').map((link) => link.getAttribute('href'))).toEqual(
      sisterSites.map(({ href }) => href),
    );
  });

  it.each(serviceSlugs)('carries the topic of %s to the scheduling page', async (slug) => {
    const { root } = await renderPage('service', 'dresdentax', { slug });
    const links = root.querySelectorAll('a[href^="/schedule"]').map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(new Set(links)).toEqual(new Set([`/schedule?service=${slug}`]));
  });

  it.each(industrySlugs)('gives %s three questions, three services and a button that names it', async (slug) => {
    const { root } = await renderPage('industry', 'dresdentax', { slug });
    expect(root.querySelectorAll('.money-questions h3')).toHaveLength(3);
    expect(root.querySelectorAll('.card h3 a[href^="/services/"]')).toHaveLength(3);
    const button = root.querySelector('.closing-band a[href="/schedule"]')!.textContent;
    expect(button).toMatch(/^Talk about /);
    expect(button).not.toBe(brands.dresdentax.closing.button);
  });
});

describe('the strip of due dates', () => {
  it('has every due date of the coming year, moved off weekends, to the quarterly one of next November', async () => {
    const { root } = await renderPage('service', 'payroll', { slug: 'payroll' });
    const days = root.querySelectorAll('.year-strip li:has(> time)').map((day) => ({
      date: day.querySelector('time')!.getAttribute('datetime')!,
      names: day.querySelectorAll('time ~ span').map(({ textContent }) => textContent),
    }));
    const expected = dueDays(['employer'], new Date('2026-11-21T15:00:00.000Z'))
      .filter(({ date }) => date < '2027-12')
      .map(({ date, names }) => ({ date, names }));
    expect(days).toEqual(expected);
    expect(days.find(({ date }) => date === '2026-12-15')!.names.slice(0, 2)).toEqual([
      'Federal deposit',
      'Ohio withholding',
    ]);
    expect(days.find(({ date }) => date === '2027-02-01')!.names.join()).toMatch(
      /W-2s, 940, IT 941.*1099-NECs.*941, Ohio/,
    );
    expect(days.find(({ date }) => date === '2027-11-01')!.names).toContain('941, Ohio tax, unemployment');
    expect(months(root)).toHaveLength(12);
    expect([months(root)[0], months(root).at(-1)]).toEqual(['Dec 2026', 'Nov 2027']);
  });

  it('shows what is left of this month and the next twelve when most have due dates', async () => {
    const { root } = await renderPage('industry', 'dresdentax', { slug: 'retail' });
    expect(months(root)).toHaveLength(13);
    expect([months(root)[0], months(root).at(-1)]).toEqual(['Nov 2026', 'Nov 2027']);
    const notes = root.querySelectorAll('.year-note').map(({ textContent }) => textContent);
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('differs by the kind of firm, and shows a small office no commercial activity tax', async () => {
    const strips = await Promise.all(
      industrySlugs.map(async (slug) => {
        const { root } = await renderPage('industry', 'dresdentax', { slug });
        const names = root.querySelectorAll('.year-strip time ~ span').map(({ textContent }) => textContent);
        return { slug, names: [...new Set(names)].sort().join() };
      }),
    );
    expect(new Set(strips.map(({ names }) => names)).size).toBe(industrySlugs.length);
    const withTax = strips.filter(({ names }) => names.includes('CAT')).map(({ slug }) => slug);
    expect(withTax).toEqual(['construction', 'retail', 'private-equity', 'manufacturing']);
  });

  it('leaves out rules that exist', async () => {
    const copies = await Promise.all(
      industrySlugs.map(
        async (slug) => (await import(`../../../../views/pages/industries/${slug}.ts`)).copy as IndustryCopy,
      ),
    );
    const rules = deadlineRules.map(({ id }) => id);
    const unknown = copies.flatMap(({ season }) => (season.without ?? []).filter((id) => !rules.includes(id)));
    expect(unknown).toEqual([]);
    expect(copies.flatMap(({ season }) => season.without ?? []).length).toBeGreaterThan(2);
  });

  const months = (root: RenderedPage['root']) =>
    root.querySelectorAll('.year-strip > li h3').map(({ textContent }) => textContent);
});

async function headsOf(brand: BrandId) {
  const pages = await renderPages(pagesOfThis, brand);
  return Promise.all(
    pages.map(async ({ name, path }) => {
      const { head } = await pageModules.load(name);
      const { params } = matchRoute(path);
      return head({ context: testContext(brand), params, query: new URLSearchParams(), path }, () => undefined);
    }),
  );
}

async function textOf(slug: string): Promise<string> {
  return (await renderPage('service', 'dresdentax', { slug })).root.textContent;
}
