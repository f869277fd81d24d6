import { expect, it } from 'vitest';
import { runDoctor } from './doctor-run.ts';

const key = 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDYcPWYXfa';
const complete = {
  'firm.example': [['google-site-verification=abc'], ['v=spf1 include:spf.provider.example -all']],
  's1._domainkey.firm.example': [[`v=DKIM1; k=rsa; p=${key}`]],
  '_dmarc.firm.example': [['v=DMARC1; p=quarantine; rua=mailto:dmarc@firm.example']],
};

/** What the doctor says about the domain of MAIL_FROM, when DNS holds these TXT records, or answers with this error. */
async function linesFor(
  records: Record<string, string[][] | string>,
  env: Record<string, string> = { MAIL_FROM: 'Website <web@firm.example>', DKIM_SELECTOR: 's1' },
) {
  const asked: string[] = [];
  const resolveTxt = async (name: string) => {
    asked.push(name);
    const answer = records[name] ?? 'ENOTFOUND';
    if (typeof answer === 'string') throw Object.assign(new Error(`queryTxt ${answer} ${name}`), { code: answer });
    return answer;
  };
  const { lines } = await runDoctor(env, { resolveTxt });
  const about = lines.filter((line) => /SPF|DKIM key|DMARC/.test(line)).map((line) => line.trim().replace(/ +/, ' '));
  return { about, asked };
}

const spam = (problem: string) => `note mail may be taken for spam: ${problem}`;

it('finds SPF, the DKIM key of the selector and DMARC of the domain of MAIL_FROM', async () => {
  const { about, asked } = await linesFor(complete);
  expect(about).toEqual(['ok SPF, DKIM and DMARC of firm.example are found']);
  expect(asked.toSorted()).toEqual(Object.keys(complete).toSorted());
});

it('names each one that is missing, and looks no key up without DKIM_SELECTOR', async () => {
  const missing = [
    spam('there is no SPF record at firm.example'),
    spam('there is no DKIM key at s1._domainkey.firm.example'),
    spam('there is no DMARC record at _dmarc.firm.example'),
  ];
  expect((await linesFor({ 'firm.example': 'ENODATA' })).about).toEqual(missing);
  const plain = await linesFor(complete, { MAIL_FROM: 'web@FIRM.example' });
  expect(plain.about).toEqual(['ok SPF and DMARC of firm.example are found']);
  expect((await linesFor({}, {})).asked).toEqual([]);
});

it.each([
  ['ENOTFOUND of the subdomain', 'ENOTFOUND'],
  ['an unrelated record, as a wildcard gives', [['google-site-verification=abc']]],
] as const)('DMARC of the domain above counts: %s', async (_what, own) => {
  const records = {
    'mail.firm.example': [['v=spf1 redirect=firm.example']],
    '_dmarc.mail.firm.example': own as string | string[][],
    '_dmarc.firm.example': complete['_dmarc.firm.example'],
  };
  const { about, asked } = await linesFor(records, { MAIL_FROM: 'web@mail.firm.example' });
  expect(about).toEqual(['ok SPF and DMARC of mail.firm.example are found']);
  expect(asked).not.toContain('_dmarc.example');
});

it.each([
  ['strings of one record are joined without a space', [['v=spf1 ip4:136.144.136.1', '1 ip4:136.144.136.17 -all']]],
  ['in capitals', [['V=SPF1 MX -ALL']]],
  ['without all', [['v=spf1 redirect=_spf.provider.example']]],
])('takes a record for SPF: %s', async (_what, spf) => {
  expect((await linesFor({ ...complete, 'firm.example': spf })).about).toEqual([expect.stringMatching(/^ok /)]);
});

it.each([
  [
    'two records',
    [['v=spf1 mx ~all'], ['V=SPF1 a ~all']],
    'there is more than one SPF record at firm.example, so that none counts',
  ],
  ['another version', [['v=spf10 mx ~all']], 'there is no SPF record at firm.example'],
  ['a space before it', [[' v=spf1 mx ~all']], 'there is no SPF record at firm.example'],
  ['Sender ID', [['spf2.0/pra mx ~all']], 'there is no SPF record at firm.example'],
])('does not take for SPF: %s', async (_what, spf, problem) => {
  expect((await linesFor({ ...complete, 'firm.example': spf })).about).toEqual([spam(problem)]);
});

it.each([
  ['in several strings', [['v=DKIM1; k=rsa; p=MIGf', key.slice(4)]], true],
  ['without spaces', [[`k=ed25519;p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=`]], true],
  ['revoked', [['v=DKIM1; k=rsa; p=']], false],
  ['a host name, which should have been a CNAME', [['s1.domainkey.u7679196.wl197.provider.example']], false],
  ['with spaces that are none', [[`v=DKIM1;\u00a0k=rsa;\u00a0p=${key}`]], false],
])('a DKIM key %s', async (_what, record, isKey) => {
  const { about } = await linesFor({ ...complete, 's1._domainkey.firm.example': record });
  const missing = spam('there is no DKIM key at s1._domainkey.firm.example');
  expect(about).toEqual([isKey ? expect.stringMatching(/^ok /) : missing]);
});

it.each([
  [
    'at the domain itself',
    { 'firm.example': [['v=spf1 -all'], ['v=DMARC1; p=reject']], '_dmarc.firm.example': 'ENODATA' },
    'there is no',
  ],
  ['of another version', { '_dmarc.firm.example': [['v=DMARC10; p=reject']] }, 'there is no'],
  [
    'that is there twice',
    { '_dmarc.firm.example': [['v=DMARC1; p=none'], ['v=DMARC1;p=reject']] },
    'there is more than one',
  ],
])('does not take for DMARC a record %s', async (_what, records, problem) => {
  const { about } = await linesFor({ ...complete, ...(records as Record<string, string[][]>) });
  expect(about).toEqual([expect.stringContaining(`${problem} DMARC record at _dmarc.firm.example`)]);
});

it.each(['ESERVFAIL', 'ETIMEOUT'])('%s is not taken for a missing record', async (code) => {
  const { about } = await linesFor({ ...complete, '_dmarc.firm.example': code });
  expect(about).toEqual([`note SPF, DKIM and DMARC of firm.example could not be looked up (${code})`]);
});
