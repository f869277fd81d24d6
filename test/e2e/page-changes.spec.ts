import type { Page } from 'playwright/test';
import * as limits from '#shared/limits.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } });

test('a document requests no data: what it shows came with it', async ({ page, openPage }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/contact', '/services/payroll', '/resources/deadlines', '/about-us']) {
    await openPage(path);
    // The last thing that a page loads by itself.
    await expect.poll(() => requested.some((name) => /\/icons-\w+\.svg$/.test(name)), { timeout: 30_000 }).toBe(true);
  }
  expect(requested.filter((name) => name.startsWith('/api/data/'))).toEqual([]);
});

test('a link asks for all scripts of its page in one round, not for each once another has named it', async ({
  page,
  openPage,
}) => {
  const list = page.waitForResponse(/page-chunks-\w+\.json/);
  await openPage('/');
  const scripts = ((await (await list).json()) as Record<string, string[]>)['industries']!;
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await answer.promise;
    await route.continue();
  });
  await footerLink(page, '/industries').click();
  const missing = scripts.filter((script) => !loaded.includes(script));
  expect(missing.length).toBeGreaterThan(1);
  await expect.poll(() => missing.filter((script) => !asked.includes(script))).toEqual([]);
  answer.resolve();
  await expect(page.locator('h1')).toHaveText(/industr/i);
});

test('the styles of a page have effect with it, not while the visitor only points at its link', async ({
  page,
  openPage,
}) => {
  await openPage('/privacy-policy');
  const inEffect = () =>
    page.evaluate(
      () => [...document.styleSheets].filter(({ media }) => matchMedia(media.mediaText || 'all').matches).length,
    );
  const before = await inEffect();
  const link = footerLink(page, '/industries');
  const styles = page.waitForResponse(/\/overview-[\w-]+\.css/);
  await link.hover();
  await (await styles).finished();
  expect(await inEffect()).toBe(before);
  await link.click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await inEffect()).toBe(before + 1);
});

test('a page change takes texts, drawing and data from the page’s document, once', async ({ page, openPage }) => {
  await openPage('/');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const headings = {
    '/services/payroll': /payroll/i,
    '/industries/retail': /store/i,
    '/resources/deadlines': /deadline/i,
  };
  for (const [path, heading] of Object.entries(headings)) {
    await footerLink(page, path).click();
    await expect(page.locator('h1')).toHaveText(heading);
  }
  await expect(page.locator('main .tool')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(headings['/services/payroll']);
  await expect(page.locator('main .art svg').first()).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/api/'))).toEqual([]);
  for (const path of Object.keys(headings)) expect(fetched.filter((one) => one === path)).toHaveLength(1);
  expect(await sameDocument(page)).toBe(true);
});

test('the old page stays, then the new one fades in over 300 ms, its title is announced, and the head is updated; a skeleton while its code or styles are slow', async ({
  page,
  openPage,
}) => {
  await page.addInitScript(() => {
    const fades: { from: unknown; duration: string; end?: number }[] = [];
    Object.assign(window, { fades });
    /** The opacity from which an animation begins. Not read from the page's own, which may be over before the event comes. */
    const firstOpacity = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.animation = `${name} 1s paused`;
      const [first] = (probe.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      probe.remove();
      return first!['opacity'];
    };
    const opacities = new Set<string>();
    Object.assign(window, { opacities });
    const onFrame = () => {
      const { loading } = document.documentElement.dataset;
      if (loading !== undefined && loading !== 'slow')
        opacities.add(getComputedStyle(document.getElementById('main')!).opacity);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.id === 'main')
        fades.push({ from: firstOpacity(animationName), duration: getComputedStyle(target).animationDuration });
    });
    addEventListener('animationend', (event) => {
      const target = event.target as Element;
      if (target.id === 'main') fades.at(-1)!.end = Number(getComputedStyle(target).opacity);
    });
  });
  await openPage('/');
  const fades = () =>
    page.evaluate(() => (window as unknown as { fades: { from: unknown; duration: string; end?: number }[] }).fades);
  expect(await fades()).toEqual([]);
  await expect(page.locator('h1')).not.toBeFocused();
  await footerLink(page, '/accessibility').click();
  await expect.poll(async () => (await fades())[0]?.end).toBe(1);
  const [fade, ...more] = await fades();
  expect(Number(fade!.from)).toBeLessThan(0.5);
  expect(fade!.duration).toBe('0.3s');
  expect(more).toEqual([]);
  const whileLoading = await page.evaluate(() => [...(window as unknown as { opacities: Set<string> }).opacities]);
  expect(whileLoading.filter((opacity) => opacity !== '1')).toEqual([]);
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toBeAttached();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  expect(await canonical.getAttribute('href')).toMatch(/\/accessibility$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  const skeleton = page.locator('.skeleton-page');
  await test.step('slow code', async () => {
    const release = await hold(page, '**/assets/cookies-*.js');
    await scrollTo(page, 800);
    await footerLink(page, '/cookies').click();
    await expect(skeleton).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    release();
    await expect(page.locator('h1')).toBeFocused();
    await expect(skeleton).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });
  await test.step('slow styles', async () => {
    const release = await hold(page, '**/assets/calculator-*.css');
    const request = page.waitForRequest(/assets\/calculator-.*css/);
    await footerLink(page, '/resources/tax-calculator').click();
    await request;
    await expect(skeleton).toBeVisible();
    expect(await page.locator('.calculator').count()).toBe(0);
    release();
    await expect(page.locator('.calculator-form')).toBeVisible();
    await expect(page.locator('.tool').first()).not.toHaveCSS('padding-bottom', '0px');
  });
  expect(await sameDocument(page)).toBe(true);
});

