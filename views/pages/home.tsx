import type { Head } from '#shared/head.ts';
import { Contact } from '../home/contact.tsx';
import { Hero } from '../home/hero.tsx';
import { Industries } from '../home/industries.tsx';
import { LatestPosts } from '../home/latest-posts.tsx';
import { Results } from '../home/results.tsx';
import { Still } from '../home/still.tsx';
import type { PageProps } from '../page.ts';

/** Nine sections, in the order of the specification: hero, welcome, results, services, industries, why and connected, news, contact. */
export function Page() {
  return (
    <>
      <Hero />
      <Still part="welcome" />
      <Results />
      <Still part="services" />
      <Industries />
      <Still part="about" />
      <LatestPosts />
      <Contact />
    </>
  );
}

export function head({ context }: PageProps): Head {
  return { title: context.brand.tagline, description: context.brand.description };
}
