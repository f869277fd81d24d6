import { useRef } from 'react';
import type { ByBrand, HeroSlide } from '#shared/brands/brand.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { homeCounty } from '#views/art/map-points.ts';
import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { ArrowLink, Link } from '#views/components/link.tsx';
import { ThemedPicture } from '#views/components/picture/art.tsx';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';
import { useCarousel, useParallax } from './carousel.ts';
import { ServerOnlySection } from './server-only-section.tsx';

/** The hero carousel: text at the left, the slide's picture and the hero card at the right. */
export function Hero() {
  const { brand } = usePageContext();
  const area = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(area, brand.hero.length);
  useParallax(picture);
  return (
    <section className="hero" aria-roledescription="carousel" aria-label="Introduction" ref={area}>
      <div className="wrap">
        <div className="hero-text">
          <div className="hero-slides" aria-live={carousel.playing ? 'off' : 'polite'}>
            {brand.hero.map((slide, index) => (
              <SlideText key={slide.marked} slide={slide} isFirst={index === 0} isShown={index === carousel.index} />
            ))}
          </div>
          <ServerOnlySection part="proof" />
          <SlideControls carousel={carousel} count={brand.hero.length} />
        </div>
        <div className="hero-field no-print">
          <div className="hero-pictures" ref={picture}>
            {brand.hero.map((slide, index) => (
              <div
                key={slide.marked}
                className={`hero-picture hero-${slide.art}`}
                data-shown={index === carousel.index ? '' : undefined}
              >
                <HeroPicture art={slide.art} eager={index === 0} />
                {slide.art === 'map' && <ServerOnlySection part="labels" />}
              </div>
            ))}
          </div>
          <ServerOnlySection part="card" />
        </div>
        <a className="round-button hero-cue no-print" href="#welcome" aria-label="Scroll to welcome">
          <Icon name="arrow-down" />
        </a>
      </div>
    </section>
  );
}

/** The text of one slide. All lie in the same two grid rows, so that their buttons are at one height; the hidden ones are inert. */
function SlideText({ slide, isFirst, isShown }: { slide: HeroSlide; isFirst: boolean; isShown: boolean }) {
  const { brand } = usePageContext();
  const hasFee = serviceFees(brand, brand.contentPriorities.services[0]!).start;
  const Title = isFirst ? 'h1' : 'p';
  return (
    <div className="hero-slide" data-shown={isShown ? '' : undefined} inert={!isShown}>
      <div>
        <p className="hero-tagline no-print">{brand.tagline}</p>
        <Title className="hero-title">
          {slide.headline} <span className="mark">{slide.marked}</span>
        </Title>
        <p className="lead">
          {slide.lead}{' '}
          {slide.service && <Link to={href('service', { slug: slide.service.slug })}>{slide.service.label}</Link>}
        </p>
      </div>
      <p className="button-row">
        <Button to={href('schedule')} icon="calendar-days">
          {brand.closing.button}
        </Button>
        <ArrowLink to={hasFee ? forBrand(priceOf, brand.id) : href('services')}>
          {hasFee ? 'See what it costs' : 'See what we do'}
        </ArrowLink>
      </p>
    </div>
  );
}

/** Where each brand says what its first service costs. */
const priceOf: ByBrand<string> = {
  dresdentax: href('personalTaxPricing'),
  brownco: `${href('services')}#cost`,
  payroll: `${href('service', { slug: 'payroll' })}#cost`,
};

/** The picture of one slide (`heroDrawing` in views/art/scenes.ts). */
function HeroPicture({ art, eager }: Pick<HeroSlide, 'art'> & { eager: boolean }) {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <ThemedPicture
      src={(theme) => asset(`/art/${brand.id}/hero-${art}-${theme}.svg`)}
      width={640}
      height={480}
      priority={eager ? 'high' : 'auto'}
      alt={art === 'map' ? `Map of Ohio with ${homeCounty} raised and our towns, ${officeTowns(brand.offices)}` : ''}
    />
  );
}

type ControlsProps = { carousel: ReturnType<typeof useCarousel>; count: number };

/** Previous, a dot for each slide (the current one is a bar that fills until the next slide), next, pause. */
function SlideControls({ carousel, count }: ControlsProps) {
  const action = carousel.pressed ? 'Play slides' : 'Pause slides';
  return (
    <div className="slide-controls no-print" data-playing={carousel.playing ? '' : undefined}>
      <button type="button" className="round-button" aria-label="Previous slide" onClick={carousel.previous}>
        <Icon name="arrow-left" />
      </button>
      <ol>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li key={index}>
            <button
              type="button"
              className="slide-dot"
              aria-label={`Slide ${index + 1} of ${count}`}
              aria-current={index === carousel.index ? 'true' : undefined}
              onClick={() => carousel.go(index)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="round-button" aria-label="Next slide" onClick={carousel.next}>
        <Icon name="arrow-right" />
      </button>
      <button
        type="button"
        className="round-button slide-pause"
        aria-label={action}
        data-tooltip={action}
        onClick={carousel.toggle}
      >
        <Icon name={carousel.pressed ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
