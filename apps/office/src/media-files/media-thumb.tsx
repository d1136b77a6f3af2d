import type { MediaLine } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { pictureOf } from './media-queries.ts';

/** A small picture of a file, or its type where it has none. The words beside it name it. */
export function MediaThumb({ media }: { media: MediaLine }): ReactNode {
  const src = pictureOf(media);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="thumb">
      {src === null || failed === src ? (
        <span className="thumb-type">{media.type.toUpperCase()}</span>
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
