import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { commonJsToModule } from '#client/build/react-as-modules.ts';
import { treeShakeRouter } from '#client/build/tree-shake-router.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

test.each([
  ['an import less', 'exports.a = 1;', 1],
  ['no exports', 'var React = require("react");', 1],
  ['another way to export', 'exports.a = 1;\nmodule.exports = b;', 0],
  ['another way to import', 'exports.a = 1;\nrequire("react");', 0],
])('a release of React with %s fails the build', (_change, source, requires) => {
  expect(() => commonJsToModule(source, 'react.js', requires)).toThrow(/react\.js is written differently now/);
});

test('a release of React Router that a replacement does not match fails the build', async () => {
  const root = temporaryFolder();
  const folder = path.join(root, 'node_modules/react-router/dist/production');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mjs'), 'import React from "react";\nexport const a = React.memo(1);');
  await expect(
    build({
      stdin: { contents: 'import "react-router-dom";', resolveDir: root },
      bundle: true,
      write: false,
      external: ['react'],
      logLevel: 'silent',
      plugins: [treeShakeRouter(root)],
    }),
  ).rejects.toThrow(/React Router is written differently now.*displayName/s);
});
