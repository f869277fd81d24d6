// Checks every page with the W3C's Nu HTML Checker: no error in any brand. One Java process reads all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureProgram } from '../debian-package.ts';
import { collectDocuments } from './documents.ts';

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

if (!ensureProgram(['java', '-version'], 'default-jre-headless')) {
  console.log('The HTML check is skipped: there is no Java, and it could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const documents = await collectDocuments();
const folder = path.resolve('var/html');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const names = new Map<string, string>();
for (const [index, { name, html }] of documents.entries()) {
  const file = path.join(folder, `${index}.html`);
  writeFileSync(file, html);
  names.set(file, name);
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const { stdout, stderr } = spawnSync(
  'java',
  ['-jar', checker, '--errors-only', '--stdout', '--format', 'json', ...names.keys()],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, timeout: 300_000 },
);
const errors = parseMessages(stdout, stderr);
const byText = Map.groupBy(errors, ({ message }) => message);
for (const [message, found] of byText) {
  console.error(`\n${message}`);
  for (const { url, lastLine, extract } of found.slice(0, 5)) {
    console.error(`  ${names.get(new URL(url).pathname) ?? url}, line ${lastLine}: ${extract?.replace(/\s+/g, ' ')}`);
  }
  if (found.length > 5) console.error(`  and ${found.length - 5} more`);
}
console.log(`${documents.length} documents, ${errors.length} errors`);
process.exit(errors.length > 0 ? 1 : 0);

function parseMessages(json: string, errors: string): Message[] {
  try {
    return (JSON.parse(json) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`the checker did not run: ${errors || json}`);
  }
}
