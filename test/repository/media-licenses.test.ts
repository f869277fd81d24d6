import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('.github/LICENSES.md', 'utf8');
/** Rows that name a package: package, license, and the file made from it. */
const rows = document
  .split('\n')
  .filter((line) => /^\|.*\| `[@a-z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, name, source, license, file]) => ({ name: name!, source: source!, license: license!, file }));
const packageOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string };

it('every font and icon named in LICENSES.md is installed under the license given there', () => {
  expect(rows.map(({ source }) => source)).toHaveLength(6);
  for (const { source, license, file } of rows) {
    expect([source, packageOf(source).license]).toEqual([source, license]);
    if (file) expect([file, existsSync(file)]).toEqual([file, true]);
  }
});

it('names every font file and every package that the code takes fonts or icons from', () => {
  const fonts = readdirSync('views/styles/fonts').filter((name) => name.endsWith('.woff2'));
  expect(rows.flatMap(({ file }) => (file?.endsWith('.woff2') ? file.split('/').at(-1)! : [])).toSorted()).toEqual(
    fonts.toSorted(),
  );
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const sources = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    /^@fontsource|icons|lucide/.test(name),
  );
  expect(rows.map(({ source }) => source).toSorted()).toEqual(sources.toSorted());
});

it('the notice of each font is stored with its files', () => {
  const notices = readFileSync('views/styles/fonts/OFL.txt', 'utf8');
  for (const { name, license } of rows.filter((row) => row.license === 'OFL-1.1')) {
    const [, year, authors] = /, (\d{4}) (.*)$/.exec(name)!;
    expect([license, notices.includes(`Copyright ${year} ${authors}`)]).toEqual(['OFL-1.1', true]);
  }
});
