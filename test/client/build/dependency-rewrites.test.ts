import { expect, test } from 'vitest';
import { commonJsToModule } from '#client/build/react-as-modules.ts';

test('a CommonJS file of React becomes a module', () => {
  const code = commonJsToModule(
    'var React = require("react");\nfunction jsxProd() {}\nexports.jsx = jsxProd;\nexports.version = "19";\n',
    'react.js',
    1,
  );
  expect(code).toContain("import * as React from 'react';");
  expect(code).toContain('export { jsxProd as jsx };');
  expect(code).toContain('export const version = "19";');
});

test.each([
  ['an import less', 'exports.a = 1;', 1],
  ['no exports', 'var React = require("react");', 1],
  ['another way to export', 'exports.a = 1;\nmodule.exports = b;', 0],
  ['another way to import', 'exports.a = 1;\nrequire("react");', 0],
])('a release of React with %s fails the build', (_change, source, requires) => {
  expect(() => commonJsToModule(source, 'react.js', requires)).toThrow(/react\.js is written differently now/);
});
