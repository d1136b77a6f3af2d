import type { Field } from '@millrace/contract/fields';
import type { FieldPath } from '@millrace/contract/office';
import { type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { showValue } from '../fields/print-value.ts';
import { NamedThumb } from '../media-files/named-thumb.tsx';
import { FindingTexts, FindingWord } from './findings/finding-text.tsx';
import { type PlacedFinding, worstOf } from './findings/placed-findings.ts';
import { FreshPlaces, useLeaving } from './findings/use-fresh.ts';
import { ObjectFields } from './object-input.tsx';

interface Given {
  fields: readonly Field[];
  element: unknown;
  place: number;
  count: number;
  id: string;
  draft: string | null;
  findings: readonly PlacedFinding[];
  at: FieldPath | null;
  isNew: boolean;
  isDragged: boolean;
  onChange(element: unknown): void;
  onKey(event: KeyboardEvent): void;
  onMove(to: number): void;
  onDuplicate(): void;
  onRemove(): void;
  onDrag(isDragged: boolean): void;
  onDrop(): void;
}

/** One object of a list: a line that says which, and below it, opened, its fields. */
export function Element(given: Given): ReactNode {
  const { fields, element, place, count, id, draft, findings, at, isNew, onChange } = given;
  const [isOpened, setOpened] = useState<boolean | null>(isNew ? true : null);
  const worst = worstOf(findings);
  const places = use(FreshPlaces);
  const line = useRef<HTMLLIElement>(null);
  useLeaving(
    places.has(id),
    () => line.current,
    () => places.leave(id),
  );
  const isOpen = isOpened ?? (at !== null || worst === 'error');
  const values = isObject(element) ? element : {};
  const words = elementWords(fields, values);
  return (
    <li
      ref={line}
      className={given.isDragged ? 'form-element is-dragged' : 'form-element'}
      data-fault={worst}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        given.onDrop();
      }}
    >
      <div className="form-element-head">
        <span
          className="form-grip"
          draggable
          aria-hidden="true"
          title="Drag to another place"
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            given.onDrag(true);
          }}
          onDragEnd={() => given.onDrag(false)}
        >
          ⠿
        </span>
        <button
          id={`${id}-head`}
          className="form-element-name"
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => setOpened(!isOpen)}
          onKeyDown={given.onKey}
        >
          <NamedThumb uri={pictureOf(fields, values)} draft={draft} />
          <span>{words === '' ? `Entry ${place + 1}` : words}</span>
          <FindingWord worst={worst} />
        </button>
        <Step name="Up" words={words} isOff={place === 0} onStep={() => given.onMove(place - 1)} />
        <Step name="Down" words={words} isOff={place === count - 1} onStep={() => given.onMove(place + 1)} />
        <Step name="Duplicate" words={words} onStep={given.onDuplicate} />
        <Step name="Remove" words={words} onStep={given.onRemove} />
      </div>
      <FindingTexts findings={findings.filter(({ path }) => path.length === 0)} />
      {isOpen ? (
        <div className="form-element-body" id={`${id}-body`}>
          <ObjectFields
            fields={fields}
            value={values}
            onChange={onChange}
            findings={findings}
            at={at}
            id={id}
            draft={draft}
          />
        </div>
      ) : null}
    </li>
  );
}

const signs: Readonly<Record<string, string>> = { Up: '↑', Down: '↓' };

function Step({
  name,
  words,
  isOff = false,
  onStep,
}: {
  name: string;
  words: string;
  isOff?: boolean;
  onStep(): void;
}): ReactNode {
  return (
    <button className="button-link" type="button" disabled={isOff} onClick={onStep} aria-label={`${name}: ${words}`}>
      {signs[name] ?? name}
    </button>
  );
}

const SHOWN = 3;
const LONGEST = 70;

/** The first values of an element that say something. */
function elementWords(fields: readonly Field[], values: Readonly<Record<string, unknown>>): string {
  // Words that people wrote say more than a choice, and a choice more than the path of a file.
  const weight = ({ widget: { is } }: Field): number => (is === 'media' ? 2 : is === 'choice' ? 1 : 0);
  const inOrder = fields.toSorted((one, other) => weight(one) - weight(other));
  const words = inOrder.flatMap((field) => {
    const { is } = field.widget;
    if (is === 'objects' || is === 'object' || is === 'json' || is === 'attributes' || is === 'yes-no') return [];
    const text = showValue(field, values[field.name]);
    return text === '' ? [] : [text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text];
  });
  return words.slice(0, SHOWN).join(' · ');
}

/** The first file of the library that an element names. */
const pictureOf = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): unknown => {
  const field = fields.find(({ widget }) => widget.is === 'media');
  return field === undefined ? null : values[field.name];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
