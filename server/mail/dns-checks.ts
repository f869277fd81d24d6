import { resolveTxt } from 'node:dns/promises';
import { createTransport } from 'nodemailer';

/** `ok` is null where the result cannot be determined by a lookup. */
export type MailCheck = { ok: boolean | null; text: string };

/** Connects to a mail server and logs in, without sending anything; ten seconds at most. */
export async function checkMailServer(url: string): Promise<MailCheck> {
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 });
  try {
    await transport.verify();
    return { ok: true, text: 'The mail server responds and accepts the login.' };
  } catch (error) {
    return { ok: false, text: `The mail server cannot be used: ${(error as Error).message.slice(0, 200)}` };
  } finally {
    transport.close();
  }
}

type Resolve = (name: string) => Promise<string[][]>;

/**
 * Checks the SPF and DMARC records of the domain of MAIL_FROM. DKIM cannot be looked up without the selector that the
 * mail provider has chosen.
 */
export async function checkMailDomain(from: string, resolve: Resolve = resolveTxt): Promise<MailCheck[]> {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1)!;
  const records = async (name: string) => (await resolve(name).catch(() => [])).map((parts) => parts.join(''));
  const spf = (await records(domain)).filter((record) => /^v=spf1( |$)/i.test(record));
  const dmarc = (await records(`_dmarc.${domain}`)).filter((record) => /^v=DMARC1/i.test(record));
  const policy = /\bp=(\w+)/i.exec(dmarc[0] ?? '')?.[1]?.toLowerCase();
  return [
    spf.length === 1
      ? { ok: true, text: `SPF: ${domain} has one record.` }
      : {
          ok: false,
          text: `SPF: ${domain} has ${spf.length === 0 ? 'no' : 'more than one'} TXT record that begins with v=spf1.`,
        },
    policy
      ? { ok: true, text: `DMARC: _dmarc.${domain} has the policy "${policy}".` }
      : { ok: false, text: `DMARC: _dmarc.${domain} has no TXT record with v=DMARC1 and a policy (p=).` },
    {
      ok: null,
      text: `DKIM: ask the mail provider whether it signs as ${domain}.`,
    },
  ];
}
