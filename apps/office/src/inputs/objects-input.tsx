import type { Field } from '@millrace/contract/fields';
import { type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { Element } from './element.tsx';
import { emptyElement, withNewIds } from './empty-element.ts';
import { findingsAt, restAt } from './findings/placed-findings.ts';
import { FreshPlaces } from './findings/use-fresh.ts';
import type { Input } from './input.ts';
import { moved, placeAfterKey } from './list-steps.ts';

/** Lists longer than this can be searched. */
const SEARCHED_FROM = 8;

/** A list of objects in order: each folded until it is opened, or has a fault. */
export function ObjectsInput({ fields, ...input }: Input & { fields: readonly Field[] }): ReactNode {
  const { field, value, onChange, findings, at, id, draft } = input;
  const [find, setFind] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const fresh = use(FreshPlaces);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const move = (from: number, to: number): void => {
    const next = moved(list, from, to);
    if (next === list) return;
    onChange(next);
    // The cursor goes along with the element.
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-head`)?.focus());
  };
  const keyed = (event: KeyboardEvent, place: number): void => {
    const to = placeAfterKey(event, place);
    if (to === null) return;
    event.preventDefault();
    move(place, to);
  };
  const add = (element: unknown, place: number): void => {
    setAdded(place);
    onChange(list.toSpliced(place, 0, element));
    // The cursor stands in its first field.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[id="${id}-${place}-body"] :is(input, textarea, select, button)`)?.focus(),
    );
  };
  const addEmpty = (): void => {
    const element = emptyElement(field.schema);
    fresh.add(`${id}-${list.length}`, element);
    add(element, list.length);
  };
  const wanted = find.trim().toLowerCase();
  return (
    <fieldset className="form-objects" aria-labelledby={`${id}-label`}>
      {list.length > SEARCHED_FROM ? (
        <input
          className="field form-find"
          type="search"
          placeholder={`Find in ${list.length}`}
          aria-label={`Find in ${field.label}`}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      ) : null}
      <ol>
        {list.map((element, place) =>
          wanted !== '' && !JSON.stringify(element).toLowerCase().includes(wanted) ? null : (
            <Element
              key={keyOf(element, place)}
              fields={fields}
              element={element}
              place={place}
              count={list.length}
              id={`${id}-${place}`}
              draft={draft}
              findings={findingsAt(findings, place)}
              at={restAt(at, place)}
              isNew={added === place}
              isDragged={dragged === place}
              onChange={(next) => onChange(list.with(place, next))}
              onKey={(event) => keyed(event, place)}
              onMove={(to) => move(place, to)}
              onDuplicate={() => add(withNewIds(element), place + 1)}
              onRemove={() => onChange(list.toSpliced(place, 1))}
              onDrag={(isDragged) => setDragged(isDragged ? place : null)}
              onDrop={() => {
                if (dragged !== null) move(dragged, place);
                setDragged(null);
              }}
            />
          ),
        )}
      </ol>
      <button className="button" type="button" onClick={addEmpty}>
        Add<span className="unseen"> to {field.label}</span>
      </button>
    </fieldset>
  );
}

function keyOf(element: unknown, place: number): string {
  const id: unknown = typeof element === 'object' && element !== null ? Reflect.get(element, 'id') : undefined;
  return typeof id === 'string' ? id : `at ${place}`;
}
