import path from 'node:path';
import type { Plugin } from 'esbuild';
import { readArticles } from '#server/content/sample/read-articles.ts';
import { brandIds } from '#shared/brands/brand.ts';
import { readBrand } from '#shared/brands/read-brands.ts';
import { readIndustries, readServices } from '#shared/firm/read-catalogs.ts';
import { readDueDateRules } from '#shared/tax/facts/due-date-rules/read-rules.ts';
import { readCities, readTowns } from '#shared/tax/facts/read-places.ts';
import { readLetterRows, readLetters } from '#shared/tax/letters/read-letters.ts';

/** What a module exports that reads Markdown or YAML when it is run from its source. */
const modules: Record<string, () => Record<string, unknown>> = {
  'server/content/sample/articles.ts': () => ({ sampleArticles: readArticles() }),
  'shared/brands/brand-files.ts': () => ({ brandFiles: Object.fromEntries(brandIds.map((id) => [id, readBrand(id)])) }),
  'shared/firm/catalog-rows.ts': () => ({ serviceRows: readServices(), industryRows: readIndustries() }),
  'shared/tax/facts/due-date-rules/rules.ts': () => ({ dueDateRules: readDueDateRules() }),
  'shared/tax/facts/places.ts': () => ({ cityRows: readCities(), townRows: readTowns() }),
  'shared/tax/letters/letter-pages.ts': () => ({ letterPages: readLetters() }),
  'shared/tax/letters/letter-rows.ts': () => ({ letterRows: readLetterRows() }),
};

/** Builds in what these modules export: what reads it is not there where packages for development are pruned. */
export function builtInData(root: string): Plugin {
  return {
    name: 'built-in-data',
    setup(build) {
      build.onLoad(
        { filter: /[/\\](articles|brand-files|catalog-rows|letter-pages|letter-rows|places|rules)\.ts$/ },
        ({ path: file }) => {
          const read = modules[path.relative(root, file).replaceAll(path.sep, '/')];
          if (!read) return undefined;
          const lines = Object.entries(read()).map(
            ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
          );
          return { contents: lines.join('\n') };
        },
      );
    },
  };
}
