import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import './more-info.css';

export interface VideoProps {
  videoBase: string;
  videoName: (id: string) => string;
}

interface MoreInfoButtonProps {
  open: boolean;
  onToggle: () => void;
  controls: string;
  name: string;
}

export function MoreInfoButton({ open, onToggle, controls, name }: MoreInfoButtonProps) {
  return (
    <button
      className="cfg-info"
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`More about ${name}`}
      onClick={onToggle}
    >
      <Icon name="info" />
    </button>
  );
}

interface MoreInfoProps extends VideoProps {
  id: string;
  info: { Info?: readonly string[]; Videos?: readonly string[] };
}

/** The details of an option: texts, and videos that load on request. */
export function MoreInfo({ id, info, videoBase, videoName }: MoreInfoProps) {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <div className="cfg-more" id={id}>
      {info.Info?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {info.Videos?.map((video) =>
        playing === video ? (
          <iframe
            key={video}
            src={`${videoBase}${encodeURIComponent(video)}?autoplay=1`}
            title={videoName(video)}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <button key={video} type="button" className="button-link" onClick={() => setPlaying(video)}>
            Video: {videoName(video)}
          </button>
        ),
      )}
    </div>
  );
}
