import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { findingsAt, worstOf } from './findings/placed-findings.ts';
import type { Input } from './input.ts';
import { moved, placeAfterKey } from './list-steps.ts';

interface OrderedProps extends Pick<Input, 'value' | 'onChange' | 'findings' | 'id'> {
  /** An entry as it is shown. */
  show(one: unknown): ReactNode;
  /** The ways to add one. */
  children: ReactNode;
}

/** Entries in their order, each known by its value: dragged or moved with Alt and the arrows, taken out. */
export function OrderedList({ value, onChange, findings, id, show, children }: OrderedProps): ReactNode {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, place: number): void => {
    const next = moved(list, from, place);
    if (next === list) return;
    onChange(next);
    requestAnimationFrame(() => document.getElementById(`${id}-${place}`)?.focus());
  };
  const keyed = (event: KeyboardEvent, place: number): void => {
    const at = placeAfterKey(event, place);
    if (at === null) return;
    event.preventDefault();
    move(place, at);
  };
  return (
    <fieldset className="form-references" aria-labelledby={`${id}-label`}>
      <ol>
        {list.map((one, place) => (
          <li
            key={String(one)}
            data-fault={worstOf(findingsAt(findings, place))}
            className={dragged === place ? 'is-dragged' : ''}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, place);
              setDragged(null);
            }}
          >
            <button
              id={`${id}-${place}`}
              className="form-grip"
              type="button"
              draggable
              aria-label={`Place ${place + 1} of ${list.length}; Alt and an arrow move it`}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onKeyDown={(event) => keyed(event, place)}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
            >
              ⠿
            </button>
            <span>{show(one)}</span>
            <button
              className="button-link"
              type="button"
              aria-label={`Take out place ${place + 1}`}
              onClick={() => onChange(list.toSpliced(place, 1))}
            >
              Take out
            </button>
          </li>
        ))}
      </ol>
      {children}
    </fieldset>
  );
}
