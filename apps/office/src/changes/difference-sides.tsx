import type { Difference } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import type { ShownField } from './field-at.ts';
import { ValueWords } from './value-words.tsx';
import { type Piece, wordDifference } from './word-difference.ts';
import './value-words.css';

type Values = Pick<Difference, 'before' | 'after' | 'isOrder'>;
type Sides = { before: ReactNode; after: ReactNode };

/** Both sides of a difference as people read them: of long texts only what differs, with marks. */
export function differenceSides(
  { before, after, isOrder }: Values,
  field: ShownField | null,
  draft: string | null,
): Sides {
  if (isOrder) return { before: <Order keys={before} />, after: <Order keys={after} /> };
  const words = typeof before === 'string' && typeof after === 'string' ? wordDifference(before, after) : null;
  if (words !== null)
    return {
      before: <Pieces pieces={words.before} className="value-gone" />,
      after: <Pieces pieces={words.after} className="value-mark" />,
    };
  return {
    before: <ValueWords field={field} value={before} draft={draft} />,
    after: (
      <>
        <ValueWords field={field} value={after} draft={draft} />
        {field?.widget.is === 'cents' ? <Percent before={before} after={after} /> : null}
      </>
    ),
  };
}

function Pieces({ pieces, className }: { pieces: readonly Piece[]; className: string }): ReactNode {
  return (
    <span className="value-text">
      {pieces.map(({ text, isOwn }, at) =>
        isOwn ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, made anew with it.
          <mark key={at} className={`value-mark ${className}`}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

function Percent({ before, after }: { before: unknown; after: unknown }): ReactNode {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return null;
  const percent = ((after - before) / before) * 100;
  const words = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
  return <span className="soft"> {words}</span>;
}

function Order({ keys }: { keys: unknown }): ReactNode {
  const words = (Array.isArray(keys) ? keys : []).map((key: unknown) =>
    typeof key === 'object' && key !== null ? Object.values(key).map(String).join(' ') : String(key),
  );
  const isNamed = words.every((word) => !/^[\da-f]{8}-/.test(word));
  return <span>{isNamed ? words.join(', ') : 'in another order'}</span>;
}