test('a card opens its page in a browser that refuses the transition', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('refused');
    };
  });
  await openPage('/blog');
  const card = page.locator('.post-card h3 a').first();
  const path = (await card.getAttribute('href'))!;
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('the picture of a card travels to the head of its page while the old page fades; a page left for another meanwhile does not come', async ({
  page,
  openPage,
}) => {
  await page.addInitScript(() => {
    const traveled: string[][] = [];
    Object.assign(window, { traveled });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as () => Promise<void>);
      transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        traveled.push([...new Set(parts.filter((name) => name.startsWith('::view-transition-old')))].sort());
      });
      return transition;
    };
  });
  await openPage('/blog');
  const traveled = () => page.evaluate(() => (window as unknown as { traveled: string[][] }).traveled);
  const cards = page.locator('.post-card h3 a');
  await test.step('slow code', async () => {
    const release = await hold(page, '**/assets/*.js');
    const request = page.waitForRequest('**/assets/*.js');
    await cards.first().click();
    await request;
    await footerLink(page, '/blog').evaluate((link: HTMLElement) => link.click());
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await expect(page).toHaveURL('/blog');
  });
  const withPicture = page.locator('.post-card:has(.art, .post-card-picture) h3 a').first();
  const title = (await withPicture.textContent())!;
  await withPicture.click();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(traveled).toEqual([['::view-transition-old(page)', '::view-transition-old(picture)']]);
  await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await cards.first().click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await traveled()).toHaveLength(1);
  expect(await sameDocument(page)).toBe(true);
});

test('/services#{id} shows that service below the header, by URL and by link; links to redirected URLs open the target', async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectShown = async (id: string) => {
    const top = () => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(80);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  };
  const followOldLink = async (href: string) => {
    await page.evaluate((url) => {
      const link = Object.assign(document.createElement('a'), { href: url, textContent: 'An old link' });
      document.querySelector('.footer')!.prepend(link);
    }, href);
    await page.getByText('An old link').first().click();
  };
  await openPage('/services#hr-consulting');
  await expectShown('hr-consulting');
  await followOldLink('/about-us');
  await expect(page).toHaveTitle(/About/);
  await followOldLink('/services#marketing');
  await expect(page).toHaveURL('/services#marketing');
  await expectShown('marketing');
  expect(await sameDocument(page)).toBe(true);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const [from, to] of [
    ['/terms/', '/terms-of-service'],
    ['/calculator', '/resources/tax-calculator'],
  ] as const) {
    await followOldLink(from);
    await expect(page).toHaveURL(to);
    expect(await entries(), from).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/services#marketing');
    await expect(page).toHaveTitle(/^All services/);
  }
});

test('a question that a link names, in a card too, is open and stands below the header, by link, by URL and on its own page', async ({
  page,
  openPage,
}) => {
  const question = '/resources/tax-calculator#i-moved-during-the-year-which-returns-do-i-file';
  const expectShown = async () => {
    const details = page.locator(`#${question.split('#')[1]}`);
    await expect(details).toHaveAttribute('open');
    const isInSight = () =>
      details.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 79.5 && top < 200;
      });
    await expect.poll(isInSight).toBe(true);
    // While it unfolded, the browser followed what stands below.
    await expect(page.locator('html')).toHaveAttribute('data-loaded');
    await expect.poll(() => details.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await isInSight()).toBe(true);
  };
  await openPage('/privacy-policy');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A found question' });
    const card = Object.assign(document.createElement('p'), { className: 'card-linked' });
    card.append(link);
    document.querySelector('main')!.prepend(card);
  }, question);
  await page.getByText('A found question').click();
  await expectShown();
  expect(await sameDocument(page)).toBe(true);
  await page.goto('/about-us');
  await openPage(question);
  await expectShown();
  await openPage('/resources/tax-calculator');
  await page.evaluate((hash) => location.assign(hash), `#${question.split('#')[1]}`);
  await expectShown();
});

