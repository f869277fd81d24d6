import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconPath } from '#views/art/icon-path.ts';
import { iconNames } from '#views/runtime/icon-names.ts';
import { shortHash } from './files.ts';

const social: readonly string[] = ['facebook', 'linkedin', 'instagram'];

/**
 * Writes all icons as symbols to one file, for pages opened later in the browser.
 * @returns the file's URL path, and the symbols, of which the server writes those a page uses into it
 */
export async function buildIconSprite({ root, assets }: { root: string; assets: string }) {
  const modules = path.join(root, 'node_modules');
  const symbols = iconNames.map((name) => {
    const file = social.includes(name)
      ? `@phosphor-icons/core/assets/fill/${name}-logo-fill.svg`
      : `lucide-static/icons/${name}.svg`;
    const svg = readFileSync(path.join(modules, file), 'utf8');
    const viewBox = /viewBox="([^"]+)"/.exec(svg)![1];
    return `<symbol id="i-${name}" viewBox="${viewBox}"><path d="${iconPath(svg)}"/></symbol>`;
  });
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const file = `icons-${shortHash(content)}.svg`;
  writeFileSync(path.join(assets, file), content);
  return { iconSprite: `/assets/${file}`, symbols: symbols.join('') };
}
