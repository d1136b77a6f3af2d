import type { ReactNode } from 'react';
import type { Box } from './range.ts';
import './cell-foot.css';

interface Found {
  severity: 'error' | 'warning';
  message: string;
}

/**
 * Below a grid, what became of the cell that has the focus and what is wrong there; of a range, how much it is, and what is done with it.
 */
export function CellFoot({
  finding,
  isChanged,
  children,
}: {
  finding: Pick<Found, 'severity'> | undefined;
  /** By the draft: it, or all of its row. */
  isChanged: boolean;
  children: ReactNode;
}): ReactNode {
  const mark = finding?.severity === 'error' ? 'has-fault' : isChanged ? 'is-changed' : '';
  return (
    <section className={`cell-foot ${mark}`} aria-label="This cell">
      <div aria-live="polite">{children}</div>
    </section>
  );
}

/** A value before and now, with a way back. */
export function CellChange({ before, now, onPutBack }: { before: string; now: string; onPutBack(): void }): ReactNode {
  return (
    <>
      <span className="figures">
        <del>{before || 'nothing'}</del> → <b>{now || 'nothing'}</b>
      </span>
      <button className="button-link" type="button" onClick={onPutBack}>
        Put back
      </button>
    </>
  );
}

export const CellFinding = ({ finding: { severity, message } }: { finding: Found }): ReactNode => (
  <span className={severity === 'error' ? 'cell-fault' : 'cell-warning'}>
    {severity === 'error' ? 'Fault: ' : 'Warning: '}
    {message}
  </span>
);

/** The size of a range: `2 options × 3 columns`. */
export function rangeWords({ top, bottom, left, right }: Box, row: string): string {
  const count = (many: number, of: string): string => `${many} ${many === 1 ? of : `${of}s`}`;
  return `${count(bottom - top + 1, row)} × ${count(right - left + 1, 'column')}`;
}

/** Fills the cells of a range with those of its first row. */
export const FillDown = ({ disabled = false, onFill }: { disabled?: boolean; onFill(): void }): ReactNode => (
  <button className="button" type="button" disabled={disabled} onClick={onFill}>
    Fill down <kbd>Ctrl D</kbd>
  </button>
);
