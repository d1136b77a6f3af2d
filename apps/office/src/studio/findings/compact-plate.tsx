import type { Configurator } from '@millrace/configurator';
import { readPlate, type Tried } from '@millrace/studio';
import { memo, type ReactNode, useMemo } from 'react';
import './compact-plate.css';

/** A number as a small plate that loads it into try-it. `marked` are groups whose parts stand out. */
export const CompactPlate = memo(function CompactPlate({
  configurator,
  tried,
  marked,
  markedAs = 'changed',
  onTry,
}: {
  configurator: Configurator;
  tried: Exclude<Tried, { is: 'nothing' }>;
  marked?: readonly string[];
  /** The words of the marked groups. */
  markedAs?: 'changed' | 'mended';
  onTry(tried: Exclude<Tried, { is: 'nothing' }>): void;
}): ReactNode {
  const { cells } = useMemo(() => readPlate(configurator, tried), [configurator, tried]);
  const number = tried.is === 'number' ? tried.number : cells.map(({ separator, text }) => separator + text).join('');
  return (
    <button className="compact-plate" type="button" title="Load it into Try it" onClick={() => onTry(tried)}>
      <span className="unseen">Try {number}</span>
      {cells.map(({ group, text, state }, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have no name but their place.
          key={at}
          aria-hidden="true"
          className={`is-${state} ${group !== null && marked?.includes(group) === true ? `is-${markedAs}` : ''}`}
        >
          {text.replace(/[-/ ]+$/, '')}
        </i>
      ))}
    </button>
  );
});
