import type { LandedImport, SheetMapping } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { PageLink, standAt, useQuestion } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { Fault } from '../ui/fault.tsx';
import { ColumnMap } from './column-map.tsx';
import { ImportDrop } from './import-drop.tsx';
import { cancelImport, useImportProgress } from './import-queries.ts';
import { ImportVerdict } from './import-verdict.tsx';
import { MappingShelf } from './mapping-shelf.tsx';
import { RowChoices, SheetChoices } from './sheet-choices.tsx';
import { DecimalChoice, TakenTexts } from './text-choices.tsx';
import { useMappedImport } from './use-mapped-import.ts';
import type { Taken } from './verdict-table.tsx';
import { withWholeKey } from './whole-key.ts';

/** One import: its sheets and their columns, and below them the verdict, which is made anew with each change. */
export function OneImport({ id, onOver }: { id: string; onOver(landed: LandedImport | null): void }): ReactNode {
  const queries = useQueryClient();
  const { values, with: addressWith } = useQuestion();
  const { id: draft } = useDraft();
  const { session, error, refusal, isFetching, isMapping, change } = useMappedImport(id, draft);
  const cancel = useMutation({ mutationFn: () => cancelImport(id), onSuccess: () => onOver(null) });
  const progress = useImportProgress(id, isFetching || isMapping);
  if (session === undefined)
    return (
      <div className="page import-start">
        <h1>Import a sheet</h1>
        {error === null ? (
          <p role="status">
            Files are read <progress aria-label="Files are read" {...progressOf(progress)} />
          </p>
        ) : (
          <>
            <Fault words={faultWords(error)} />
            <PageLink href="/office/import">Import another sheet</PageLink>
          </>
        )}
      </div>
    );

  const { sheets } = session.mapping;
  const at = Math.min(Number(values['sheet'] ?? 0) || 0, Math.max(0, sheets.length - 1));
  const sheet = sheets[at];
  const outline = session.sheets.find((one) => one.file === sheet?.file && one.sheet === sheet.sheet);
  const kind = session.kinds.find((one) => one.kind === sheet?.kind);
  const changeSheet = (next: SheetMapping, isAnew = false): void =>
    change(
      {
        ...session.mapping,
        sheets: sheets.map((one, nth) =>
          nth !== at ? one : kind === undefined ? next : withWholeKey(one, next, kind),
        ),
      },
      isAnew ? [at] : [],
    );
  const take = (nth: number, taken: Taken): void =>
    change({
      ...session.mapping,
      sheets: sheets.map((one, place) => {
        if (place !== nth) return one;
        const rest = (one.instead ?? []).filter(({ path, text }) => path !== taken.path || text !== taken.text);
        return { ...one, instead: [...rest, taken] };
      }),
    });
  const others = session.files.filter(({ is }) => is !== 'sheet');
  return (
    <div className="import">
      <header className="page-head import-head">
        <PageLink href="/office/import">Import</PageLink>
        <h1>{session.files.find(({ is }) => is === 'sheet')?.name ?? session.files[0]?.name}</h1>
        <span className="soft">{filesWords(session.files.length, others)}</span>
        <span className="import-push" />
        <Sure
          does="Cancel this import"
          title="Cancel this import"
          isPending={cancel.isPending}
          run={() => cancel.mutate()}
        >
          <p>Its files are removed, and nothing of it stays. Mappings that were kept stay.</p>
        </Sure>
      </header>
      <div className="import-body">
        <section className="import-part" aria-labelledby="import-sheets">
          <h2 id="import-sheets">
            <span className="import-step">1</span> Sheets
          </h2>
          <div className="import-row">
            <ul className="import-tabs">
              {sheets.map((one, nth) => (
                <li key={`${one.file} ${one.sheet}`}>
                  <button
                    className="button"
                    type="button"
                    aria-current={nth === at ? 'true' : undefined}
                    onClick={() => standAt(addressWith({ sheet: String(nth) }))}
                  >
                    {one.sheet === '' || one.sheet === one.file ? one.file : one.sheet}
                    <span className="soft">{one.isLeftOut ? 'not read' : one.kind}</span>
                  </button>
                </li>
              ))}
            </ul>
            {sheet === undefined || outline === undefined || kind === undefined ? (
              <p>There is no sheet among the files yet: add one.</p>
            ) : (
              <SheetChoices outline={outline} mapping={sheet} kind={kind} onChange={changeSheet} />
            )}
            <DecimalChoice mapping={session.mapping} onChange={(next) => change(next)} />
            <ImportDrop begun={id} onSent={() => void queries.invalidateQueries({ queryKey: ['import', id] })} />
          </div>
          {sheet?.isLeftOut === true ? (
            <p className="import-note">
              This sheet is not read. Say what its rows are, and its columns are guessed anew.
            </p>
          ) : null}
          {session.notes.map((note) => (
            <p key={note} className="soft import-note">
              {note}
            </p>
          ))}
        </section>
        {sheet === undefined || outline === undefined || kind === undefined || sheet.isLeftOut ? null : (
          <>
            <section className="import-part" aria-labelledby="import-columns">
              <div className="import-row">
                <h2 id="import-columns">
                  <span className="import-step">2</span> Columns
                </h2>
                <MappingShelf mapping={session.mapping} onChange={(next) => change(next)} />
              </div>
              <ColumnMap outline={outline} mapping={sheet} kind={kind} onChange={changeSheet} />
            </section>
            <section className="import-part" aria-labelledby="import-rows">
              <h2 id="import-rows">
                <span className="import-step">3</span> Rows
              </h2>
              <RowChoices key={`${at} ${sheet.kind}`} mapping={sheet} kind={kind} onChange={changeSheet} />
              <TakenTexts mapping={sheet} kind={kind} onChange={changeSheet} />
            </section>
          </>
        )}
        <Fault words={refusal === null ? null : faultWords(refusal)} />
        {sheets.every(({ isLeftOut }) => isLeftOut) ? null : (
          <ImportVerdict
            id={id}
            mapping={isMapping || isFetching ? null : session.mapping}
            sheets={sheets}
            onTake={take}
            onLanded={onOver}
          />
        )}
      </div>
    </div>
  );
}

function filesWords(all: number, others: readonly { is: string; holds: number }[]): string {
  const inside = others.reduce((sum, { is, holds }) => sum + (is === 'archive' ? holds : 1), 0);
  const files = all === 1 ? '' : `${all} files`;
  return inside === 0 ? files : `${files}, with ${inside} pictures and documents to name`;
}

const progressOf = (progress: { done: number; of: number } | null): { max?: number; value?: number } =>
  progress === null || progress.of === 0 ? {} : { max: progress.of, value: progress.done };
