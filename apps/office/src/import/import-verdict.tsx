import {
  DRAFT_ROWS_MOST,
  type ImportMapping,
  type LandedImport,
  type SheetMapping,
  type VerdictCounts,
} from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { faultWords, refusalOf } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { standAt, useQuestion } from '../navigation/here.tsx';
import { Pager } from '../panes/pager.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { Fault } from '../ui/fault.tsx';
import { countWords } from '../ui/printing.ts';
import { landImport, useImportProgress, type VerdictWanted, verdictPageQuery } from './import-queries.ts';
import { saveRefused } from './save-refused.ts';
import { unreadCount } from './unread-columns.ts';
import { type Taken, VerdictTable } from './verdict-table.tsx';

const PAGE_SIZE = 100;
type Shown = NonNullable<VerdictWanted['show']>;
const SHOWN: readonly (readonly [Shown, string])[] = [
  ['all', 'All'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['unchanged', 'The same'],
  ['refused', 'Refused'],
  ['doubtful', 'To look at'],
  ['missing', 'Not in the sheet'],
];
const isShown = (word: string | undefined): word is Shown => SHOWN.some(([name]) => name === word);

/** The verdict on all rows, and the button that puts them into the draft. */
export function ImportVerdict({
  id,
  mapping,
  sheets,
  onTake,
  onLanded,
}: {
  id: string;
  /** null: it is being changed. */
  mapping: ImportMapping | null;
  sheets: readonly SheetMapping[];
  onTake(sheet: number, taken: Taken): void;
  onLanded(landed: LandedImport): void;
}): ReactNode {
  const queries = useQueryClient();
  const { values, with: addressWith } = useQuestion();
  const { id: draftId, draft, ensureDraft } = useDraft();
  const [takesDoubtful, setTakesDoubtful] = useState(false);
  const show = isShown(values['show']) ? values['show'] : 'all';
  const search = values['q'] ?? '';
  const page = Math.max(1, Number(values['page'] ?? 1) || 1);
  const wanted = {
    ...(draftId === null ? {} : { draft: draftId }),
    ...(search === '' ? {} : { search }),
    show,
    page,
    pageSize: PAGE_SIZE,
  };
  const { data, error, failureReason, isFetching } = useQuery({
    ...verdictPageQuery(id, mapping ?? undefined, wanted),
    enabled: mapping !== null && sheets.some(({ isLeftOut }) => !isLeftOut),
  });
  const land = useMutation({
    mutationFn: async () => {
      if (data === undefined || mapping === null) throw new Error('There is no verdict.');
      const to = await ensureDraft();
      // A draft that has just begun holds nothing: its verdict is the same, and has a mark of its own.
      const { mark, counts } =
        to === draftId ? data : await queries.fetchQuery(verdictPageQuery(id, mapping, { ...wanted, draft: to }));
      if (JSON.stringify(counts) !== JSON.stringify(data.counts)) throw new Error('The verdict has changed.');
      return landImport(id, { draft: to, mark, takesDoubtful });
    },
    onSuccess: onLanded,
  });
  // Another window may have mapped it otherwise: the columns are shown as they are now, too.
  const isChanged = [error, land.error].some((fault) => refusalOf(fault) === 'changed-meanwhile');
  useEffect(() => {
    if (isChanged) void queries.invalidateQueries({ queryKey: ['import', id] });
  }, [isChanged, id, queries]);
  const isBusy = mapping === null || isFetching || land.isPending;
  const progress = useImportProgress(id, isBusy);
  const going = data === undefined ? 0 : goingIn(data.counts, sheets, takesDoubtful);
  return (
    <>
      <section className="import-part import-verdict-part" aria-labelledby="import-verdict" aria-busy={isBusy}>
        <h2 id="import-verdict">
          <span className="import-step">4</span> Verdict
        </h2>
        <Fault words={error === null ? null : faultWords(error)} />
        <p className="import-progress" role="status">
          {isBusy ? (
            <>
              {progress?.words ?? (failureReason === null ? 'Rows are judged' : faultWords(failureReason))}
              {progress === null || progress.of === 0
                ? null
                : `: ${countWords(progress.done)} of ${countWords(progress.of)}`}
              <progress
                aria-label="How far it is"
                {...(progress === null || progress.of === 0 ? {} : { max: progress.of, value: progress.done })}
              />
            </>
          ) : null}
        </p>
        {data === undefined ? null : (
          <>
            <div className="import-filter">
              {SHOWN.map(([name, words]) => {
                const count = countOf(data.counts, name);
                return name !== 'all' && name !== show && count === 0 ? null : (
                  <button
                    key={name}
                    className={`button is-${name}`}
                    type="button"
                    aria-pressed={show === name}
                    onClick={() => standAt(addressWith({ show: name === 'all' ? '' : name, page: '' }))}
                  >
                    {words} <b className="figures">{countWords(count)}</b>
                  </button>
                );
              })}
              <span className="import-push" />
              <SearchField
                label="Search the verdict"
                value={search}
                onSearch={(q) => standAt(addressWith({ q, page: '' }))}
              />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
            <section className="import-scroll" aria-label="Verdict on rows" tabIndex={0}>
              <VerdictTable lines={data.lines} sheets={sheets} onTake={onTake} />
              {data.lines.length === 0 ? <p className="soft import-none">No row is among these.</p> : null}
            </section>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={data.total}
              hrefOf={(other) => addressWith({ page: String(other) })}
            />
          </>
        )}
      </section>
      {data === undefined ? null : (
        <footer className="import-land">
          <b>
            {countWords(going)} {going === 1 ? 'row goes' : 'rows go'} in
          </b>
          <span className="soft">
            {staysWords(data.counts, takesDoubtful)} {columnsWords(unreadCount(sheets))}
          </span>
          {data.counts.doubtful === 0 ? null : (
            <label className="import-check">
              <input
                type="checkbox"
                checked={takesDoubtful}
                onChange={({ target }) => setTakesDoubtful(target.checked)}
              />
              Also the {countWords(data.counts.doubtful)} to look at
            </label>
          )}
          <span className="import-push" />
          {data.counts.refused === 0 ? null : (
            <button className="button" type="button" onClick={() => void saveRefused(id, draftId, sheets)}>
              The refused, with reasons
            </button>
          )}
          <button
            className="button button-primary"
            type="button"
            disabled={isBusy || going === 0 || going > DRAFT_ROWS_MOST}
            onClick={() => land.mutate()}
          >
            Put {countWords(going)} into {draft === undefined ? 'a draft' : `“${draft.name}”`}
          </button>
          <Fault words={land.error === null ? roomWords(going, draft?.changes ?? 0) : faultWords(land.error)} />
        </footer>
      )}
    </>
  );
}

function countOf(counts: VerdictCounts, show: Shown): number {
  if (show === 'doubtful') return counts.doubtful;
  return show === 'all' ? counts.all : counts[show];
}

function goingIn(counts: VerdictCounts, sheets: readonly SheetMapping[], takesDoubtful: boolean): number {
  const missing = sheets.every(({ missing: fate }) => fate === 'leave') ? 0 : counts.missing;
  return counts.new + counts.changed - (takesDoubtful ? 0 : counts.doubtful) + missing;
}

/** Says again, where the rows go in, that not all of the sheets is taken. */
const columnsWords = (unread: number): string =>
  unread === 0 ? '' : `${countWords(unread)} ${unread === 1 ? 'column is' : 'columns are'} not read.`;

function staysWords({ refused, doubtful, files }: VerdictCounts, takesDoubtful: boolean): string {
  const out = [
    refused === 0 ? [] : [`${countWords(refused)} refused`],
    takesDoubtful || doubtful === 0 ? [] : [`${countWords(doubtful)} to look at`],
  ].flat();
  const stay = out.length === 0 ? '' : `${out.join(' and ')} stay out. `;
  return `${stay}${files === 0 ? '' : `${files} files become media.`}`;
}

/** Says before it is tried that a draft has no room for all; null: it has. Rows that it changes already may be the same. */
function roomWords(going: number, changed: number): string | null {
  const most = countWords(DRAFT_ROWS_MOST);
  if (going > DRAFT_ROWS_MOST)
    return `A draft changes ${most} rows at most, and these are ${countWords(going)}. Divide the sheet: import and publish one part after the other.`;
  if (going + changed > DRAFT_ROWS_MOST)
    return `A draft changes ${most} rows at most, and this one changes ${countWords(changed)} already. Unless these are the same rows, publish it first.`;
  return null;
}
