import { Connected } from './connected.tsx';
import { ContactWays } from './contact-ways.tsx';
import { HeroCard } from './hero-card.tsx';
import { IndustryCards } from './industry-cards.tsx';
import { Services } from './services-section.tsx';
import { Welcome } from './welcome.tsx';
import { Why } from './why.tsx';

/** The parts of the home page with nothing to operate: the browser keeps the server's markup of them. */
export const staticSections = {
  card: () => <HeroCard />,
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
