import type { ReactNode } from 'react';
import { cellId } from './option-line.tsx';

/** Begins a new option, by a letter, Enter, or what is pasted there. */
export function EmptyLine({
  at,
  top,
  template,
  isActive,
  onAdd,
}: {
  at: number;
  top: number;
  template: string;
  isActive: boolean;
  onAdd(at: number): void;
}): ReactNode {
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 2}
      className="option-line option-empty"
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: template }}
      data-row={at}
    >
      <div role="rowheader" tabIndex={-1} aria-colindex={1} className="option-margin">
        <span className="unseen">New</span>
      </div>
      <div
        role="gridcell"
        tabIndex={-1}
        id={cellId(at, 0)}
        aria-colindex={2}
        className={isActive ? 'grid-cell is-active' : 'grid-cell'}
        data-column={0}
        onDoubleClick={(event) => {
          event.stopPropagation();
          onAdd(at);
        }}
      >
        Type or paste here for new options
      </div>
    </div>
  );
}
