import { describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { renderPage, renderPages, testContext } from '../render-page.tsx';
import { fiveWordRuns, readingGrade, sharedPart } from '../text/prose.ts';

const legal: RouteName[] = ['privacy', 'terms', 'accessibility', 'cookies'];
const pagesOfThis: RouteName[] = ['about', 'contact', 'schedule', ...legal];

describe.each(brandIds)('about, contact, schedule and legal pages of %s', (brand) => {
  it('have one h1, headings without gaps, unique ids, and links to existing pages', async () => {
    for (const { path, root } of await renderPages([...pagesOfThis, 'domainTester'], brand)) {
      expect(root.querySelectorAll('h1'), path).toHaveLength(1);
      const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
      expect(
        levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1),
        path,
      ).toEqual([]);
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      expect(
        ids.filter((id, place) => ids.indexOf(id) !== place),
        path,
      ).toEqual([]);
      for (const link of root.querySelectorAll('a')) {
        const target = link.getAttribute('href')!;
        if (/^\/(?!offices\/)/.test(target))
          expect(matchRoute(target.split(/[?#]/)[0]!).name, target).not.toBe('notFound');
        else if (target.startsWith('#')) expect(root.querySelector(target), target).not.toBeNull();
        else expect(target).toMatch(/^(https?:\/\/|tel:|mailto:|\/offices\/(dresden|pickerington)\.vcf$)/);
      }
    }
  });

  it('have a ninth-grade reading level and little repetition', async () => {
    const pages = await renderPages(pagesOfThis, brand);
    for (const { path, root } of pages) expect(readingGrade(root), path).toBeLessThanOrEqual(9);
    const runs = pages.map(({ path, root }) => ({ path, runs: fiveWordRuns(root) }));
    for (const [place, one] of runs.entries()) {
      for (const other of runs.slice(place + 1))
        expect(sharedPart(one.runs, other.runs), `${one.path} and ${other.path}`).toBeLessThan(0.1);
    }
  });

  it('have titles of their own and descriptions of 70 to 160 characters', async () => {
    const heads = await Promise.all(
      pagesOfThis.map(async (name) => {
        const { head } = await pageModules.load(name);
        const props = { context: testContext(brand), params: {}, query: new URLSearchParams(), path: '/' };
        return { name, ...head(props, () => undefined) };
      }),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    for (const { name, description } of heads) {
      expect(description.length, name).toBeGreaterThanOrEqual(70);
      expect(description.length, name).toBeLessThanOrEqual(160);
    }
  });

  it('show the three brands with their marks, and one badge at the page’s own', async () => {
    const [page] = await renderPages(['about'], brand);
    const cards = page!.root.querySelectorAll('.brand-card');
    expect(cards.map((card) => card.querySelector('svg')?.getAttribute('data-brand-color'))).toEqual([...brandIds]);
    const here = cards.filter((card) => card.textContent.includes('You are here'));
    expect(here.map((card) => card.getAttribute('data-brand-color'))).toEqual([brand]);
  });

  it('have the same legal and storage texts in every brand', async () => {
    const text = async (name: RouteName) => (await renderPage(name, brand)).root.textContent;
    expect(await text('privacy')).toMatch(
      /section 7216[\s\S]+section 6713[\s\S]+Gramm-Leach-Bliley[\s\S]+Safeguards Rule/,
    );
    expect(await text('terms')).toContain('Information, not advice');
    expect(await text('cookies')).toContain('At present this site loads none');
    expect(await text('accessibility')).toContain('version 2.2, level AA');
  });
});

it('the contact form works without scripts', async () => {
  const { root } = await renderPage('contact', 'payroll');
  const form = root.querySelector('form')!;
  expect(form.attributes).toMatchObject({ action: '/api/contact', method: 'post' });
  const names = form.querySelectorAll('[name]').map((control) => control.getAttribute('name'));
  expect(names).toEqual([
    'name',
    'email',
    'phone',
    'service',
    'message',
    'form',
    'domain',
    'page',
    'cameFrom',
    'startedAt',
    'website',
  ]);
  expect(form.querySelector('[name=domain]')!.getAttribute('value')).toBe('payroll');
  expect(form.querySelector('[name=page]')!.getAttribute('value')).toBe('/contact');
  expect(form.querySelector('[name=phone]')!.getAttribute('autocomplete')).toBe('tel');
});

it('required fields have a mark and "{label} is required", the others "(optional)"', async () => {
  const { root } = await renderPage('contact', 'brownco');
  const fields = root
    .querySelectorAll('.contact-form :is(input:not([type=hidden], [name=website]), select, textarea)')
    .map((control) => {
      const label = root.querySelector(`label[for="${control.id}"]`)!;
      return [label.textContent, control.hasAttribute('required'), label.querySelectorAll('.field-required').length];
    });
  expect(fields).toEqual([
    ['Name *', true, 1],
    ['Email *', true, 1],
    ['Phone (optional)', false, 0],
    ['Service (optional)', false, 0],
    ['Message *', true, 1],
  ]);
  expect(root.querySelector('.contact-form .required-note')!.textContent).toBe('* means required');
  const empty = parseContact({}, []);
  const labels = fields.filter(([, required]) => required).map(([label]) => String(label).replace(' *', ''));
  expect(Object.values(empty.ok ? {} : empty.errors)).toEqual(labels.map((label) => `${label} is required`));
});

it.each(brandIds)('the contact page of %s names both offices', async (brand) => {
  const text = (await renderPage('contact', brand)).root.textContent;
  for (const office of ['Dresden, OH 43821', 'Pickerington, OH 43147']) expect(text).toContain(office);
});

it('opening hours depend on the time of the render', async () => {
  const { root } = await renderPage('contact', 'dresdentax');
  const states = root.querySelectorAll('.open-now').map((state) => state.textContent);
  expect(states).toEqual(['Open now, until noon', 'Open now, until noon']);
});

it('the domain tester links every page of the table in all three brands', async () => {
  const { root } = await renderPage('domainTester', 'brownco');
  const targets = root.querySelectorAll('.tester-pages a').map((link) => link.getAttribute('href'));
  for (const brand of brandIds) expect(targets).toContain(`/services/payroll?domain=${brand}`);
  expect(new Set(targets).size).toBe(targets.length);
  expect(root.textContent).toContain('because the host name belongs to it');
});
