import type { CarouselAnswer } from '@millrace/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Banner } from './banner.tsx';
import { useBanners } from './use-banners.ts';
import './banners.css';

/** The carousel of the home page (specification 2.4). It moves by itself until someone is at it, and can be stopped. */
export function Banners({ carousels }: { carousels: readonly CarouselAnswer[] }): ReactNode {
  const [isHeld, setHeld] = useState(false);
  const { viewport, isLive, isPlaying, selected, show, togglePlaying } = useBanners({
    count: carousels.length,
    isHeld,
  });
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0) show((selected + step + carousels.length) % carousels.length);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label="News"
      className="banners on-deep"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={press}
    >
      <div ref={viewport} className="banners-viewport" data-live={isLive || undefined}>
        <div className="flex" aria-live={isPlaying ? 'off' : 'polite'}>
          {carousels.map((carousel, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              key={carousel.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${carousels.length}`}
              inert={isLive && index !== selected}
              className="min-w-0 flex-[0_0_100%] snap-start"
            >
              <Banner carousel={carousel} isFirst={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {carousels.length > 1 && (
        <div
          className="banners-controls"
          data-live={isLive || undefined}
          data-many={carousels.length > MOST_TITLES || undefined}
        >
          <div className="frame flex">
            <button
              type="button"
              className="banners-hold"
              onClick={togglePlaying}
              aria-label={isPlaying ? 'Pause' : 'Play'}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
            <ol className="banners-list">
              {carousels.map(({ id, title }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={index === selected ? 'true' : undefined}
                    onClick={() => show(index)}
                    className="banners-tab"
                  >
                    <span className="banners-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span className="banners-title">{title}</span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}

/** More of them are shown by their numbers: their titles would stand in columns of single words. */
const MOST_TITLES = 6;
