import type { SupportVideoCategory } from '@millrace/contract';
import { type ReactNode, useId, useState } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { Part } from '../page-parts/part.tsx';
import { VideoFrame } from '../page-parts/video-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { SupportLine } from './support-line.tsx';
import { supportVideosQuery } from './support-plan.ts';

/** Videos by category. A title opens its player; one is open at a time. */
export function VideosTab(): ReactNode {
  const group = useId();
  const categories = useAnswer(supportVideosQuery);
  const settings = useSettings();
  const base = settings['video.embedBase'];
  return (
    <>
      <p className="pt-5">
        Nothing is asked of the video host before you {settings['privacy.embedAtOnce'] ? 'open a video' : 'press play'}.
        If a video does not answer it, call: <SupportLine />
      </p>
      {categories.length === 0 && <p className="py-6 text-soft">No videos are listed at present.</p>}
      <div className="pt-2">
        {categories.map(({ name, videos }, index) => (
          <Part key={name} id={`videos-${index + 1}`} title={name}>
            <div className="qa">
              {videos.map((video) => (
                <VideoEntry key={video.uri} video={video} base={base} group={group} />
              ))}
            </div>
          </Part>
        ))}
      </div>
    </>
  );
}

interface VideoEntryProps {
  video: SupportVideoCategory['videos'][number];
  base: string;
  group: string;
}

/** A closed entry gets a new player: the video stops. */
function VideoEntry({ video: { name, uri, poster, focus }, base, group }: VideoEntryProps): ReactNode {
  const [{ timesClosed, isOpen }, setState] = useState({ timesClosed: 0, isOpen: false });
  const turn = (isNowOpen: boolean): void =>
    setState(({ timesClosed: times }) => ({ timesClosed: isNowOpen ? times : times + 1, isOpen: isNowOpen }));
  return (
    <details name={group} id={`video-${uri}`} onToggle={({ newState }) => turn(newState === 'open')}>
      <summary>
        <Icon name="play" />
        {name}
      </summary>
      <div className="qa-answer">
        <VideoFrame
          key={timesClosed}
          id={uri}
          name={name}
          poster={poster}
          focus={focus}
          base={base}
          isOpened={isOpen}
        />
      </div>
    </details>
  );
}
