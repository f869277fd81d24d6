import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { type GhostSite, startGhostSite, wholePage } from '../site.ts';

let site: GhostSite;
afterEach(() => site.close());

const start = async (env: Record<string, string> = {}) => {
  site = await startGhostSite({ posts: 3 }, { env: { NEWSLETTER: 'true', ...env } });
};
const post = (body: object, headers: Record<string, string> = {}) =>
  request(site.server).post('/api/newsletter').set(headers).send(body);
const postForm = (body: object, headers: Record<string, string> = {}) =>
  request(site.server).post('/api/newsletter').type('form').set('Accept', 'text/html').set(headers).send(body);
/** The addresses that Ghost was requested to mail a link to. */
const signedUp = () => site.ghost.signUps.map(({ email }) => email);

describe('a sign-up for the newsletter', () => {
  it('makes Ghost mail a link, with the integrity token that Ghost has given', async () => {
    await start();
    const { status, body, headers } = await post({ email: ' pat@example.com ' });
    expect([status, body, headers['cache-control']]).toEqual([200, { success: true }, 'no-store']);
    expect(site.ghost.signUps).toEqual([
      { email: 'pat@example.com', emailType: 'subscribe', integrityToken: site.ghost.integrityToken },
    ]);
  });

  it('as a form gets a page that says to open the mail, in the brand of the page', async () => {
    await start();
    const { status, text, headers } = await request(site.server)
      .post('/api/newsletter?domain=payroll')
      .type('form')
      .set('Accept', 'text/html')
      .send({ email: 'pat@example.com' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(text).toContain('Check your e-mail');
    expect(text).toContain('data-brand="payroll"');
    expect(text).not.toContain('pat@example.com');
  });

  it.each([
    ['', 'Email is required'],
    ['pat', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ])('with the address %j is refused in words, and what was typed stays', async (email, message) => {
    await start();
    const json = await post({ email });
    expect([json.status, json.body]).toEqual([400, { success: false, error: message }]);
    const { status, text } = await postForm({ email });
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).toContain(`value="${email.slice(0, 254)}"`);
    expect(signedUp()).toEqual([]);
  });

  it.each([
    ['a response of 400', 400, 400, 'did not accept this address'],
    ['too many links', 429, 429, 'too many links'],
    ['an error', 500, 503, 'does not answer'],
    ['sign-up switched off', 403, 503, 'does not answer'],
  ])('that Ghost meets with %s is answered in words', async (_what, ghostStatus, status, message) => {
    await start();
    site.ghost.fail({ kind: 'status', status: ghostStatus, only: 'send-magic-link' });
    const response = await post({ email: 'pat@example.com' });
    expect(response.status).toBe(status);
    expect(response.body.error).toContain(message);
  });

  it('is answered in words while Ghost cannot be reached', async () => {
    await start();
    site.ghost.fail({ kind: 'drop', only: 'members' });
    const { status, body, headers } = await post({ email: 'pat@example.com' });
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(body.error).toContain('try again in a few minutes');
  });

  it('works with a Ghost that has no integrity tokens', async () => {
    await start();
    site.ghost.fail({ kind: 'status', status: 404, only: 'integrity-token' });
    expect((await post({ email: 'pat@example.com' })).status).toBe(200);
    expect(signedUp()).toEqual(['pat@example.com']);
  });

  it('of a program that fills in every field is dropped without a word', async () => {
    await start();
    const { status, body } = await post({ email: 'pat@example.com', website: 'https://spam.example' });
    expect([status, body]).toEqual([200, { success: true }]);
    expect(signedUp()).toEqual([]);
  });

  it('from another site, of another type, too large or with GET is refused', async () => {
    await start();
    expect((await post({ email: 'a@example.com' }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await request(site.server).post('/api/newsletter').type('text/plain').send('a@example.com')).status).toBe(
      415,
    );
    expect((await post({ email: 'a@example.com', more: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await request(site.server).get('/api/newsletter')).status).toBe(405);
    expect((await request(site.server).post('/api/newsletter').type('json').send('{"email"')).status).toBe(400);
    expect(signedUp()).toEqual([]);
  });

  it('is limited by network address like messages', async () => {
    await start({ CONTACT_LIMIT: '2' });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await post({ email: `${name}@example.com` })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await postForm({ email: 'd@example.com' })).text).toContain('Too many sign-ups');
    expect(signedUp()).toEqual(['a@example.com', 'b@example.com']);
  });

  it('counts at Ghost by visitor, under an address that is not the visitor’s', async () => {
    await start({ TRUST_PROXY: '1', CONTACT_LIMIT: '100' });
    const statuses = [];
    for (let number = 1; number <= 12; number++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${number}` };
      statuses.push((await post({ email: `q${number}@example.com` }, headers)).status);
    }
    expect(statuses).toEqual(Array(12).fill(200));
    const same = [];
    for (let number = 1; number <= 9; number++)
      same.push((await post({ email: `r${number}@example.com` }, { 'X-Forwarded-For': '198.51.100.7' })).status);
    expect(same).toEqual([...Array(8).fill(200), 429]);
    const seen = site.ghost.calls.map(({ client }) => client).join();
    expect(seen).toMatch(/fd[0-9a-f]{2}:/);
    expect(seen).not.toMatch(/203\.0|198\.51/);
  });

  it('leaves nothing of the address in the log', async () => {
    await start();
    await post({ email: 'pat@example.com' });
    site.ghost.fail({ kind: 'status', status: 500, only: 'members' });
    await postForm({ email: 'pat@example.com' });
    site.ghost.clearFaults();
    site.ghost.fail({ kind: 'drop', only: 'members' });
    await post({ email: 'pat@example.com' });
    const lines = site.log.filter(({ msg }) => msg === 'newsletter');
    expect(lines.map(({ outcome, ghostStatus }) => [outcome, ghostStatus])).toEqual([
      ['sent', 201],
      ['unavailable', 500],
      ['unavailable', null],
    ]);
    expect(JSON.stringify(site.log)).not.toMatch(/pat@|example\.com/);
  });
});

describe('the field for the newsletter', () => {
  it('stands in the footer of every page and under articles, as a form without scripts', async () => {
    await start();
    const { page: home } = await wholePage(site, '/?domain=payroll');
    const form = home.querySelector('.footer form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'post',
      '/api/newsletter?domain=payroll',
    ]);
    expect(form.querySelector('input[type=email]')!.getAttribute('required')).toBeDefined();
    const { main } = await wholePage(site, '/blog/post-1');
    expect(main.querySelectorAll('form[action="/api/newsletter"]')).toHaveLength(1);
    const { main: policy } = await wholePage(site, '/privacy-policy');
    expect(policy.textContent).toContain('When you sign up for the newsletter');
  });

  it('and its path are not there unless NEWSLETTER is set', async () => {
    site = await startGhostSite({ posts: 3 });
    for (const path of ['/', '/blog/post-1', '/privacy-policy'])
      expect((await wholePage(site, path)).html.toLowerCase()).not.toContain('newsletter');
    expect((await post({ email: 'pat@example.com' })).status).toBe(404);
    expect(site.ghost.signUps).toEqual([]);
  });
});
