import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { Env } from '#server/env.ts';
import type { Finding } from './configuration.ts';

/** The TXT records of a name, each as the strings that it is made of. Rejects as `node:dns` does where there is none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const resolveTxtOnce: ResolveTxt = (name) => new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name);
const spfRecord = /^v=spf1(?: |$)/i;
const dmarcRecord = /^v[ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/i;
/** A key without a value is revoked. */
const dkimKey = /(?:^|;)[ \t]*p[ \t]*=[ \t]*[\w+/]/;

/**
 * Whether receivers find what tells the firm's mail from spam: SPF (RFC 7208, 4.5), the DKIM key if its selector is named
 * (RFC 6376, 3.6) and DMARC (RFC 7489, 6.6.3).
 */
export async function checkMailDomain(env: Env, resolveTxt = resolveTxtOnce): Promise<Finding[]> {
  const { MAIL_FROM = '', DKIM_SELECTOR: selector } = env;
  const domain = domainToASCII(MAIL_FROM.replace(/^.*@|>$/g, ''));
  if (!domain) return [];
  const names = `${selector ? 'SPF, DKIM' : 'SPF'} and DMARC of ${domain}`;
  const key = `${selector}._domainkey.${domain}`;
  try {
    const [spf, dmarc, dkim] = await Promise.all([
      lookUp(domain, spfRecord),
      findDmarc(domain),
      selector ? lookUp(key, dkimKey) : [key],
    ]);
    const problems = [
      ...problemsOf(spf, `SPF record at ${domain}`),
      ...(dkim.length > 0 ? [] : [`there is no DKIM key at ${key}`]),
      ...problemsOf(dmarc, `DMARC record at _dmarc.${domain}`),
    ];
    if (problems.length === 0) return [{ level: 'ok', text: `${names} are found` }];
    return problems.map((problem) => ({ level: 'note', text: `mail may be taken for spam: ${problem}` }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [{ level: 'note', text: `${names} could not be looked up (${code ?? message})` }];
  }

  async function lookUp(name: string, wanted: RegExp): Promise<string[]> {
    const records = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
      throw error;
    });
    return records.map((strings) => strings.join('')).filter((record) => wanted.test(record));
  }

  /** The domain's own record, else that of a domain above it: which of them is the firm's, only a list of suffixes knows. */
  async function findDmarc(name: string): Promise<string[]> {
    const records = await lookUp(`_dmarc.${name}`, dmarcRecord);
    const above = name.slice(name.indexOf('.') + 1);
    return records.length > 0 || !above.includes('.') ? records : findDmarc(above);
  }
}

function problemsOf({ length }: string[], what: string): string[] {
  if (length === 1) return [];
  return [length === 0 ? `there is no ${what}` : `there is more than one ${what}, so that none counts`];
}
