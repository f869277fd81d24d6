import type { Plugin } from 'esbuild';

/** Text that the server alone renders (`StaticMarkup`), by the name of its file. */
const texts = /\.mdx$|\/(?:[a-z]+-)*(?:text|page|section-registry|related-links)\.tsx$/;

/** Leaves the texts that pages import lazily out of the browser's bundle. */
export const serverTexts: Plugin = {
  name: 'server-texts',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' && texts.test(path) ? { path: 'text', namespace: 'server-texts' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'server-texts' }, () => ({ contents: 'export {};' }));
  },
};
