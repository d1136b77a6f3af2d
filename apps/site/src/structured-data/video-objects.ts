import { mediaAddress, type Publisher, said, type Thing } from './thing.ts';

/** The facts of a video, wherever it is shown. */
export interface ShownVideo {
  name: string;
  /** Id on the outside host. */
  uri: string;
  poster: string | null;
  uploadDate?: string;
  /** Its answer. */
  description?: string;
}

/** Each video once. Search engines accept none without a still picture and a date; such a video is omitted. */
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
