import { industriesCatalog } from '#shared/firm/industries-catalog.ts';
import * as limits from '#shared/limits.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { BrandCards, IndustryCard } from '#views/components/cards/illustrated-cards.tsx';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { NoPosts } from '#views/components/empty-state.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Section } from '#views/components/section.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ContactWays } from './contact-ways.tsx';
import { HeroCard } from './hero-card.tsx';
import { HeroFlags } from './hero-flags.tsx';
import { Services } from './services-section.tsx';
import { Why } from './why.tsx';

/** Sections of the home page without interaction: the browser keeps the server's markup and does not hydrate them. */
export const sections = {
  letterhead: () => (
    <div className="wrap">
      <Letterhead />
    </div>
  ),
  card: () => <HeroCard />,
  flags: () => <HeroFlags />,
  welcome: () => <Welcome />,
  services: () => <Services />,
  industries: () => <IndustryCards />,
  about: () => (
    <>
      <Why />
      <Connected />
    </>
  ),
  contact: () => <ContactWays />,
};

/** Introduction of the firm with three value cards. */
function Welcome() {
  const { welcome } = usePageContext().brand;
  return (
    <section className="section welcome" id="welcome">
      <div className="wrap">
        <div className="columns columns-2 columns-wide welcome-head">
          <h2>{welcome.title}</h2>
          <p className="lead">{welcome.lead}</p>
        </div>
        <div className="card-grid card-grid-3 value-cards">
          {welcome.cards.map(({ title, text, icon }) => (
            <article key={title} className="card value-card">
              <span className="value-card-chip">
                <Icon name={icon as IconName} />
              </span>
              <h3>{wholeFormNumbers(title)}</h3>
              <p>{wholeFormNumbers(text)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The cards of the scroller of the industries section. */
function IndustryCards() {
  return (
    <ul className="scroller" data-scroller>
      {industriesCatalog.slice(0, limits.homeIndustries).map((industry) => (
        <li key={industry.slug}>
          <IndustryCard industry={industry} />
        </li>
      ))}
    </ul>
  );
}

/** The three brands side by side. */
function Connected() {
  const { brand } = usePageContext();
  return (
    <Section
      title="Our three brands: tax, consulting and payroll"
      lead="Start with the one you need; you won’t have to explain your business twice."
      action={{ label: 'Team to Win', to: brand.teamUrl }}
      className="connected"
    >
      <BrandCards />
    </Section>
  );
}

/** The cards of the newest posts. @param failed they could not be loaded */
export function LatestCards({ posts, failed }: { posts: PostSummary[]; failed: boolean }) {
  if (posts.length === 0) return <NoPosts failed={failed} />;
  return (
    <div className="post-grid">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} size="row" />
      ))}
    </div>
  );
}
