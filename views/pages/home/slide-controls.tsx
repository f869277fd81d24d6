import { Icon } from '#views/components/icon.tsx';
import type { useCarousel } from './use-carousel.ts';

type Props = { slider: ReturnType<typeof useCarousel>; count: number };

/** Previous, a dot for each slide (the current one is a bar filling in 8 s), next, pause. */
export function SlideControls({ slider, count }: Props) {
  return (
    <div className="slide-controls" data-playing={slider.playing ? '' : undefined}>
      <button type="button" className="round-button" aria-label="Previous slide" onClick={slider.previous}>
        <Icon name="arrow-left" />
      </button>
      <ol>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li key={place}>
            <button
              type="button"
              className="slide-dot"
              aria-label={`Slide ${place + 1} of ${count}`}
              aria-current={place === slider.index ? 'true' : undefined}
              onClick={() => slider.go(place)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="round-button" aria-label="Next slide" onClick={slider.next}>
        <Icon name="arrow-right" />
      </button>
      <button
        type="button"
        className="round-button slide-pause"
        aria-label={slider.pressed ? 'Play slides' : 'Pause slides'}
        data-tooltip={slider.pressed ? 'Play slides' : 'Pause slides'}
        onClick={slider.toggle}
      >
        <Icon name={slider.pressed ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
