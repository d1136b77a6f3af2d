import { mediaAddress, type Publisher, said, type Thing } from './thing.ts';

/** What is known of a video, wherever it is shown. */
export interface ShownVideo {
  name: string;
  /** Id on the outside host. */
  uri: string;
  poster: string | null;
  uploadDate?: string;
  /** What it answers. */
  description?: string;
}

/** Each video once. Search engines take none without a still picture and a day; such a one is left out. */
export function videoObjects(publisher: Publisher, videos: readonly ShownVideo[]): Thing[] {
  const first = new Map(videos.toReversed().map((video) => [video.uri, video]));
  return videos
    .filter((video) => first.get(video.uri) === video)
    .flatMap(({ name, uri, poster, uploadDate, description }) =>
      poster === null || uploadDate === undefined
        ? []
        : [
            {
              '@type': 'VideoObject',
              name,
              ...said({ description }),
              thumbnailUrl: [mediaAddress(publisher, poster)],
              uploadDate,
              embedUrl: `${publisher.settings['video.embedBase']}${encodeURIComponent(uri)}`,
            },
          ],
    );
}
