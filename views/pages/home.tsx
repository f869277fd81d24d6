import type { Head } from '#shared/head.ts';
import { Connected } from '../home/connected.tsx';
import { Contact } from '../home/contact.tsx';
import { Hero } from '../home/hero.tsx';
import { Industries } from '../home/industries.tsx';
import { LatestPosts } from '../home/latest-posts.tsx';
import { Results } from '../home/results.tsx';
import { Services } from '../home/services.tsx';
import { Welcome } from '../home/welcome.tsx';
import { Why } from '../home/why.tsx';
import type { PageProps } from '../page.ts';

/** Nine sections, in the order of the specification. */
export function Page() {
  return (
    <>
      <Hero />
      <Welcome />
      <Results />
      <Services />
      <Industries />
      <Why />
      <Connected />
      <LatestPosts />
      <Contact />
    </>
  );
}

export function head({ context }: PageProps): Head {
  return { title: context.brand.tagline, description: context.brand.description };
}
