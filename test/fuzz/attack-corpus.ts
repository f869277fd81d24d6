import type { RawRequest } from './exchange.ts';

const json = (value: unknown) => JSON.stringify(value);
const get = (target: string, headers: RawRequest['headers'] = []): RawRequest => ({
  method: 'GET',
  target,
  headers: [['Host', 'localhost'], ...headers],
  body: '',
});
const post = (target: string, body: string, headers: RawRequest['headers'] = []): RawRequest => ({
  method: 'POST',
  target,
  headers: [['Host', 'localhost'], ['Content-Type', 'application/json'], ...headers],
  body,
});
const message = (formData: object, headers: RawRequest['headers'] = []) =>
  post(
    '/api/contact',
    json({ formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there', ...formData } }),
    headers,
  );
const estimate = (input: object) =>
  post('/api/tax-estimate', json({ taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 52_000 }, ...input }));

/** Requests that once cost seconds, led astray or failed. The fuzzer begins with them, and varies them. */
export const attackCorpus: Record<string, RawRequest> = {
  'a percentage with 60,000 blanks': estimate({ homeCity: { percent: `1${' '.repeat(60_000)}x` } }),
  'an amount with 60,000 blanks': estimate({ interest: `1${' '.repeat(60_000)}x` }),
  'one letter fifty times': get(`/search?q=${Array(50).fill('s').join('+')}`),
  'the same as data': get(`/api/data/search?q=${Array(50).fill('s').join('+')}`),
  'a message in another script': message({ message: 'Здравствуйте, помогите с налогами, пожалуйста.' }),
  'a lone surrogate in the email address': message({ email: '\ud800@example.com' }),
  'a lone surrogate in the message': message({ message: 'Hello \ud800 there' }),
  'an encoded word as name': message({ name: '=?utf-8?Q?Pat=0D=0ABcc:_evil@example.org?=' }),
  'a line break in the name': message({ name: 'Pat\r\nBcc: evil@example.org' }),
  'a webhook call without body': { ...get('/api/ghost/webhook'), method: 'POST' },
  'an address with port, as some proxies write it': message({}, [['X-Forwarded-For', '203.0.113.7:50123']]),
  'a scheme that is none': get('/about-us', [['X-Forwarded-Proto', 'javascript']]),
  'an absolute target with an impossible port': get('http://x:99999/'),
  'an absolute target without host': get('http:///'),
  'a target that looks like a host': get('//['),
  'a backslash': get('/\\'),
  'a backslash before a host': get('/\\evil.example/'),
  'two slashes before a host': get('//evil.example/'),
  'a host with 15,000 digits': { ...get('/about-us'), headers: [['Host', `localhost:${'1'.repeat(15_000)}`]] },
  'a feed that must not be compressed': get('/rss.xml', [['Accept-Encoding', 'gzip;q=0, br;q=0']]),
  'a method that a tool does not take': { ...get('/api/tax-estimate'), method: 'PUT' },
  'nested lists': post('/api/contact', `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  'a prototype as field': post('/api/contact', '{"formData":{"__proto__":{"name":"x"},"constructor":1}}'),
  'markup in the search': get('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27'),
};
