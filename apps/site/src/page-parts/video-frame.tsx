import type { FocalPoint } from '@millrace/contract';
import { useState } from 'react';
import { useSettings } from '../api/settings.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { focalClass } from './focal/focal-class.ts';
import './focal/focal-point.css';
import './video-frame.css';
import { Icon } from '../ui/icon.tsx';

interface VideoFrameProps {
  /** Id on the outside video host. */
  id: string;
  name: string;
  poster: string | null;
  /** Of the still. */
  focus?: FocalPoint | undefined;
  /** Address the id is appended to. */
  base: string;
  /** Whether a click of the visitor has led to this very video: then the maker may have it play at once. */
  isOpened?: boolean;
}

/**
 * A video of the outside host. Nothing is asked of that host until the visitor presses play on the still, or, with the setting
 * `privacy.embedAtOnce`, opens the video (settled in decisions 6).
 */
export function VideoFrame({ id, name, poster, focus, base, isOpened = false }: VideoFrameProps) {
  const [isPressed, setPressed] = useState(false);
  const isAtOnce = useSettings()['privacy.embedAtOnce'];
  const playing = isPressed || (isAtOnce && isOpened);
  const mediaUrl = useMediaUrl();
  const address = `${base}${encodeURIComponent(id)}`;
  if (playing) {
    return (
      <iframe
        className="vid"
        src={`${address}?autoplay=1`}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <a
      className="vid"
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={`Play video: ${name}`}
      onClick={(event) => {
        event.preventDefault();
        setPressed(true);
      }}
    >
      {poster === null ? null : (
        <img
          src={mediaUrl(poster)}
          alt=""
          className={focalClass(focus)}
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="vid-play">
        <Icon name="play" size={24} />
      </span>
    </a>
  );
}
