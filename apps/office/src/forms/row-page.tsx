import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import { fieldNamed, wordsOf } from '@millrace/contract/fields';
import { type RowRecord, readPath, type StaffSession } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { faultWords, refusalOf } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { rowWords } from '../changes/row-words.ts';
import { useDraft, useEdits, useTyped } from '../draft/draft-context.tsx';
import { findingsQuery, rowQuery } from '../draft/draft-queries.ts';
import { lastList } from '../draft/last-list.ts';
import { calmed, findingsOfRow, worstOf } from '../inputs/findings/placed-findings.ts';
import { FreshPlaces, useFresh } from '../inputs/findings/use-fresh.ts';
import { beginsAt, forgetAdded } from '../navigation/added-row.ts';
import { PageLink, useAsked, useHere } from '../navigation/here.tsx';
import { useTellUnknown } from '../navigation/unknown-asked.tsx';
import { useTellPage } from '../preview/page-here.ts';
import { ViewAs } from '../preview/view-as.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { BesideRows } from './beside/beside-rows.tsx';
import { LivePage } from './live/live-page.tsx';
import { useLivePlace } from './live/use-live-place.ts';
import { useLiveWidth } from './live/use-live-width.ts';
import { NewRow } from './new-row.tsx';
import { RetiredRedirect } from './redirects/retired-redirect.tsx';
import { RowActions } from './row-actions.tsx';
import { RowForm } from './row-form.tsx';
import './forms.css';

/** `/office/rows/families/12`: the kind after the third slash, then the row, or `new`. */
const KIND_AT = 3;

/** The form of one row, as the draft has it. */
export function RowPage(_: { session: StaffSession }): ReactNode {
  const [kindWord = '', idWord = ''] = useHere().split('/').slice(KIND_AT);
  const kind = contentKindNames.find((name) => name.toLowerCase() === kindWord.toLowerCase());
  if (kind === undefined) return <NoSuchKind word={kindWord} />;
  if (idWord === 'new') return <NewRow kind={kind} />;
  if (!/^[1-9]\d{0,9}$/.test(idWord)) return <Nothing kind={kind} words={`“${idWord}” is no id of a row.`} />;
  return <OneRow key={`${kind} ${idWord}`} kind={kind} id={Number(idWord)} />;
}

