import { request } from '@millrace/contract';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls, type RenamedRowsAnswer } from '@millrace/contract/office';
import type { Rename } from '@millrace/studio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { faultWords, officeTransport } from '../../api/office-transport.ts';
import { placeWords } from '../../changes/field-at.ts';
import { namedRowWords } from '../../changes/row-words.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { refusalWords } from './refusal-words.ts';
import './renaming.css';

type Found = Extract<RenamedRowsAnswer, { ok: true }>;

const TITLES: Readonly<Record<Rename['of'], string>> = {
  group: 'Rename a group',
  table: 'Rename a table',
  code: 'Give an option another code',
  prefix: 'Begin all numbers otherwise',
  separator: 'Put another sign between the parts',
};
const KEEPS: Readonly<Record<Rename['of'], string>> = {
  group: '',
  table: '',
  code: 'Numbers with the old code go on being read: it becomes a former code',
  prefix: 'Numbers with the old beginning go on being read: it becomes an alias',
  separator: 'Numbers that stand in the catalogue go on being read: each becomes an alias',
};

/** Shows what a rename touches in all content, and then writes it into the draft in one step. */
export function RenameSheet({ rename, onLeave }: { rename: Rename; onLeave(isDone: boolean): void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  const [to, setTo] = useState(rename.to);
  const [keepsReading, setKeepsReading] = useState(true);
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const asked = { ...rename, to: useDeferredValue(to) };
  const { data, error, isFetching } = useRenamed(asked, keepsReading, agreed);
  const { writeMany } = useDraft();
  const write = ({ rows }: Found): void => {
    writeMany(rows.map(({ kind, id, version, fields }) => ({ kind, id, version, fields })));
    isDone.current = true;
    dialog.current?.close();
  };
  // Numbers say nothing of names.
  const isNamed = rename.of === 'group' || rename.of === 'table';
  // As it opens, nothing is typed yet.
  const refusal = data?.ok === false && asked.to !== rename.from ? refusalWords(data) : null;
  return (
    <dialog
      ref={dialog}
      className="sheet rename-sheet"
      aria-labelledby="rename-title"
      onClose={() => onLeave(isDone.current)}
    >
      <h2 id="rename-title">{TITLES[rename.of]}</h2>
      <p className="rename-names">
        <span>
          <span className="label">{rename.of === 'code' ? `Of ${rename.group}` : 'Now'}</span>
          <code className="studio-code">{rename.from}</code>
        </span>
        <label>
          <span className="label">{isNamed ? 'New name' : rename.of === 'code' ? 'New code' : 'New'}</span>
          <input
            className="field"
            value={to}
            aria-invalid={refusal !== null}
            aria-describedby="rename-refusal"
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
      </p>
      <p id="rename-refusal" className="rename-refusal" role="alert">
        {refusal}
      </p>
      {isNamed ? null : (
        <label className="rename-keeps">
          <input type="checkbox" checked={keepsReading} onChange={({ target }) => setKeepsReading(target.checked)} />{' '}
          {KEEPS[rename.of]}
        </label>
      )}
      <Fault words={error === null ? null : faultWords(error)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className="rename-touches" aria-label="What it touches" aria-busy={isFetching} tabIndex={0}>
        {data === undefined && error === null ? <p className="soft">Reading all content …</p> : null}
        {data?.ok === true ? <Touches found={data} agreed={agreed} onAgree={setAgreed} /> : null}
      </section>
      <p className="actions">
        <button
          className="button button-primary"
          type="button"
          disabled={data?.ok !== true || data.rows.length === 0 || isFetching || asked.to !== to}
          onClick={() => data?.ok === true && write(data)}
        >
          {data?.ok === true && data.rows.length > 0
            ? `Write ${data.rows.length} ${data.rows.length === 1 ? 'row' : 'rows'} into the draft`
            : 'Write into the draft'}
        </button>
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          Leave it
        </button>
        <span className="soft">Undo takes it back in one step.</span>
      </p>
    </dialog>
  );
}

function useRenamed(rename: Rename, keepsReading: boolean, agreed: ReadonlySet<string>) {
  const { kind, id, row } = useStudio();
  const { id: draft, edits } = useDraft();
  const familyId = kind === 'families' ? id : Number(row['familyId']);
  return useQuery({
    queryKey: ['renamed', draft, familyId, rename, keepsReading, [...agreed].sort()],
    // A name that was typed a moment ago counts.
    queryFn: async ({ signal }) => {
      await edits.settled();
      const rewrites = [...agreed].map((key) => JSON.parse(key) as { kind: 'faqs'; id: number });
      const body = { familyId, rename, keepsReading, rewrites, ...(draft === null ? {} : { draft }) };
      return request(officeTransport, officeCalls.officeRename, { body, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

const SHOWN = 8;

/** All that it touches: first what stops reading, then the rows by their kind, then numbers in words. */
function Touches({
  found: { rows, stops, mentions, aliases },
  agreed,
  onAgree,
}: {
  found: Found;
  agreed: ReadonlySet<string>;
  onAgree(agreed: ReadonlySet<string>): void;
}): ReactNode {
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)];
  return (
    <>
      {stops.length === 0 ? null : (
        <section className="rename-stops">
          <h3>
            {stops.length} {stops.length === 1 ? 'number stops' : 'numbers stop'} reading
          </h3>
          <ul>
            {stops.slice(0, SHOWN).map(({ kind, id, label, number }) => (
              <li key={`${kind} ${id} ${number}`}>
                <code>{number}</code>{' '}
                <span className="soft">
                  {wordsOf(kind).one} {label}
                </span>
              </li>
            ))}
            {stops.length > SHOWN ? <li className="soft">and {stops.length - SHOWN} more</li> : null}
          </ul>
        </section>
      )}
      {aliases === 0 ? null : (
        <p>
          {aliases} {aliases === 1 ? 'number goes' : 'numbers go'} on being read by an alias of{' '}
          {aliases === 1 ? 'its' : 'their'} own.
        </p>
      )}
      {byKind.map(([kind, own]) => (
        <section key={kind}>
          <h3>
            {wordsOf(kind).many}: {own.length}
          </h3>
          <ul>
            {own.slice(0, SHOWN).map((row) => (
              <li key={row.id}>
                <TouchedRow row={row} />
              </li>
            ))}
            {own.length > SHOWN ? <li className="soft">and {own.length - SHOWN} more</li> : null}
          </ul>
        </section>
      ))}
      <Mentions mentions={mentions} agreed={agreed} onAgree={onAgree} />
    </>
  );
}

function TouchedRow({ row }: { row: Found['rows'][number] }): ReactNode {
  const { kind, id, touched, touches } = row;
  const label = namedRowWords(kind, row);
  const [first] = touches;
  if (touched === 1 && first !== undefined)
    return (
      <>
        <PageLink href={`/office/rows/${kind.toLowerCase()}/${id}`}>{label}</PageLink> <Change {...first} />
      </>
    );
  return (
    <details>
      <summary>
        {label} <span className="soft">{touched} values</span>
      </summary>
      <ul>
        {touches.map(({ path, before, after }) => (
          <li key={path.join('.')}>
            <span className="soft">
              {placeWords(kind, { path: path.filter((step) => typeof step === 'string') }).words.join(' › ')}
            </span>{' '}
            <Change before={before} after={after} />
          </li>
        ))}
        {touched > touches.length ? <li className="soft">and {touched - touches.length} more</li> : null}
      </ul>
    </details>
  );
}

const Change = ({ before, after }: { before?: unknown; after?: unknown }): ReactNode => (
  <span className="figures">
    <del>{print(before)}</del> → <ins>{print(after)}</ins>
  </span>
);

function print(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 90)} …` : text;
}

/** Numbers in words: each row is written anew only where that is agreed to. */
function Mentions({
  mentions,
  agreed,
  onAgree,
}: {
  mentions: Found['mentions'];
  agreed: ReadonlySet<string>;
  onAgree(agreed: ReadonlySet<string>): void;
}): ReactNode {
  if (mentions.length === 0) return null;
  const byRow = [...Map.groupBy(mentions, ({ kind, id }) => JSON.stringify({ kind, id }))];
  const agree = (key: string, isAgreed: boolean): void => {
    const after = new Set(agreed);
    if (isAgreed) after.add(key);
    else after.delete(key);
    onAgree(after);
  };
  return (
    <section>
      <h3>Numbers in words</h3>
      <p className="soft">Somebody wrote these. Tick those that are to be written anew; the others stay.</p>
      <ul>
        {byRow.map(([key, own]) => {
          const [first] = own;
          return first === undefined ? null : (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={agreed.has(key)}
                  onChange={({ target }) => agree(key, target.checked)}
                />{' '}
                {wordsOf(first.kind).one} {first.label}
              </label>
              <ul>
                {own.slice(0, SHOWN).map(({ path, number, now, words }) => (
                  <li key={`${path.join('.')} ${number}`}>
                    <span className="soft">… {words} …</span> <Change before={number} after={now} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
