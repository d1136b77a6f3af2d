import { type PlateCell, readPlate } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { priceWords } from './price-words.ts';
import { useStudio } from './studio-context.tsx';
import './studio-plate.css';

/** The number that is tried on the plate, as the draft makes it. A cell leads to its group. */
export function StudioPlate(): ReactNode {
  const { sound, tried, at, go } = useStudio();
  const shown = useDeferredValue(tried);
  const plate = useMemo(() => readPlate(sound, shown), [sound, shown]);
  const { cells, refusedAt, evaluation } = plate;
  return (
    <section className="studio-plate" aria-label="Number">
      <div className="office-plate">
        <div className="office-plate-cells">
          {cells.map((cell, nth) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have no name but their place.
              key={nth}
              cell={cell}
              isAt={cell.group !== null && cell.group === at.group}
              onGo={(group) => go({ tab: 'options', group })}
            />
          ))}
          {cells.length === 0 ? <p className="office-plate-none">Nothing is chosen yet</p> : null}
        </div>
        <p className="office-plate-price">
          <small>{shown.is === 'nothing' ? 'As it begins' : 'Draft price'}</small>
          {refusedAt !== null ? (
            <b className="is-refused">Refused{refusedAt.group === null ? '' : ` at ${refusedAt.group}`}</b>
          ) : (
            <b>
              {priceWords(plate.price)}
              {evaluation.complete ? null : <span className="office-plate-open"> so far</span>}
            </b>
          )}
        </p>
      </div>
    </section>
  );
}

const classes: Readonly<Record<PlateCell['state'], string>> = {
  read: '',
  literal: 'is-literal',
  wrong: 'is-wrong',
  unread: 'is-unread',
};

function Cell({
  cell: { group, text, separator, words, state },
  isAt,
  onGo,
}: {
  cell: PlateCell;
  isAt: boolean;
  onGo(group: string): void;
}): ReactNode {
  const inner = (
    <>
      <span className="office-plate-name">{group ?? (state === 'literal' ? 'Always' : ' ')}</span>
      <span className="office-plate-code">
        {separator === '' ? null : <i aria-hidden="true">{separator}</i>}
        {text}
        {state === 'wrong' ? <span className="unseen"> is refused</span> : null}
      </span>
    </>
  );
  const className = `office-plate-cell ${classes[state]} ${isAt ? 'is-at' : ''}`;
  return group === null ? (
    <span className={className}>{inner}</span>
  ) : (
    <button className={className} type="button" title={words === '' ? undefined : words} onClick={() => onGo(group)}>
      {inner}
    </button>
  );
}