function NoSuchKind({ word }: { word: string }): ReactNode {
  return (
    <div className="page">
      <h1>There is no such list</h1>
      <p>
        {word === '' ? 'The address names no list.' : `No list is called “${word}”.`} These are the lists of this site:
      </p>
      <ul className="form-lists">
        {contentKindNames.map((kind) => (
          <li key={kind}>
            <PageLink href={`/office/rows/${kind.toLowerCase()}`}>{wordsOf(kind).many}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Nothing({ words, kind }: { words: string; kind: ContentKind }): ReactNode {
  return (
    <div className="page">
      <h1>There is no such row</h1>
      <p>{words}</p>
      <p>
        <PageLink href={`/office/rows/${kind.toLowerCase()}`}>All {wordsOf(kind).many.toLowerCase()}</PageLink>
      </p>
    </div>
  );
}

function OneRow({ kind, id }: { kind: ContentKind; id: number }): ReactNode {
  const { id: draft } = useDraft();
  // A value that the queue lets go is in what was read by then. Drawn for the queue alone, from a record of before, it would be on no
  // screen for a moment, and its field drawn anew: without the cursor and the upload in it.
  useEdits();
  const { data: record, error } = useQuery({ ...rowQuery(kind, id, draft), placeholderData: keepPreviousData });
  if (refusalOf(error) === 'not-found')
    return (
      <Nothing
        kind={kind}
        words={`No ${wordsOf(kind).one} has the id ${id}. It may be in another draft, or removed.`}
      />
    );
  if (record === undefined)
    return (
      <div className="page">
        <h1>{wordsOf(kind).many}</h1>
        {error === null ? <p className="soft">Reading …</p> : <Fault words={faultWords(error)} />}
      </div>
    );
  return <Shown record={record} draft={draft} />;
}

function Shown({ record, draft }: { record: RowRecord; draft: string | null }): ReactNode {
  const { kind, change, row, published } = record;
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const named = useAsked().get('at') ?? '';
  const asked = readPath(named);
  const isField = asked !== null && fieldNamed(kind, String(asked[0])) !== undefined;
  useTellUnknown('at', named === '' || isField ? null : named);
  const [begins] = useState(() => beginsAt(kind, record.id));
  useEffect(forgetAdded, []);
  const at = asked !== null && asked.length > 0 ? asked : begins === null ? null : [begins];
  const typed = useTyped(kind, record.id);
  const { fresh, elements } = useFresh(begins === null ? undefined : row);
  const found = findingsOfRow(checked?.findings ?? [], record.findings, record);
  const findings = calmed(found, fresh, { ...row, ...typed });
  const faults = found.filter(({ severity }) => severity === 'error').length;
  const worst = worstOf(findings);
  const [width, setWidth] = useLiveWidth();
  // A row that is not sound is shown as it is published.
  const place = useLivePlace(kind, faults === 0 ? row : published, draft);
  const isLive = place !== null && width !== null;
  useTellPage(place !== null && place.customer === null ? place.path : null);
  return (
    <div className="form-page">
      <header className="page-head">
        <span className="soft">
          <PageLink href={`/office/rows/${kind.toLowerCase()}${lastList(kind)?.search ?? ''}`}>
            {wordsOf(kind).many}
          </PageLink>{' '}
          /
        </span>
        <h1>{rowWords(kind, row ?? published)}</h1>
        <BesideRows kind={kind} id={record.id} />
        {change === undefined ? null : <span className={`change-${change}`}>{changeWords[change]}</span>}
        {worst === null ? null : (
          <span className={`finding-mark is-${worst}`}>
            {worst === 'error' ? (faults === 1 ? '1 fault' : `${faults} faults`) : markWords[worst]}
          </span>
        )}
        {place === null || width !== null ? null : (
          <button className="button form-show" type="button" onClick={() => setWidth(390)}>
            Show the page
          </button>
        )}
        {kind === 'customers' && row !== null ? <ViewAs customer={record.id} name={null} /> : null}
        <RowActions record={record} />
      </header>
      <Merged kind={kind} />
      {row === null ? (
        <Removed record={record} />
      ) : (
        <div className={isLive ? `form-with-page form-with-${width}` : 'form-with-page'}>
          <FreshPlaces value={elements}>
            <RowForm record={record} findings={findings} at={at} />
          </FreshPlaces>
          {isLive ? (
            <LivePage
              draft={draft}
              place={place}
              version={record.version}
              isChecking={draft !== null && checked?.isChecking !== false}
              kept={{ draft, row: record, ownFaults: faults, findings: checked?.findings ?? [] }}
              width={width}
              onWidth={setWidth}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}

const markWords = { warning: 'warnings', needed: 'still needs something' } as const;
const changeWords = { added: 'New', changed: 'Changed', removed: 'Removed' } as const;

/** Fields that colleagues changed meanwhile, and whose changes were taken over. */
function Merged({ kind }: { kind: ContentKind }): ReactNode {
  const { merged } = useEdits();
  const names = merged.map((name) => fieldNamed(kind, name)?.label ?? name);
  return (
    <p role="status" className="form-merged">
      {names.length === 0 ? '' : `A colleague changed ${names.join(', ')} meanwhile; it is taken over.`}
    </p>
  );
}

function Removed({ record }: { record: RowRecord }): ReactNode {
  const { changedBy, changedAt, kind } = record;
  const who = useWho();
  return (
    <div className="page" role="status">
      <p>
        <b>This {wordsOf(kind).one} is removed in the draft</b>, by {who(changedBy)}
        {changedAt === null ? '' : `, ${shownMoment(changedAt)}`}. Visitors have it until the draft is published.
      </p>
      <p className="soft">“Put all back” above keeps it.</p>
      <RetiredRedirect record={record} />
    </div>
  );
}
