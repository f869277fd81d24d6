import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Express } from 'express';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { callInstead } from '#shared/contact/contact-messages.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { startBookingSite } from '../booking/booking-site.ts';
import { sharedSite, startTestSite, wholePage } from '../site.ts';
import { site } from './router-site.ts';

const shownForm = (text: string) => JSON.parse(text.replace(/^form /, '')) as FormState;

describe('a form posted without scripts', () => {
  const postForm = (app: Express | Server, fields: string, query = '') =>
    request(app)
      .post(`/api/contact${query}`)
      .set('Accept', 'text/html,application/xhtml+xml')
      .type('form')
      .send(fields);
  const fields =
    'name=Pat+Doe&email=pat%40example.com&message=Hello%0D%0Athere&form=site&startedAt=&website=&domain=payroll&page=%2Fcontact';

  it('is redirected to the thank-you page of the same brand', async () => {
    const { app, leads } = site();
    const response = await postForm(app, fields, '?domain=payroll');
    expect([response.status, response.headers['location']]).toEqual([303, '/contact?sent=1&domain=payroll#sent']);
    expect(leads[0]).toMatchObject({ brand: 'payroll', spam: 'no', values: { message: 'Hello\nthere' } });
    expect((await postForm(app, fields)).headers['location']).toBe('/contact?sent=1#sent');
  });

  it('is thanked for in the title, the heading and where the redirect leads', async () => {
    const { page, main } = await wholePage(await sharedSite(), '/contact?sent=1');
    expect(page.querySelector('title')!.text).toContain('Message sent');
    expect(main.querySelector('h1')!.text).toBe('Your message is sent');
    expect(main.querySelector('#sent')!.text).toContain("Form submitted successfully. We'll get back to you soon!");
  });

  it.each(brandIds)('says by which working day %s reads it, and whom to call before a near date', async (brand) => {
    // A Saturday.
    const site = await startTestSite({ now: () => Date.parse('2026-11-28T15:00:00Z') });
    const { main } = await wholePage(site, `/contact?sent=1&domain=${brand}`);
    const { text } = main.querySelector('#sent')!;
    expect(text).toContain('by Monday, November 30');
    expect(text).toContain(`call ${brands[brand].contact.phone}`);
    await site.close();
  });

  it('is rendered again with its values and errors', async () => {
    const { app, state } = site();
    const wrong = await postForm(app, 'name=&email=pat&message=Hello+there');
    expect(wrong.status).toBe(400);
    expect(shownForm(wrong.text)).toMatchObject({
      values: { name: '', email: 'pat', message: 'Hello there' },
      errors: { name: 'Name is required', email: 'Please enter a valid email address' },
      message: 'Name is required',
    });
    state.outcome = 'failed';
    const lost = await postForm(app, fields);
    expect([lost.status, shownForm(lost.text)]).toMatchObject([
      502,
      { message: callInstead(brands.payroll.contact.phone), errors: {} },
    ]);
  });

  it('says in a hidden field which letter it is about, also when it is rendered again', async () => {
    const server = await sharedSite();
    const letterIn = (html: string) => parse(html).querySelector('[name=letter]')?.getAttribute('value');
    const { text } = await request(server.server).get('/contact?service=personal-tax&letter=CP2000').expect(200);
    expect(letterIn(text)).toBe('CP2000');
    const refused = await postForm(server.server, 'name=&email=pat&letter=CP2000');
    expect([refused.status, letterIn(refused.text)]).toEqual([400, 'CP2000']);
  });

  it('is held once with a mistyped domain, with all that was typed; it goes through again, or to the address that is ticked', async () => {
    const all = await startBookingSite();
    const typed = { name: 'Gary Hill', email: 'gary@gmial.com.', service: 'Payroll', message: 'Four people' };
    const held = await postForm(all.site.server, String(new URLSearchParams(typed)));
    const shown = parse(held.text).querySelector('.contact-form')!;
    expect([held.status, existsSync(all.site.outbox)]).toEqual([400, false]);
    expect(shown.querySelector('#field-email-error')!.text).toBe('gmial.com? Press again if it is right');
    const value = (name: string) => shown.querySelector(`[name=${name}]`)!.getAttribute('value');
    expect([value('name'), value('email'), value('sureOf')]).toEqual([typed.name, typed.email, typed.email]);
    expect(shown.querySelector('[name=service] [selected]')!.text).toBe('Payroll');
    expect(shown.querySelector('[name=message]')!.text).toContain(typed.message);
    expect(shown.querySelector('noscript')!.innerHTML).toMatch(/type="checkbox" name="meant"\/> .*Use gary@gmail\.com/);
    const again = (more: object) =>
      postForm(all.site.server, String(new URLSearchParams({ ...typed, sureOf: typed.email, ...more })));
    expect((await again({ email: 'gary@hotmial.com' })).status).toBe(400);
    expect((await again({ meant: 'on' })).status).toBe(200);
    expect((await again({})).status).toBe(200);
    const recipients = all.mails().map((mail) => /^Reply-To: .*<(.+)>\r$/m.exec(mail)![1]);
    expect(recipients.sort()).toEqual(['gary@gmail.com', 'gary@gmial.com']);
    expect(all.mails().join()).not.toMatch(/sureOf|meant/);
  });

  it('is shown again with the telephone and all that was typed on a dyno with neither mail server nor Redis', async () => {
    const dyno = await startTestSite({ env: { DYNO: 'web.1' } });
    const typed = { name: 'Pat Doe', email: 'pat@example.com', message: 'A long story' };
    const post = request(dyno.server).post('/api/contact?domain=payroll').set('Accept', 'text/html').type('form');
    const refused = await post.send(typed);
    expect(refused.status).toBe(502);
    const main = parse(refused.text).querySelector('#main')!;
    expect(main.querySelector('textarea')!.text).toContain(typed.message);
    const { phone } = brands.payroll.contact;
    expect(main.querySelector('.send-failed')!.text).toContain(`What you typed is still here. Or call ${phone}`);
    const { status, body } = await request(dyno.server).post('/api/contact?domain=payroll').send({ formData: typed });
    expect([status, body]).toEqual([502, { success: false, error: callInstead(phone) }]);
    expect(existsSync(dyno.outbox)).toBe(false);
  });
});
