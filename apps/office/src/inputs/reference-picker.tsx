import { request } from '@millrace/contract';
import type { ContentKind, RowReference } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls } from '@millrace/contract/office';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { rowWords } from '../changes/row-words.ts';

const FOUND_MOST = 12;

interface Found {
  kind: ContentKind;
  value: string | number;
  words: string;
}

/** A field in which a row is found by its words and picked. */
export function ReferencePicker({
  to,
  label,
  draft,
  id,
  onPick,
}: {
  to: RowReference;
  label: string;
  draft: string | null;
  id?: string;
  onPick(value: string | number): void;
}): ReactNode {
  const list = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const found = useFound(to, draft, text, isOpen);
  const pick = (one: Found | undefined): void => {
    if (one === undefined) return;
    onPick(one.value);
    setText('');
    setPlace(0);
    setOpen(false);
  };
  const keyed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      setOpen(true);
      setPlace((place + step + Math.max(found.length, 1)) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      pick(found[place]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  const isShown = isOpen && found.length > 0;
  const box = useRef<HTMLDivElement>(null);
  // Below the last line of the pane nobody sees what was found.
  useEffect(() => {
    if (isShown && found.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, found.length]);
  return (
    <span className="form-picker">
      <input
        id={id}
        className="field"
        type="text"
        role="combobox"
        aria-label={`Find for ${label}`}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        {...(isShown ? { 'aria-activedescendant': `${list}-${place}` } : {})}
        placeholder={`Find ${to.kinds.map((kind) => wordsOf(kind).many.toLowerCase()).join(' or ')}`}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keyed}
      />
      <div ref={box} id={list} role="listbox" aria-label={label} hidden={!isShown}>
        {found.map((one, at) => (
          // The keys are those of the field: an option never has the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
          <div
            key={`${one.kind} ${one.value}`}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
          >
            {one.words}
          </div>
        ))}
      </div>
    </span>
  );
}

function useFound(to: RowReference, draft: string | null, text: string, isWanted: boolean): readonly Found[] {
  const search = text.trim();
  const answers = useQueries({
    queries: to.kinds.map((kind) => ({
      queryKey: ['picked', kind, draft, search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(officeTransport, officeCalls.officeRows, {
          params: { kind },
          query: { pageSize: FOUND_MOST, ...(search === '' ? {} : { search }), ...(draft === null ? {} : { draft }) },
          signal,
        }),
      enabled: isWanted,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    })),
  });
  return answers.flatMap(({ data }, at) => {
    const kind = to.kinds[at];
    return kind === undefined ? [] : (data?.rows ?? []).flatMap(({ row }) => foundOf(kind, to.by, row));
  });
}

function foundOf(kind: ContentKind, by: string, row: Readonly<Record<string, unknown>> | null): Found[] {
  const value = row?.[by];
  return typeof value === 'string' || typeof value === 'number' ? [{ kind, value, words: rowWords(kind, row) }] : [];
}
