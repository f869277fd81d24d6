import { describe, expect, it } from 'vitest';
import { sharedSite, wholePage } from '#test/server/site.ts';
import { meta } from '../news/news-site.ts';

const open = async (path: string) => wholePage(await sharedSite(), path);

describe('search without scripts', () => {
  it('is a form whose results highlight the query, in the brand', async () => {
    const { main, page, status } = await open('/search?q=payroll&domain=payroll');
    expect(status).toBe(200);
    const form = main.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', undefined]);
    expect(form.querySelector('input[name=q]')!.getAttribute('value')).toBe('payroll');
    expect(form.querySelector('input[name=domain]')!.getAttribute('value')).toBe('payroll');
    expect(main.querySelector('.search-results mark')!.text.toLowerCase()).toBe('payroll');
    expect(main.querySelector('.search-results a[href="/services/payroll?domain=payroll"]')).toBeTruthy();
    expect(meta(page, 'robots')).toBe('noindex');
  });

  it('shows markup in the query as text, and a message without results', async () => {
    const { main, html } = await open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>zzz')}`);
    expect(html).not.toContain('<img src=x');
    expect(main.querySelector('[role=status]')!.text).toMatch(
      /^(?:(?:Nothing found|Showing results|\d+ results?) for “<img |Nothing about “)/,
    );
    await (await sharedSite()).search.refresh();
    const partly = await open('/search?q=payroll+zzzqqq');
    expect(partly.main.querySelector('[role=status]')!.text).toContain(
      'Nothing about “zzzqqq”; these are for “payroll”.',
    );
    const part = await open('/search?q=REV-99999');
    expect(part.main.querySelector('[role=status]')!.text).toContain(
      'Nothing found for “REV-99999”. These pages have a part of it.',
    );
    const nothing = await open('/search?q=zzzqqq');
    expect(nothing.main.querySelector('[role=status]')!.text).toBe('Nothing found for “zzzqqq”.');
    expect(nothing.main.querySelectorAll('[aria-labelledby=search-likely] a').length).toBe(3);
  });
});
