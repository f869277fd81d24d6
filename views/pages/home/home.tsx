import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { Contact } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries-section.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Results } from './results.tsx';
import { StaticSection } from './static-section.tsx';

/** The home page, its sections in the order of the specification. */
export function Page() {
  return (
    <>
      <Hero />
      <StaticSection part="welcome" />
      <Results />
      <StaticSection part="services" />
      <Industries />
      <StaticSection part="about" />
      <LatestPosts />
      <Contact />
    </>
  );
}

export function head({ context }: PageProps): Head {
  return { title: context.brand.tagline, description: context.brand.description };
}
