import { Suspense } from 'react';
import * as limits from '#shared/limits.ts';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Section } from '#views/components/section.tsx';
import { Skeleton } from '#views/components/skeleton.tsx';
import { useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { LateHydration, StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModule } from '#views/runtime/lazy-modules.ts';
import { untilNear } from '#views/runtime/observe-intersection.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries-section.tsx';
import { Results } from './results.tsx';
import { ServerOnlySection } from './server-only-section.tsx';

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
  const { tagline: title, description, hero } = context.brand;
  return { title, description, ...(hero[0] && { drawing: `hero-${hero[0].art}` }) };
}

/** The newest posts, streamed after the rest of the page when they are not cached. */
function LatestPosts() {
  const { news } = usePageContext().brand;
  return (
    <Section {...news} action={{ label: 'All news', to: href('blog') }} className="latest">
      <Suspense fallback={<Skeleton count={limits.pageSize.home} />}>
        <Posts />
        <DataBlock name="latestPosts" params={{}} />
      </Suspense>
    </Section>
  );
}

function Posts() {
  const result = useData('latestPosts', {});
  useLoadErrorToast('posts', result);
  const posts = result.ok ? result.value.slice(0, limits.pageSize.home) : [];
  // Other posts than those of the document are rendered.
  return (
    <StaticMarkup id={['home-posts', ...posts.map(({ slug }) => slug)].join(' ')} inBrowser>
      {() => {
        const { LatestCards } = latest.use();
        return <LatestCards posts={posts} failed={!result.ok} />;
      }}
    </StaticMarkup>
  );
}

const latest = lazyModule(() => import('./latest-cards.tsx'));
const form = lazyModule(() => import('#views/components/contact-form/contact-form.tsx'));

const loadWhenNear = async (element: Element) => {
  await untilNear(element);
  await form.load();
};

/** The contact form, beside the other ways to reach the firm. */
export function Contact() {
  return (
    <section className="section section-subtle home-contact no-print" id="contact">
      <div className="wrap columns columns-2 columns-wide">
        <ServerOnlySection part="contact" />
        <LateHydration id="home-form" isLoaded={form.isLoaded} load={loadWhenNear}>
          <LazyForm />
        </LateHydration>
      </div>
    </section>
  );
}

function LazyForm() {
  const { ContactForm } = form.use();
  return <ContactForm />;
}
