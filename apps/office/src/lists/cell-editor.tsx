import { request } from '@millrace/contract';
import type { Field } from '@millrace/contract/fields';
import { officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import type { Onward } from '../cells/use-cell-cursor.ts';
import { readTyped } from '../fields/read-typed.ts';
import { valueOfRow } from './use-rows.ts';

interface Props {
  field: Field;
  draft: string | null;
  text: string;
  /** All of a text of one line is chosen at first: the next letter replaces it. */
  isWholeChosen: boolean;
  onTake(value: unknown, onward: Onward): void;
  onLeave(): void;
}

const MANY_LINES = new Set([
  'long-text',
  'rich-text',
  'texts',
  'pictures',
  'entries',
  'attributes',
  'objects',
  'object',
  'json',
]);
const FOUND = 8;

/** The field in a cell that is edited. Enter and Tab take what was typed, Escape leaves the cell as it was. */
export function CellEditor(props: Props): ReactNode {
  const { widget } = props.field;
  if (widget.is === 'reference') return <ReferenceEditor {...props} to={widget.to} />;
  return <TextEditor {...props} />;
}

function TextEditor({ field, text, isWholeChosen, onTake, onLeave }: Props): ReactNode {
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const words = useId();
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (isWholeChosen && input.current instanceof HTMLInputElement) input.current.select();
  }, [isWholeChosen]);

  const take = (onward: Onward, given = typed): void => {
    if (isDone.current) return;
    const read = readTyped(field, given);
    if (!read.ok) {
      setFault(read.words);
      return;
    }
    isDone.current = true;
    onTake(read.value, onward);
  };
  const pressed = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const onward = onwardOf(event, MANY_LINES.has(field.widget.is));
    if (event.key === 'Escape') {
      isDone.current = true;
      onLeave();
    }
    if (onward === null) return;
    event.preventDefault();
    take(onward);
  };
  const common = {
    ref: input,
    'aria-label': field.label,
    'aria-invalid': fault !== null,
    'aria-describedby': words,
    onKeyDown: pressed,
    onBlur: () => take('stay'),
  };
  return (
    <div className="cell-editor">
      {field.widget.is === 'choice' || field.widget.is === 'yes-no' ? (
        <select
          {...common}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        >
          {choicesOf(field).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : MANY_LINES.has(field.widget.is) ? (
        <textarea {...common} rows={6} value={typed} onChange={({ target }) => setTyped(target.value)} />
      ) : (
        <input {...common} value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      <p id={words} role="alert" className={fault === null ? 'unseen' : 'cell-words'}>
        {fault}
      </p>
    </div>
  );
}

function choicesOf({ widget, isNullable }: Field): { value: string; label: string }[] {
  const choices =
    widget.is === 'choice'
      ? widget.choices.map(({ value, label }) => ({ value: String(value), label }))
      : ['yes', 'no'].map((word) => ({ value: word, label: word }));
  return isNullable ? [{ value: '', label: 'none' }, ...choices] : choices;
}

function onwardOf({ key, shiftKey, ctrlKey }: KeyboardEvent, isOfLines: boolean): Onward | null {
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  if (key !== 'Enter' || (isOfLines && !ctrlKey)) return null;
  return 'down';
}

function ReferenceEditor({
  field,
  draft,
  text,
  to,
  onTake,
  onLeave,
}: Props & { to: { kinds: readonly string[]; by: string } }): ReactNode {
  const [typed, setTyped] = useState(text);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const q = typed.trim();
  const { data } = useQuery({
    queryKey: ['found', q, draft],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeSearch, {
        query: { q, limit: 50, ...(draft === null ? {} : { draft }) },
        signal,
      }),
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const found = (q === '' ? [] : (data?.rows ?? [])).filter(({ kind }) => to.kinds.includes(kind)).slice(0, FOUND);
  const finish = (value: unknown, onward: Onward): void => {
    if (isDone.current) return;
    isDone.current = true;
    onTake(value, onward);
  };
  const take = async (onward: Onward, place = at): Promise<void> => {
    const row = found[place];
    if (typed === text) return onLeave();
    if (q === '' && field.isNullable) return finish(null, onward);
    if (row !== undefined) finish(await valueOfRow(row, to.by, draft), onward);
  };
  const pressed = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const onward = onwardOf(event, false);
    if (event.key === 'Escape') onLeave();
    if (step !== undefined) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    if (step !== undefined || onward !== null) event.preventDefault();
    if (onward !== null) void take(onward);
  };
  return (
    <div className="cell-editor">
      <input
        ref={input}
        role="combobox"
        aria-label={field.label}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={pressed}
        onBlur={onLeave}
      />
      <div id={list} role="listbox" aria-label={field.label} className="cell-found" hidden={found.length === 0}>
        {found.map(({ kind, id, label, detail }, place) => (
          <div
            key={`${kind} ${id}`}
            id={`${list}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={(event) => {
              event.preventDefault();
              void take('stay', place);
            }}
          >
            <span>{label}</span> <span className="soft">{detail}</span>
          </div>
        ))}
      </div>
      {q !== '' && found.length === 0 && data !== undefined ? <p className="cell-words">No row is called so.</p> : null}
    </div>
  );
}
