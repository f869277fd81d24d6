import { Letterhead } from '#views/components/letterhead.tsx';
import { Connected } from './connected.tsx';
import { ContactWays } from './contact-ways.tsx';
import { HeroCard } from './hero-card.tsx';
import { IndustryCards } from './industry-cards.tsx';
import { QuickTools } from './quick-tools.tsx';
import { Services } from './services-section.tsx';
import { Welcome } from './welcome.tsx';
import { Why } from './why.tsx';

export { LatestCards } from './latest-cards.tsx';

/** Sections of the home page without interaction: the browser keeps the server's markup and does not hydrate them. */
export const sections = {
  letterhead: () => (
    <div className="wrap">
      <Letterhead />
    </div>
  ),
  card: () => <HeroCard />,
  welcome: () => <Welcome />,
  tools: () => <QuickTools />,
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
