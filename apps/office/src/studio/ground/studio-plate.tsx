import { type Plate, type PlateCell, readPlate } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { priceWords } from './price-words.ts';
import { useStudio } from './studio-context.tsx';
import './studio-plate.css';

/** The number that is tried on the plate, as the draft makes it. A cell leads to its group. */
export function StudioPlate(): ReactNode {
  const { sound, tried, at, go } = useStudio();
  const shown = useDeferredValue(tried);
  const plate = useMemo(() => readPlate(sound, shown), [sound, shown]);
  const label = shown.is === 'nothing' ? 'As it begins' : 'Draft price';
  return <PlateView plate={plate} label={label} at={at.group} onGo={(group) => go({ tab: 'options', group })} />;
}

/** A number on the plate. `label` stands above its price; without `onGo` its cells lead nowhere. */
export function PlateView({
  plate: { cells, refusedAt, evaluation, price },
  label,
  at,
  onGo,
}: {
  plate: Plate;
  label: string;
  at: string | null;
  onGo: ((group: string) => void) | null;
}): ReactNode {
  return (
    <section className="studio-plate" aria-label="Number">
      <div className="office-plate">
        {/* A long number scrolls, by keys as well. */}
        <div className="office-plate-cells" {...(onGo === null ? { tabIndex: 0 } : {})}>
          {cells.map((cell, nth) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have no name but their place.
              key={nth}
              cell={cell}
              isAt={cell.group !== null && cell.group === at}
              onGo={onGo}
            />
          ))}
          {cells.length === 0 ? <p className="office-plate-none">Nothing is chosen yet</p> : null}
        </div>
        <p className="office-plate-price">
          <small>{label}</small>
          {refusedAt !== null ? (
            <b className="is-refused">Refused{refusedAt.group === null ? '' : ` at ${refusedAt.group}`}</b>
          ) : (
            <b>
              {priceWords(price)}
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
  onGo: ((group: string) => void) | null;
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
  return group === null || onGo === null ? (
    <span className={className}>{inner}</span>
  ) : (
    <button className={className} type="button" title={words === '' ? undefined : words} onClick={() => onGo(group)}>
      {inner}
    </button>
  );
}
