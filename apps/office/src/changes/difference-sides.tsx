import type { Difference } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import type { ShownField } from './field-at.ts';
import { isOfFile, ValueWords } from './value-words.tsx';
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
  if (isOrder) return orderSides(before, after, field, draft);
  const isText = typeof before === 'string' && typeof after === 'string' && !isOfFile(field);
  const words = isText ? wordDifference(before, after) : null;
  if (words !== null)
    return {
      before: <Pieces pieces={words.before} className="value-gone" />,
      after: <Pieces pieces={words.after} className="value-mark" />,
    };
  return {
    // At an address of before lies what visitors have there.
    before: <ValueWords field={field} value={before} draft={isOfFile(field) ? null : draft} />,
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

/** Two orders of one list: rows and elements by their words; elements that are known by an id alone have none here. */
function orderSides(before: unknown, after: unknown, field: ShownField | null, draft: string | null): Sides {
  const [was, is] = [keysIn(before), keysIn(after)];
  if (was.some((key) => 'id' in key)) return { before: <>in its order</>, after: <>in another order</> };
  const list = (keys: readonly object[]): ReactNode =>
    field?.widget.is === 'references' ? (
      <ValueWords field={field} value={keys.map((key) => Reflect.get(key, 'value'))} draft={draft} />
    ) : (
      keys.map((key) => Object.values(key).map(String).join(' ')).join(', ')
    );
  return { before: list(was), after: list(is) };
}

const keysIn = (keys: unknown): readonly object[] =>
  (Array.isArray(keys) ? keys : []).filter((key) => typeof key === 'object' && key !== null);
