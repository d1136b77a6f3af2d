import type { TriedVerdict } from '@millrace/studio';
import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { knownAs, withKnown } from './known-lists.ts';

/** Whether the number is known, and the buttons that make it one that must be read or must be refused. */
export function KnownAs({ number, verdict }: { number: string; verdict: TriedVerdict }): ReactNode {
  const { row, changeRow } = useStudio();
  const lists = { validNumbers: row['validNumbers'], refusedNumbers: row['refusedNumbers'] };
  const known = knownAs(lists, number);
  const price = verdict.is === 'whole' ? verdict.evaluation.total : null;
  const isWhole = number !== '' && verdict.is !== 'open';
  const set = (as: 'valid' | 'refused'): void => changeRow(withKnown(lists, number, known === as ? null : as, price));
  return (
    <p className="try-known">
      <span className="soft">Known number</span>
      <button
        className="button"
        type="button"
        aria-pressed={known === 'valid'}
        disabled={!isWhole}
        onClick={() => set('valid')}
      >
        Must be valid
      </button>
      <button
        className="button"
        type="button"
        aria-pressed={known === 'refused'}
        disabled={!isWhole}
        onClick={() => set('refused')}
      >
        Must be refused
      </button>
    </p>
  );
}
