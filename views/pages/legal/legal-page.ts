import { createElement } from 'react';
import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { LegalFrontMatter, Prose } from '#views/runtime/front-matter.ts';

/** The page of a legal text. */
export function legalPage(load: () => Promise<Prose<LegalFrontMatter>>, head: Head) {
  const Page = staticPage(async () => {
    const [{ LegalText }, prose] = await Promise.all([import('./legal-text.tsx'), load()]);
    const page = () => createElement(LegalText, prose);
    return { Page: page };
  });
  return { Page, head: () => head };
}
