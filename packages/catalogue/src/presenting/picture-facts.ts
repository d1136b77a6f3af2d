import type { FocalPoint } from '@millrace/contract/content';
import type { Snapshot } from '../snapshot.ts';

type Library = Pick<Snapshot, 'mediaFiles'>;

/** The words of the media library for a picture, where it has some: the place that shows it has none of its own. */
export function altOf({ mediaFiles }: Library, uri: string | null): { alt?: string } {
  const alt = uri === null ? '' : (mediaFiles.get(uri)?.alt ?? '');
  return alt === '' ? {} : { alt };
}

/** The part of a picture that must stay visible where it is cut; nothing for its middle. */
export function focusOf({ mediaFiles }: Library, uri: string | null): { focus?: FocalPoint } {
  const focus = uri === null ? null : (mediaFiles.get(uri)?.focus ?? null);
  return focus === null ? {} : { focus };
}

/** A video with the focal point of its still picture. */
export const withFocus = <Video extends { poster: string | null }>(
  library: Library,
  video: Video,
): Video & { focus?: FocalPoint } => ({ ...video, ...focusOf(library, video.poster) });

const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /\bsrc="\/media\/([^"?#]+)/;
const NO_WORDS = /\s+alt=""|\s+alt(?=[\s/>])/;

/** Rich text in which a picture without words has those of the media library. */
export function withAlts(library: Library, html: string): string {
  if (!html.includes('<img')) return html;
  return html.replace(IMAGE, (tag) => {
    if (/\salt="[^"]/.test(tag)) return tag;
    const { alt } = altOf(library, SOURCE.exec(tag)?.[1] ?? null);
    return alt === undefined ? tag : tag.replace(NO_WORDS, '').replace(/^<img/, `<img alt="${escaped(alt)}"`);
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
