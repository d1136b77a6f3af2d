import type { TriedVerdict } from '@millrace/studio';
import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { type KnownLine, listOfNumber, withLines, withoutNumber } from '../known/known-lines.ts';

/** Whether the number is known, and the buttons that make it one that must be read or must be refused. */
export function KnownAs({ number, verdict }: { number: string; verdict: TriedVerdict }): ReactNode {
  const { row, changeRow } = useStudio();
  const known = listOfNumber(row, number);
  const priceCents = verdict.is === 'whole' ? verdict.evaluation.total : null;
  const isWhole = number !== '' && verdict.is !== 'open';
  const set = (list: KnownLine['list']): void =>
    changeRow(known === list ? withoutNumber(row, number) : withLines(row, [{ list, number, priceCents }]));
  return (
    <p className="try-known">
      <span className="soft">Known number</span>
      <button
        className="button"
        type="button"
        aria-pressed={known === 'validNumbers'}
        disabled={!isWhole}
        onClick={() => set('validNumbers')}
      >
        Must be valid
      </button>
      <button
        className="button"
        type="button"
        aria-pressed={known === 'refusedNumbers'}
        disabled={!isWhole}
        onClick={() => set('refusedNumbers')}
      >
        Must be refused
      </button>
    </p>
  );
}
