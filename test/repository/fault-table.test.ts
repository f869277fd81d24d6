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
