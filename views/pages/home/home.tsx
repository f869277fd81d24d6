import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { Contact, loadContactForm } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries-section.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Results } from './results.tsx';
import { homeSections, ServerOnlySection } from './server-only-section.tsx';

export const preload = () => Promise.all([homeSections.load('parts'), loadContactForm()]);

/** The home page. */
export function Page() {
  return (
    <>
      <ServerOnlySection part="letterhead" />
      <Hero />
      <ServerOnlySection part="welcome" />
      <Results />
      <ServerOnlySection part="services" />
      <Industries />
      <ServerOnlySection part="about" />
      <LatestPosts />
      <Contact />
    </>
  );
}

export function head({ context }: PageProps): Head {
  return { title: context.brand.tagline, description: context.brand.description };
}
