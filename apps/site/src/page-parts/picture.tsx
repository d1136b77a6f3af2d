import type { FocalPoint } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useMediaUrl } from '../api/site-context.tsx';
import { focalClass } from './focal/focal-class.ts';
import './focal/focal-point.css';

interface PictureProps {
  /** Path below /media/. */
  uri: string;
  /** '' when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The part that must stay visible where a style cuts it; without it the style's own place. */
  focus?: FocalPoint | undefined;
  /** In the first screen: fetched at once. */
  eager?: boolean;
  /** high: the first picture of the page; low: after it. Only when it is eager. */
  priority?: 'high' | 'low';
  /** Layout widths, for raster pictures; default: its width. */
  sizes?: string;
}

/** Widths the media server offers raster pictures in. */
const WIDTHS = [320, 640, 960, 1280, 1920];
const RASTER = /\.(?:jpe?g|png|webp|avif)$/i;

/** A picture of the catalogue. Its place is kept before it arrives. */
export function Picture({
  uri,
  alt,
  width,
  height,
  className,
  focus,
  eager = false,
  priority,
  sizes,
}: PictureProps): ReactNode {
  const src = useMediaUrl()(uri);
  const isRaster = RASTER.test(uri);
  return (
    <img
      src={src}
      {...(isRaster && {
        srcSet: WIDTHS.map((wide) => `${src}?w=${wide} ${wide}w`).join(', '),
        sizes: sizes ?? `${width}px`,
      })}
      alt={alt}
      width={width}
      height={height}
      className={focalClass(focus, className)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority}
      decoding="async"
    />
  );
}
