import { type Family, type FamilyMediumAnswer, THUMBNAILS_AT_ONCE } from '@millrace/contract';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import './gallery.css';
import { VideoFrame } from '../../page-parts/video-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { slideWindow } from './gallery-order.ts';
import { isVideo, MediumPicture } from './medium-picture.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';

interface GalleryProps {
  family: Pick<Family, 'name' | 'images' | 'videos'>;
  /** Images in the order to show them: an option's own stand first. */
  images: readonly FamilyMediumAnswer[];
  videoBase: string;
}

/** One picture or video at a time, and the row of three to choose from. */
export function Gallery({ family, images, videoBase }: GalleryProps) {
  const media = useMemo(() => [...images, ...family.videos], [images, family.videos]);
  const [chosen, setChosen] = useState<{ index: number; first: string | undefined }>({ index: 0, first: undefined });
  const [start, setStart] = useState(0);
  // A new picture at the front is what the visitor asked to see.
  const front = media[0]?.uri;
  const index = chosen.first === front ? Math.min(chosen.index, media.length - 1) : 0;
  const medium = media[index];
  if (medium === undefined) return null;
  const shown = slideWindow(media.length, chosen.first === front ? start : 0, THUMBNAILS_AT_ONCE);
  const slides = media.length > THUMBNAILS_AT_ONCE;
  const slide = (by: number) => {
    setChosen({ index, first: front });
    setStart(slideWindow(media.length, shown.start + by, THUMBNAILS_AT_ONCE).start);
  };
  /** Left and right show the picture before and after, and go to its button, also where the strip stands upright. */
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = index + step;
    if (step === 0 || next < 0 || next >= media.length) return;
    event.preventDefault();
    const at = next < shown.start ? next : Math.max(shown.start, next - THUMBNAILS_AT_ONCE + 1);
    const strip = event.currentTarget;
    flushSync(() => {
      setChosen({ index: next, first: front });
      setStart(at);
    });
    strip.querySelector<HTMLElement>('[aria-current]')?.focus();
  };
  return (
    <section className="gal" aria-label="Pictures and videos" data-alone={media.length < 2 || undefined}>
      <figure className="gal-fig">
        {isVideo(medium) ? (
          <VideoFrame
            key={medium.uri}
            id={medium.uri}
            name={medium.name}
            poster={medium.poster}
            focus={medium.focus}
            base={videoBase}
            isOpened={chosen.first === front}
          />
        ) : (
          <>
            <MediumPicture className="gal-img" medium={medium} alt={altOf(medium, family.name)} size={640} eager />
            <ZoomDialog medium={medium} alt={altOf(medium, family.name)} />
          </>
        )}
        <figcaption>{medium.infoImageText === '' ? medium.name : medium.infoImageText}</figcaption>
      </figure>
      {media.length < 2 ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shorter way between its buttons
        <div className="gal-thumbs" data-slides={slides || undefined} onKeyDown={move}>
          {slides ? (
            <button
              className="gal-arrow"
              type="button"
              aria-label="Earlier pictures"
              disabled={shown.start === 0}
              onClick={() => slide(-1)}
            >
              <Icon name="left" />
            </button>
          ) : null}
          {media.slice(shown.start, shown.end).map((item, at) => (
            <button
              key={item.uri}
              type="button"
              aria-current={shown.start + at === index || undefined}
              aria-label={isVideo(item) ? `Video: ${item.name}` : item.name}
              onClick={() => setChosen({ index: shown.start + at, first: front })}
            >
              <MediumPicture medium={item} alt="" size={84} />
              {isVideo(item) ? (
                <span className="gal-play">
                  <Icon name="play" />
                </span>
              ) : null}
            </button>
          ))}
          {slides ? (
            <button
              className="gal-arrow"
              type="button"
              aria-label="Later pictures"
              disabled={shown.end === media.length}
              onClick={() => slide(1)}
            >
              <Icon name="right" />
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

const altOf = (medium: FamilyMediumAnswer, family: string): string =>
  medium.name.includes(family) ? medium.name : `${family}: ${medium.name}`;
