declare module '*.mdx' {
  import type { Prose } from '#views/runtime/front-matter.ts';
  /** A page takes it for the type of the schema that the build has checked it by. */
  export const frontMatter: never;
  export const sections: Prose<unknown>['sections'];
  export default function Text(): import('react').ReactNode;
}
