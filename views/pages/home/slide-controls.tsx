import { Icon } from '#views/components/icon.tsx';
import type { useCarousel } from './use-carousel.ts';

type Props = { carousel: ReturnType<typeof useCarousel>; count: number };

/** Previous, a dot for each slide (the current one is a bar that fills until the next slide), next, pause. */
export function SlideControls({ carousel, count }: Props) {
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
