import { readPlate } from '@millrace/studio';
import { type ReactNode, useMemo } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import './number-tag.css';

/** A number in one line, a cell for each part; it loads into try-it. `mended`: the group whose code was put right. */
export function NumberTag({ number, mended = null }: { number: string; mended?: string | null }): ReactNode {
  const { sound, tryNumber } = useStudio();
  const { cells } = useMemo(() => readPlate(sound, { is: 'number', number }), [sound, number]);
  return (
    <button className="number-tag" type="button" title="Try this number" onClick={() => tryNumber(number)}>
      <span className="unseen">Try {number}</span>
      {cells.map(({ text, state, group }, nth) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have no name but their place.
          key={nth}
          aria-hidden="true"
          className={
            group !== null && group === mended
              ? 'is-mended'
              : state === 'wrong'
                ? 'is-wrong'
                : state === 'unread'
                  ? 'is-unread'
                  : ''
          }
        >
          {text.replace(/[-/ ]+$/, '')}
        </i>
      ))}
    </button>
  );
}
