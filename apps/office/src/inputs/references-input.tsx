import type { Reference } from '@millrace/contract/fields';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ReferenceWords } from '../changes/reference-words.tsx';
import type { Input } from './input.ts';
import { moved, placeAfterKey } from './list-steps.ts';
import { findingsAt, worstOf } from './placed-findings.ts';
import { ReferenceLink } from './reference-link.tsx';
import { ReferencePicker } from './reference-picker.tsx';

/** Rows that a field names, in their order: found and added, dragged or moved with Alt and the arrows, taken out. */
export function ReferencesInput({
  field,
  value,
  onChange,
  findings,
  id,
  draft,
  to,
}: Input & { to: Reference }): ReactNode {
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
            <span>
              <ReferenceLink to={to} value={one}>
                <ReferenceWords to={to} value={one} draft={draft} />
              </ReferenceLink>
            </span>
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
      <ReferencePicker
        to={to}
        label={field.label}
        draft={draft}
        onPick={(picked) => {
          if (!list.includes(picked)) onChange([...list, picked]);
        }}
      />
    </fieldset>
  );
}
