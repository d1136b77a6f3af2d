import { Fragment } from 'react';
import './nameplate-tag.css';
import type { TagPiece } from './tag-pieces.ts';

/** A model number on one line, for tables and lists. Copied as text, the hyphens are there. */
export function NameplateTag({ pieces }: { pieces: readonly TagPiece[] }) {
  return (
    <span className="tag">
      {pieces.map((piece, index) => (
        // The pieces of a number have no names; their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          <span className="tag-piece" data-mark={piece.mark === 'none' ? undefined : piece.mark}>
            {piece.text}
            {piece.mark === 'differs' ? <span className="sr-only"> (differs)</span> : null}
            {piece.separator === '' ? null : <i>{piece.separator}</i>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
