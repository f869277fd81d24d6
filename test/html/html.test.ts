import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectDocuments } from './documents.ts';

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

// One Java process reads all of them.
test("the W3C's Nu HTML Checker finds no error in any document", async () => {
  const folder = path.resolve('var/html');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const [index, { name, html }] of (await collectDocuments()).entries()) {
    const file = path.join(folder, `${index}.html`);
    // It does not know container queries, field-sizing or masks of this decade.
    writeFileSync(file, html.replace(/(?<=<style data-href="[^"]*">).*?(?=<\/style>)/gs, ''));
    names.set(file, name);
  }
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, stderr } = spawnSync(
    'java',
    ['-jar', checker, '--errors-only', '--stdout', '--format', 'json', ...names.keys()],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, timeout: 300_000 },
  );
  expect(names.size).toBeGreaterThan(100);
  const errors = parseMessages(stdout, stderr).map(
    ({ message, url, lastLine, extract }) =>
      `${message}: ${names.get(new URL(url).pathname) ?? url}, line ${lastLine}: ${extract?.replace(/\s+/g, ' ')}`,
  );
  expect(errors).toEqual([]);
});

function parseMessages(json: string, errors: string): Message[] {
  try {
    return (JSON.parse(json) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`the checker did not run: ${errors || json}`);
  }
}
