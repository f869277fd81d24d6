import { type HTMLElement, parse } from 'node-html-parser';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { counters } from '#shared/limits.ts';
import type { Outcome, PostCard } from '#shared/post.ts';
import { PageContextContext } from '#views/context.tsx';
import { DataContext, type DataSource, tag } from '#views/data.tsx';
import { pageModules } from '#views/page-modules.ts';
import { testContext } from './render-page.tsx';

async function render(brand: BrandId, latest: Outcome<PostCard[]> = { ok: true, value: [] }): Promise<HTMLElement> {
  const { Page } = await pageModules.load('home');
  const heroDates = [{ date: '2026-12-15', title: 'Federal payroll deposit' }];
  const context = { ...testContext(brand), heroDates };
  const answer = tag(Promise.resolve(latest));
  await answer;
  const source: DataSource = { server: true, load: () => answer as never };
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <PageContextContext value={context}>
        <DataContext value={source}>
          <main>
            <Page context={context} params={{}} query={new URLSearchParams()} path="/" />
          </main>
        </DataContext>
      </PageContextContext>
    </StaticRouter>,
    // As the server does: finished parts stand in their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return parse(await new Response(prelude as ReadableStream).text());
}

describe.each(brandIds)('home of %s', (id) => {
  const brand = brands[id];
  let root: HTMLElement;
  beforeAll(async () => {
    root = await render(id);
  });

  test('has the nine sections in order', () => {
    const order = [
      '.hero',
      '.welcome',
      '.results',
      '.home-services',
      '.industries',
      '.why',
      '.connected',
      '.latest',
      '.home-contact',
    ];
    expect(
      root
        .querySelectorAll('section')
        .map((section) => order.find((name) => section.classList.contains(name.slice(1)))),
    ).toEqual(order);
  });

  test('one h1: the first slide, whole', () => {
    const headings = root.querySelectorAll('h1');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      `${brand.hero[0]!.headline} ${brand.hero[0]!.marked}`,
    ]);
  });

  test('three slides, one shown, the others out of reach; three dots, one current', () => {
    const slides = root.querySelectorAll('.hero-slide');
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    expect(root.querySelectorAll('.slide-dot').map((dot) => dot.getAttribute('aria-current') ?? null)).toEqual([
      'true',
      null,
      null,
    ]);
    for (const name of ['Previous slide', 'Next slide', 'Pause slides']) {
      expect(root.querySelector(`button[aria-label="${name}"]`)).not.toBeNull();
    }
  });

  test('leads to scheduling, to the portal and down to the welcome section', () => {
    expect(root.querySelector('.hero-slide a[href="/schedule"]')).not.toBeNull();
    expect(root.querySelector(`.hero-slide a[href="${brand.portalUrl}"]`)).not.toBeNull();
    const cue = root.querySelector('.hero a[href^="#"]')!;
    expect(root.querySelector(cue.getAttribute('href')!)!.classList.contains('welcome')).toBe(true);
  });

  test('three value cards, four points, five trades, three brands of which one is here', () => {
    expect(root.querySelectorAll('.welcome h3')).toHaveLength(3);
    expect(root.querySelectorAll('.why h3')).toHaveLength(4);
    expect(root.querySelectorAll('.rail > li')).toHaveLength(5);
    expect(root.querySelectorAll('.brand-card')).toHaveLength(3);
    expect(root.querySelectorAll('.brand-card-here').map((mark) => mark.textContent)).toEqual(['You are here']);
    expect(root.querySelector(`.connected a[href="${brand.teamUrl}"]`)).not.toBeNull();
  });

  test('the brand’s first six services, and the way to all', () => {
    const links = root.querySelectorAll('.bento h3 a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(brand.contentPriorities.services.slice(0, 6).map((slug) => `/services/${slug}`));
    expect(root.querySelector('.home-services a[href="/services"]')).not.toBeNull();
  });

  test('final numbers stand in the HTML', () => {
    const numbers = root.querySelectorAll('.results dd .visually-hidden').map((number) => number.textContent);
    expect(numbers).toEqual(counters.map(({ target, suffix }) => `${target}${suffix}`));
  });

  test('dates or questions beside the hero', () => {
    const card = root.querySelector('.hero-card')!;
    if (brand.heroCard.kind === 'questions') expect(card.querySelectorAll('dt')).toHaveLength(3);
    else expect(card.querySelector('time')!.getAttribute('datetime')).toBe('2026-12-15');
  });
});

test('the tax brand names its county in the first line', async () => {
  expect((await render('dresdentax')).querySelector('h1')!.textContent).toContain('Muskingum County');
});

test.each([
  ['there are none', { ok: true, value: [] }],
  ['the content service fails', { ok: false, reason: 'unavailable' }],
] as const)('news says so when %s', async (_, latest) => {
  const root = await render('payroll', latest as Outcome<PostCard[]>);
  expect(root.querySelector('.latest')!.textContent).toContain('No posts available at the moment.');
});