test('whether the office is open stays true by the visitor’s clock, on the page and in the footer', async ({
  page,
  openPage,
}) => {
  await page.clock.install({ time: new Date('2026-12-01T16:58:00-05:00') });
  await openPage('/contact');
  const states = page.locator('.open-now');
  await expect(states).toContainText(Array(3).fill('Open now, until 5 p.m.'));
  await page.clock.runFor(180_000);
  await expect(states).toContainText(Array(3).fill('Closed now. Opens Wednesday at 9 a.m.'));
});

const code = '**/assets/*.js';
/** By script: a pointer would scroll to the link first. */
const follow = (page: Page, path: string) =>
  footerLink(page, path).evaluate((link: HTMLElement) => {
    link.click();
  });

test('back and forward bring each page back to where it was left', async ({ page, openPage }) => {
  await openPage('/');
  await scrollTo(page, 1_500);
  await follow(page, '/accessibility');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 600);
  await follow(page, '/cookies');
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(1_500);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);
});

test('going back to a page whose code is slow keeps the present one until it comes, then its old place', async ({
  page,
  openPage,
}) => {
  // As after a reload of the second of two pages.
  await page.addInitScript(() => {
    sessionStorage.setItem('scroll:/services/payroll', '900');
    history.replaceState(null, '', '/services/payroll');
    history.pushState(null, '', '/accessibility');
  });
  await openPage('/accessibility');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, code);
  const request = page.waitForRequest(code);
  await page.goBack();
  await request;
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  // A skeleton would come before the end of this timer, which starts later than its own.
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), limits.skeletonDelayMs);
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await expect(page).toHaveTitle(/Accessibility/);
  release();
  await expect(page).toHaveTitle(/payroll/i);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('a page change shows a tool before its code: its form is posted, and a button pressed early acts when the code comes', async ({
  page,
  openPage,
}) => {
  await openPage('/');
  const tools = await hold(page, /\/assets\/tool-[\w-]+\.js$/);
  await follow(page, '/resources/tax-prep-checklist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('College', { exact: false }).first().check();
  await page.locator('.checklist').getByRole('button', { name: 'Clear' }).click();
  tools();
  await expect(page.locator('.checklist :checked')).toHaveCount(0);

  const calculator = await hold(page, /\/assets\/tool-[\w-]+\.js$/);
  await follow(page, '/resources/tax-calculator');
  await expect(page.getByRole('heading', { level: 1, name: 'tax calculator' })).toBeFocused();
  expect(await sameDocument(page)).toBe(true);
  await page.getByLabel('Your wages', { exact: true }).fill('60000');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.locator('.result-total')).toContainText('$6,227');
  expect(await sameDocument(page)).toBe(false);
  calculator();
});

test('what was entered in a tool survives other pages and a reload, in this tab only', async ({
  page,
  openPage,
  context,
}) => {
  const tools = [
    { path: '/resources/tax-calculator', label: /^Your wages/, value: '62,000' },
    { path: '/resources/paycheck', label: /^Profit of the business/, value: '120,000' },
    { path: '/resources/tax-letters/cp3219a', label: /^Date printed on the letter/, value: '2026-01-05' },
  ];
  const [calculator, , letter] = tools;
  const expectValue = ({ label, value }: { label: RegExp; value: string }) =>
    expect(page.getByLabel(label)).toHaveValue(value);
  await openPage(calculator!.path);
  for (const { path, label, value } of tools) {
    if (path !== calculator!.path)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('.footer')!.prepend(link);
        link.click();
      }, path);
    await page.getByLabel(label).fill(value);
    // The code of a large tool is loaded by the first key.
    await expect.poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain(value);
  }
  for (const tool of tools.toReversed().slice(1)) {
    await page.goBack();
    await expectValue(tool);
  }
  expect(await sameDocument(page)).toBe(true);
  await page.reload();
  await expectValue(calculator!);
  await expect(page.locator('.result-total')).toContainText('$');
  for (const tool of tools.slice(1)) {
    await page.goForward();
    await expectValue(tool);
  }
  await expect(page.locator('.letter-last-days')).toContainText('April 6, 2026');
  const other = await context.newPage();
  await other.goto(letter!.path);
  await expect(other.getByLabel(letter!.label)).toHaveValue('');
});
