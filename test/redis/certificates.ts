import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A certificate and its key as PEM. */
export type Certificate = { cert: string; key: string };

type Options = {
  /** Whom it is for. */
  names?: string;
  /** How long it holds; one of a negative number has expired. */
  days?: number;
  /** Who signs it; by default it signs itself, as that of a hosted Redis does. */
  authority?: Certificate;
};

/** Makes a certificate with openssl; one that signs itself may sign others. */
export function makeCertificate(options: Options = {}): Certificate {
  const { names = 'DNS:localhost,IP:127.0.0.1', days = 2, authority } = options;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const read = (name: string) => readFileSync(file(name), 'utf8');
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    openssl('req', '-new', ...curve, '-subj', '/CN=redis', '-keyout', 'key.pem', '-out', 'request.pem');
    writeFileSync(file('extensions'), `subjectAltName=${names}\nbasicConstraints=CA:${authority ? 'FALSE' : 'TRUE'}\n`);
    if (authority) {
      writeFileSync(file('ca.pem'), authority.cert);
      writeFileSync(file('ca-key.pem'), authority.key);
    }
    const signer = authority ? ['-CA', 'ca.pem', '-CAkey', 'ca-key.pem'] : ['-signkey', 'key.pem'];
    const holds = ['-days', String(days), '-extfile', 'extensions'];
    openssl('x509', '-req', '-in', 'request.pem', ...signer, ...holds, '-out', 'cert.pem');
    // The whole chain, as a server sends it.
    return { cert: read('cert.pem') + (authority?.cert ?? ''), key: read('key.pem') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
