import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('.github/RUNBOOK.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| `test\//.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

it('the fault table of the runbook has a row per fault, each with what is seen, logged and measured', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    expect([row[0], row.length]).toEqual([row[0], 5]);
    expect(row.filter((cell) => cell.trim() === '')).toEqual([]);
  }
});

it.each(rows.map((row) => [row[0]!, row.at(-1)!]))('%s: its test exists', (_fault, cell) => {
  const [, file = '', title = ''] = /^`(test\/[\w./-]+)`: (.+)$/.exec(cell) ?? [];
  expect([file, existsSync(file)]).toEqual([file, true]);
  expect(readFileSync(file, 'utf8')).toContain(`'${title}'`);
});

it.each(rows.map((row) => [row[0]!, row[2]!, row.at(-1)!]))(
  '%s: its test asserts what is logged: %s',
  (_fault, logged, cell) => {
    const [, file = '', title = ''] = /^`(test\/[\w./-]+)`: (.+)$/.exec(cell) ?? [];
    const after = readFileSync(file, 'utf8').split(`'${title}'`)[1]!;
    const [block = ''] = after.split(/^ *(?:it|test|describe)[.(]/m);
    // The test of the row before asserts what is "the same".
    const messages = Array.from(logged.matchAll(/`([^`]+)`/g), (match) => match[1]!);
    expect(messages.filter((message) => !block.includes(message))).toEqual([]);
    const level = /^(error|warning) /.exec(logged)?.[1];
    if (level) expect(block).toMatch(level === 'error' ? /level\W+50/ : /level\W+40/);
  },
);
