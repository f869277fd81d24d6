import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { afterEach, describe, expect, it, test } from 'vitest';
import { EnvError, parseEnv, variableNames } from '#server/env.ts';
import { endAll, startProcess, untilReady } from './own-process.ts';

afterEach(endAll);

const bad: [variable: string, value: string, wants: string][] = [
  ['PORT', 'abc', 'a whole number from 1 to 65535'],
  ['PORT', '65536', 'a whole number'],
  ['PORT', ' ', 'a whole number'],
  ['NODE_ENV', 'prod', 'one of production'],
  ['LOG_LEVEL', 'loud', 'one of trace'],
  ['GHOST_URL', 'ftp://blog.example', 'https:// or http://'],
  ['GHOST_CONTENT_API_KEY', 'xyz', '26 hexadecimal'],
  ['GHOST_WEBHOOK_SECRET', 'short', 'at least 8'],
  ['GHOST_ADMIN_API_KEY', 'xyz', 'id:secret'],
  ['PREVIEW_SECRET', 'short', 'at least 16'],
  ['FEATURE_IMAGE_HOSTS', "x.example; script-src 'unsafe-inline'", 'host names'],
  ['SMTP_URL', 'http://mail.example', 'smtp://'],
  ['SMTP_FALLBACK_URL', 'mail.example', 'smtp://'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'an email address'],
  ['REDIS_URL', 'redis', 'redis://'],
  ['REDIS_TLS', 'no', 'one of verify, accept-self-signed'],
  ['REDIS_CA', '/etc/ssl/redis.pem', 'the text of a PEM file'],
  ['REDIS_CA', '-----BEGIN CERTIFICATE-----\\nAAAA\\n-----END CERTIFICATE-----', 'the text of a PEM file'],
  ['REDIS_CA', '-----BEGIN PRIVATE KEY-----\nMIGH', 'a value that is not shown'],
  ['REDIS_PREFIX', 'a b', 'letters'],
  ['TRUST_PROXY', '-1', 'from 0 to 10'],
  ['FORCE_HTTPS', 'maybe', 'one of true, false'],
  ['WARM_UP', 'sometimes', 'one of true, false'],
  ['OFFLINE_TOOLS', 'perhaps', 'one of true, false'],
  ['CDN_URL', 'https://cdn.example/path', 'an origin'],
  ['CDN_CACHE', 'yes', 'one of true, false'],
  ['PURGE_URL', 'ftp://edge.example/', 'https:// or http://'],
  ['PURGE_URL', 'https://user:pass@edge.example/', 'without a name and password'],
  ['PURGE_HEADER', 'a-token', 'a header such as'],
  ['GTM_ID', 'x', 'GTM-'],
  ['CHAT_WIDGET_SRC', 'javascript:alert(1)', 'https:// or http://'],
  ['CHAT_WIDGET_SRC', 'https://chat.example;script-src-elem/', 'a host name'],
  ['CHAT_WIDGET_SRC', 'https://chat.example,evil.example/widget.js', 'a host name'],
  ['GHOST_URL', 'https://blog.example;script-src/', 'a host name'],
  ['ANALYTICS_SRC', '/script.js', 'https:// or http://'],
  ['SPEED_INSIGHTS_SRC', 'data:text/javascript,1', 'https:// or http://'],
  ['BADGE_SRC', 'badge', 'https:// or http://'],
  ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/x', 'an origin'],
  ['CONTACT_LIMIT', '0', 'from 1 to 10000'],
  ['SITE_NOTICE_UNTIL', 'tomorrow', 'the last day it is shown'],
  ['SITE_NOTICE', 'x'.repeat(301), 'at most 300'],
  ['ERROR_WEBHOOK_URL', 'chat.example', 'https:// or http://'],
  ['METRICS_TOKEN', 'short', 'at least 8'],
  ['CONTACT_EMAIL_PAYROLL', 'a@b.example,nope', 'email addresses'],
  ['BRAND_PAYROLL_DOMAIN', 'https://x.example', 'host names'],
  ['BRAND_PAYROLL_PHONE', 'call us', 'a phone number'],
  ['BRAND_BROWNCO_PORTAL_URL', 'portal', 'https:// or http://'],
  ['BRAND_BROWNCO_CALENDAR_URLS', 'https://a.example/x.ics, file:///etc/passwd', 'https:// or http://'],
  ['BRAND_DRESDENTAX_CALDAV_URL', 'caldav://cloud.example/meetings/', 'https:// or http://'],
  ['BOOKING_SECRET', 'short', 'at least 16'],
  ['REPORT_TO', 'owner', 'email addresses'],
  ['DKIM_SELECTOR', 's1 example.com', 'a selector such as s1'],
  ['BOOKING_CONFIRM_MAIL', 'maybe', 'one of true, false'],
  ['CONTACT_RECEIPT', 'maybe', 'one of true, false'],
  ['BRAND_BROWNCO_TEAM_URL', 'javascript:alert(1)', 'https:// or http://'],
];

