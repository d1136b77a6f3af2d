import type { ContentKind } from '@millrace/contract/content';
import { fieldNamed, wordsOf } from '@millrace/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { countsQuery } from '../draft/draft-queries.ts';
import { listFieldsOf } from './numbers/from-number.ts';
import type { ShownList } from './use-list-view.ts';
import { VIEWS_MENU } from './views/views-menu.tsx';

const TYPING_MS = 300;

/** Above the grid: what is looked for, the filters that are set, changed and faulty rows, and the choice of columns. */
export function ListBar({
  kind,
  list,
  draft,
}: {
  kind: ContentKind;
  list: ShownList;
  draft: string | null;
}): ReactNode {
  const { view, setView } = list;
  const { data } = useQuery(countsQuery(draft));
  const own = data?.kinds.find((counts) => counts.kind === kind);
  const changed = own === undefined ? 0 : own.added + own.changed + own.removed;
  const toggle = (show: 'changed' | 'faulty' | 'warned'): void =>
    setView({ ...view, show: view.show === show ? 'all' : show });
  return (
    <div className="list-bar">
      <Search list={list} />
      {Object.entries(view.filters).map(([name, text]) => (
        <span key={name} className="list-chip">
          {fieldNamed(kind, name)?.label ?? name} <b>{text}</b>
          <button
            type="button"
            aria-label={`Take away the filter of ${fieldNamed(kind, name)?.label ?? name}`}
            onClick={() => {
              const { [name]: _, ...filters } = view.filters;
              setView({ ...view, filters });
            }}
          >
            ×
          </button>
        </span>
      ))}
      <button
        className="list-toggle"
        type="button"
        aria-pressed={view.show === 'changed'}
        onClick={() => toggle('changed')}
      >
        Changed <b className="figures">{changed}</b>
      </button>
      <button
        className={own?.rowsWithErrors ? 'list-toggle is-faults' : 'list-toggle'}
        type="button"
        aria-pressed={view.show === 'faulty'}
        onClick={() => toggle('faulty')}
      >
        With a fault <b className="figures">{own?.rowsWithErrors ?? 0}</b>
      </button>
      <button
        className={own?.rowsWithWarnings ? 'list-toggle is-warnings' : 'list-toggle'}
        type="button"
        aria-pressed={view.show === 'warned'}
        onClick={() => toggle('warned')}
      >
        With a warning <b className="figures">{own?.rowsWithWarnings ?? 0}</b>
      </button>
      <span className="list-push" />
      <Columns kind={kind} list={list} />
    </div>
  );
}

function Search({ list: { view, setView } }: { list: ShownList }): ReactNode {
  const [typed, setTyped] = useState(view.search);
  useEffect(() => setTyped(view.search), [view.search]);
  useEffect(() => {
    if (typed === view.search) return;
    const timer = setTimeout(() => setView({ ...view, search: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      className="field list-search"
      aria-label="Find in this list"
      placeholder="Find in this list"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function Columns({ kind, list: { view, setView, fields } }: { kind: ContentKind; list: ShownList }): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { title } = wordsOf(kind);
  const shown = fields.map(({ name }) => name);
  const others = listFieldsOf(kind).filter(({ name }) => !shown.includes(name));
  const set = (columns: readonly string[]): void => setView({ ...view, columns });
  const move = (at: number, step: number): void => {
    const next = [...shown];
    const [taken] = next.splice(at, 1);
    if (taken !== undefined) next.splice(at + step, 0, taken);
    set(next);
  };
  return (
    <>
      <button className="button list-columns" type="button" popoverTarget={id}>
        Columns
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="list-menu floating columns-menu"
        role="dialog"
        aria-label="Columns"
      >
        <h2>Columns</h2>
        <ul>
          {fields.map(({ name, label }, at) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked
                  disabled={name === title}
                  onChange={() => set(shown.filter((one) => one !== name))}
                />
                {label}
              </label>
              {name === title ? (
                <span className="soft">frozen</span>
              ) : (
                <span>
                  <button
                    type="button"
                    aria-label={`${label} to the left`}
                    disabled={at <= 1}
                    onClick={() => move(at, -1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    aria-label={`${label} to the right`}
                    disabled={at === fields.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    ↓
                  </button>
                </span>
              )}
            </li>
          ))}
          {others.map(({ name, label }) => (
            <li key={name}>
              <label>
                <input type="checkbox" checked={false} onChange={() => set([...shown, name])} />
                {label}
              </label>
            </li>
          ))}
        </ul>
        <button
          className="list-save-view"
          type="button"
          popoverTarget={VIEWS_MENU}
          popoverTargetAction="show"
          onClick={() => menu.current?.hidePopover()}
        >
          Save as a view
        </button>
      </div>
    </>
  );
}
