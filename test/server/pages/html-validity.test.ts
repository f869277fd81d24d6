import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { expect, test } from 'vitest';
import { previewLink } from '#server/preview/signed-link.ts';
import { brandIds } from '#shared/brands/index.ts';
import { allPaths } from '#shared/site/paths.ts';
import { href } from '#shared/site/routes.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makeDraft } from '#test/ghost/stub-posts.ts';
import { sharedSite, startTestSite } from '../site.ts';

const post = 'year-end-moves-before-december-31';
const paths = [
  ...allPaths.filter(({ name }) => name !== 'taxLetter').map(({ path }) => path),
  href('taxLetter', { slug: 'cp14' }),
  href('blogPost', { slug: post }),
  href('blogTag', { slug: 'payroll' }),
  '/search?q=payroll',
  '/nope',
];
const main = ['/', '/services', '/contact', '/blog', '/resources/tax-calculator', '/nope'];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes <br/>, which the standard allows.
    'void-style': 'off',
    // Scripts and styles come from this site, or from a CDN in front of it.
    'require-sri': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
  },
});

const site = await sharedSite();

async function violations(path: string, from = site): Promise<string[]> {
  const { text, status } = await request(from.server).get(path);
  expect(status).toBe(path.startsWith('/nope') ? 404 : 200);
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.each(paths)('%s is valid HTML', async (path) => {
  expect(await violations(path)).toEqual([]);
});

for (const brand of brandIds) {
  test.each(main)(`%s is valid HTML for ${brand}`, async (path) => {
    expect(await violations(`${path}?domain=${brand}`)).toEqual([]);
  });
}

test('the draft preview and its frames are valid HTML', async () => {
  const ghost = await startGhostStub();
  const draft = makeDraft(1);
  ghost.drafts.push(draft);
  const own = await startTestSite({ env: ghost.previewEnv });
  const link = previewLink(ghost.previewEnv.PREVIEW_SECRET, draft.id, Math.floor(Date.now() / 1_000) + 60);
  expect(await violations(link, own)).toEqual([]);
  expect(await violations(link.replace('?', '/payroll?'), own)).toEqual([]);
  await own.close();
  await ghost.close();
});