/** With a bad value of these the site starts, and their default stands. */
const lenient =
  /^(?:LOG_LEVEL|WARM_UP|OFFLINE_TOOLS|CDN_URL|CONTACT_LIMIT|FEATURE_IMAGE_HOSTS|GTM_ID|\w+_SRC|SITE_NOTICE\w*|ERROR_WEBHOOK_URL|REPORT_TO|DKIM_SELECTOR|BRAND_\w+_(?:PHONE|(?:PORTAL|TEAM|SIGNUP)_URL))$/;
const strictBad = bad.filter(([variable]) => !lenient.test(variable));
const lenientBad = bad.filter(([variable]) => lenient.test(variable));

const messageOf = (input: Record<string, string>) => {
  try {
    const [problem] = parseEnv(input).problems;
    if (problem) return problem;
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'accepted';
};

test.each(lenientBad)('%s=%j counts as not set, and is named in one line', (variable, value, wants) => {
  const { problems, ...env } = parseEnv({ [variable]: value, PORT: '8080' });
  const { problems: none, ...withoutIt } = parseEnv({ PORT: '8080' });
  expect(env).toEqual(withoutIt);
  expect([none, problems.length]).toEqual([[], 1]);
  expectOneLine(problems[0]!, variable, wants);
  expect(problems[0]).toMatch(/\. It counts as not set\.$/);
});

it('takes a certificate with line breaks or \\n in their place, unless none is to be checked', () => {
  const pem = rootCertificates[0]!;
  expect(parseEnv({ REDIS_CA: pem }).REDIS_CA).toBe(pem);
  expect(parseEnv({ REDIS_CA: pem.replaceAll('\n', '\\n') }).REDIS_CA).toBe(pem);
  expect(parseEnv({}).REDIS_TLS).toBe('verify');
  expect(messageOf({ REDIS_CA: pem, REDIS_TLS: 'accept-self-signed' })).toContain('wants REDIS_TLS=verify as well');
});

test.each(strictBad)('%s=%j is rejected in one line', (variable, value, wants) => {
  expectOneLine(messageOf({ [variable]: value }), variable, wants);
});

it('names every bad value at once, and never lets one hide what stops the start', () => {
  const several = { BRAND_PAYROLL_PHONE: 'call us', GTM_ID: 'x', WARM_UP: 'no', BRAND_BROWNCO_TEAM_URL: 'team' };
  const { problems, brands, WARM_UP } = parseEnv({ ...several, BRAND_BROWNCO_PHONE: '740-555-0100' });
  expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual(Object.keys(several).toSorted());
  expect([WARM_UP, brands.payroll, brands.brownco]).toEqual([true, {}, { phone: '740-555-0100' }]);
  expect(messageOf({ ...several, REDIS_URL: 'redis' })).toContain('REDIS_URL: got a value that is not shown');
});

it('a running site stays up with a bad value that it can do without, and logs it as an error', async () => {
  const site = await untilReady(await startProcess({ BRAND_PAYROLL_PHONE: 'call us' }));
  const [line] = site
    .output()
    .split('\n')
    .filter((row) => row.includes('BRAND_PAYROLL_PHONE'));
  expect(JSON.parse(line!)).toMatchObject({
    level: 50,
    msg: 'BRAND_PAYROLL_PHONE: got "call us", wants a phone number of 7 to 20 characters. It counts as not set.',
  });
  expect((await fetch(`${site.url}/contact?domain=payroll`)).status).toBe(200);
  await site.stop();
});

it('a bad value of any other variable stops the start with one line', async () => {
  const site = await startProcess({ REDIS_URL: 'redis-with-pa55word', BRAND_PAYROLL_PHONE: 'call us' });
  expect([await site.ended, site.output()]).toEqual([
    1,
    'REDIS_URL: got a value that is not shown, wants redis://user:password@host:6379 or rediss://…\n',
  ]);
});

function expectOneLine(message: string, variable: string, wants: string) {
  expect(message.startsWith(`${variable}: got `)).toBe(true);
  expect(message).toContain(`wants `);
  expect(message).toContain(wants);
  expect(message).not.toMatch(/\n|Invalid|expected/);
  expect(message.length).toBeLessThan(240);
}

test.each([
  ...['SMTP_URL', 'REDIS_URL', 'GHOST_CONTENT_API_KEY', 'GHOST_WEBHOOK_SECRET', 'PREVIEW_SECRET'],
  ...['BRAND_PAYROLL_CALENDAR_URLS', 'BRAND_PAYROLL_CALDAV_URL', 'ERROR_WEBHOOK_URL', 'METRICS_TOKEN', 'PURGE_URL'],
  'PURGE_HEADER',
])('%s is named but not repeated', (variable) => {
  const message = messageOf({ [variable]: 'pa55!' });
  expect(message.startsWith(`${variable}: got `)).toBe(true);
  expect(message).not.toContain('pa55!');
});

describe('settings that belong together', () => {
  it('Ghost needs its URL and its key', () => {
    expect(messageOf({ GHOST_URL: 'https://blog.example' })).toContain('together, or neither');
    expect(messageOf({ GHOST_CONTENT_API_KEY: '0'.repeat(26) })).toContain('together, or neither');
    expect(messageOf({ GHOST_URL: 'https://blog.example/', GHOST_CONTENT_API_KEY: '0'.repeat(26) })).toBe('accepted');
  });

  it('purging needs the CDN', () => {
    expect(messageOf({ PURGE_URL: 'http://edge.example/' })).toContain('wants CDN_CACHE=true');
    const purge = { PURGE_URL: 'http://edge.example:6081/', PURGE_HEADER: 'Fastly-Key: a-long-token' };
    expect(messageOf({ CDN_CACHE: 'true', ...purge })).toBe('accepted');
  });

  it('a host name belongs to one brand', () => {
    const message = messageOf({ BRAND_BROWNCO_DOMAIN: 'a.example,b.example', BRAND_PAYROLL_DOMAIN: 'B.example' });
    expect(message).toBe('BRAND_PAYROLL_DOMAIN: got "B.example", wants host names that no other brand has');
  });
});

it('has defaults for everything, and ignores empty values and unknown variables', () => {
  const env = parseEnv({ PORT: '', GHOST_URL: '', SOMETHING_ELSE: 'x' });
  expect(env).toMatchObject({
    PORT: 3000,
    NODE_ENV: 'production',
    TRUST_PROXY: 0,
    FORCE_HTTPS: false,
    CONTACT_LIMIT: 5,
  });
  expect(env).not.toHaveProperty('SOMETHING_ELSE');
});

it('takes Dokku, which sets DYNO as well, for a machine whose disk stays', () => {
  expect(parseEnv({ DYNO: 'web.1' }).DYNO).toBe('web.1');
  expect(parseEnv({ DYNO: 'web.1', DOKKU_APP_TYPE: 'herokuish' }).DYNO).toBeUndefined();
});

it('reads every kind of value', () => {
  const env = parseEnv({
    PORT: '8080',
    FORCE_HTTPS: '1',
    TRUST_PROXY: '2',
    GHOST_URL: 'https://blog.example///',
    GHOST_CONTENT_API_KEY: 'a'.repeat(26),
    FEATURE_IMAGE_HOSTS: 'img.example, cdn.example:8443',
    ALLOWED_ORIGINS: 'https://a.example,http://localhost:4000',
    CONTACT_EMAIL_BROWNCO: 'a@firm.example, b@firm.example',
    BRAND_BROWNCO_DOMAIN: 'www.brown.example,brown.example',
    BRAND_BROWNCO_PHONE: '(740) 555-0100',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    FORCE_HTTPS: true,
    TRUST_PROXY: 2,
    GHOST_URL: 'https://blog.example',
    FEATURE_IMAGE_HOSTS: ['img.example', 'cdn.example:8443'],
    ALLOWED_ORIGINS: ['https://a.example', 'http://localhost:4000'],
  });
  expect(env.brands.brownco).toMatchObject({
    contactEmails: ['a@firm.example', 'b@firm.example'],
    domains: ['www.brown.example', 'brown.example'],
    phone: '(740) 555-0100',
  });
  expect(env.brands.payroll).toEqual({});
});

it('has an invalid value for every variable that can be invalid', () => {
  const covered = new Set(bad.map(([variable]) => variable.replace(/_(?:DRESDENTAX|BROWNCO|PAYROLL)(?=_|$)/, '')));
  const free = ['VAR_DIR', 'MAIL_OUTBOX_DIR', 'CACHE_DIR', 'DYNO'];
  const links = /^BRAND_(?:SIGNUP|SCHEDULING|FACEBOOK|LINKEDIN|INSTAGRAM)_URL$/;
  const left = variableNames
    .map((name) => name.replace(/_(?:DRESDENTAX|BROWNCO|PAYROLL)(?=_|$)/, ''))
    .filter((name) => !covered.has(name) && !free.includes(name) && !links.test(name));
  expect([...new Set(left)]).toEqual([]);
});

it('.env.example has every variable once, commented out, with its default, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const rows = [...example.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!] as const);
  expect(rows.map(([name]) => name).toSorted()).toEqual(variableNames.toSorted());
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
  expect(parseEnv(Object.fromEntries(rows))).toEqual(parseEnv({}));
  const defaults = rows.filter(([, value]) => value !== '').map(([name]) => name);
  const { brands: _, ...site } = parseEnv({});
  const expected = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  expect(defaults.toSorted()).toEqual(expected.map(([name]) => name).toSorted());
});
