import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mdx from '@mdx-js/esbuild';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { mdxOptions } from '#client/build/mdx.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const good = `---
title: Terms of service
summary: Read, print and link to anything here.
---

<LegalSection id="fees" title="Fees">

Wages up to <Figure fact="federal.wageBase" />: see [prices](/services/personal-tax/pricing#fee-list).

</LegalSection>
`;

const folder = temporaryFolder();
const file = path.join(folder, 'legal/terms.mdx');
mkdirSync(path.dirname(file));

async function problemsOf(text: string): Promise<string> {
  writeFileSync(file, text);
  try {
    await build({
      entryPoints: [file],
      write: false,
      bundle: true,
      external: ['*.tsx', 'react/*'],
      logLevel: 'silent',
      plugins: [mdx(mdxOptions)],
    });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a page of prose is built', async () => {
  expect(await problemsOf(good)).toBe('');
});

test.each([
  [
    'a link to a page that is not there',
    '/services/personal-tax/',
    '/services/personel-tax/',
    8,
    'no page at /services/personel-tax/pricing#fee-list',
  ],
  ['a component that is misspelled', '<Figure', '<Figur', 8, 'no component Figur'],
  ['a fact that is not there', 'wageBase', 'wageBasis', 8, 'There is no fact “federal.wageBasis”'],
  ['a field that is wrong', 'summary: ', 'summary: 7 # ', 3, 'summary: '],
  ['a front matter that is not YAML', 'title: Terms', 'title: Terms: all', 2, 'Nested mappings are not allowed'],
])('%s ends the build with file and line', async (_what, right, wrong, line, message) => {
  const problems = await problemsOf(good.replace(right, wrong));
  expect(problems).toContain(`legal/terms.mdx:${line}: `);
  expect(problems).toContain(message);
});

test('a tag that is not closed ends the build with file and line', async () => {
  const problems = await problemsOf(good.replace('</LegalSection>', ''));
  expect(problems).toContain('legal/terms.mdx');
  expect(problems).toContain('Expected a closing tag for `<LegalSection>` (6:1');
});
