import { hasRightsOf, request } from '@millrace/contract';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls, type StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { goTo } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import './find.css';

/** Something that can be gone to or done. */
export interface FindAction {
  name: string;
  /** Its sort: `page`, `do`. */
  is: string;
  run(): void;
}

interface Props {
  session: StaffSession;
  /** Pages that one may open, and what can be done everywhere. */
  actions: readonly FindAction[];
}

const ROWS = 12;
const OTHERS = 8;
const TYPING_MS = 120;

/** Says in a few words what can be found: a person who writes some kinds alone finds no parts. */
const hintOf = ({ roles }: StaffSession): string =>
  hasRightsOf(roles, 'editor') ? 'Part, model number, family, page' : 'Job, page';

/** The search over everything, by Ctrl K: rows of every kind, pages, and what can be done. */
export function FindSheet(props: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (sheet.current?.open !== true) sheet.current?.showModal();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <button className="find-open" type="button" onClick={() => sheet.current?.showModal()}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.5 10.5l4 4" />
        </svg>
        <span>{hintOf(props.session)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={sheet}
        className="sheet find-sheet"
        aria-label="Find or do"
        closedby="any"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? <Find {...props} sheet={sheet} /> : null}
      </dialog>
    </>
  );
}

function Find({ session, actions, sheet }: Props & { sheet: RefObject<HTMLDialogElement | null> }): ReactNode {
  const { id: draft } = useDraft();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const q = useLater(typed.trim());
  const { data, error } = useQuery({
    queryKey: ['find', q, draft],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeSearch, {
        query: { q, limit: ROWS, ...(draft === null ? {} : { draft }) },
        signal,
      }),
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const words = typed.trim().toLowerCase();
  const rows = q === '' ? [] : (data?.rows ?? []);
  const number = q === '' ? undefined : data?.number;
  const found: { key: string; name: string; detail: string; is: string; run(): void }[] = [
    ...(number === undefined
      ? []
      : [
          {
            key: 'number',
            name: number.number,
            detail: `${number.isWhole ? 'is a number of' : 'is not yet a number of'} ${number.name}`,
            is: 'try it',
            run: () =>
              goTo(`/office/configurators/families/${number.family}?number=${encodeURIComponent(number.number)}`),
          },
        ]),
    ...actions
      .filter(({ name }) => name.toLowerCase().includes(words))
      .slice(0, OTHERS)
      .map((action) => ({ key: `${action.is} ${action.name}`, detail: '', ...action })),
    ...rows.map(({ kind, id, label, detail }) => ({
      key: `${kind} ${id}`,
      name: label,
      detail,
      is: wordsOf(kind).one,
      run: () => goTo(`/office/rows/${kind}/${id}`),
    })),
  ];
  const choose = (place: number): void => {
    sheet.current?.close();
    found[place]?.run();
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter') choose(at);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        className="field"
        role="combobox"
        aria-label="Find or do"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder={hintOf(session)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={pressed}
      />
      <Fault words={error === null ? null : faultWords(error)} />
      <div id={list} role="listbox" aria-label="Found" className="find-found" hidden={found.length === 0}>
        {found.map(({ key, name, detail, is }, place) => (
          <div
            key={key}
            id={`${list}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(place);
            }}
          >
            <span className="find-name">{name}</span> <span className="soft">{detail}</span>{' '}
            <span className="find-is soft">{is}</span>
          </div>
        ))}
      </div>
      <p className="soft" role="status">
        {q !== '' && found.length === 0 && data !== undefined ? `Nothing is called “${q}”.` : ''}
        {data !== undefined && q !== '' && data.total > rows.length ? `${data.total} rows in all; type more.` : ''}
      </p>
    </>
  );
}

/** A text as it was when nothing was typed for a moment. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
