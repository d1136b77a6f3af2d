import type { StreamedFile } from '@millrace/contract';
import { type Content, type ContentKind, contentKindNames } from '@millrace/contract/content';
import { type ExportFormat, writesKind } from '@millrace/contract/office';
import { inForce } from '../../content/in-force.ts';
import { inSlices } from '../../content/in-slices.ts';
import { exportFile, type KindList } from '../../exports/export-file.ts';
import { surroundingsOf } from '../../exports/surroundings.ts';
import { type DraftServices, freshDraft } from '../open-draft.ts';
import { isPrivate, seesPrivate } from '../private-rows.ts';
import type { OfKind } from '../row-state.ts';
import { changesOf, type DraftRows, noChanges } from './draft-rows.ts';
import { changeAt, type KindRows, orderRows, type RowsWanted } from './order-rows.ts';

type Caller = Parameters<typeof seesPrivate>[0];
type Row = Readonly<Record<string, unknown>>;

interface ExportServices extends DraftServices {
  rowsOf(draft: string): Promise<DraftRows>;
  /** Ids of rows with a finding of the severity that is wanted. */
  faultyOf(kind: ContentKind, draft: string | undefined, faulty: RowsWanted['faulty']): Promise<ReadonlySet<number>>;
  clock(): Date;
}
interface Query {
  draft?: string | undefined;
  format: ExportFormat;
}

/** Requests under way are finished before the server stops. */
const NEVER = new AbortController().signal;

/** Writes lists, and everything, as files: in force or as a draft has them. Rows that a draft removes are not in them. */
export function exportCommands({ rowsOf, faultyOf, clock, ...services }: ExportServices) {
  const { holder } = services;
  const contentOf = async (draft: string | undefined): Promise<{ content: Content; changes: DraftRows }> => {
    const changes = draft === undefined ? noChanges : await rowsOf((await freshDraft(services, draft)).id);
    return { content: withChanges(inForce(holder).content, changes), changes };
  };
  return {
    officeExport: async ({ query: { draft, format } }: { query: Query }, caller: Caller): Promise<StreamedFile> => {
      const { content } = await contentOf(draft);
      const roles = caller.viewer?.kind === 'staff' ? caller.viewer.roles : [];
      const kinds = contentKindNames.filter((kind) => writesKind(roles, kind));
      const lists = kinds.map((kind): KindList => [kind, shownTo(caller, kind, content[kind])]);
      return exportFile({ name: 'content', format, lists, around: surroundingsOf(content), at: clock() });
    },
    officeExportRows: async (
      { params: { kind }, query: { draft, format, ...wanted } }: { params: OfKind; query: Query & RowsWanted },
      caller: Caller,
    ): Promise<StreamedFile> => {
      const { content, changes } = await contentOf(draft);
      const list: KindRows = {
        kind,
        rows: inForce(holder).content[kind],
        changes: changesOf(changes, kind),
        faulty: await faultyOf(kind, draft, wanted.faulty),
      };
      const order = await inSlices(orderRows(list, wanted), NEVER);
      const rows = shownTo(caller, kind, inOrder(list, order));
      return exportFile({ name: kind, format, lists: [[kind, rows]], around: surroundingsOf(content), at: clock() });
    },
  };
}

/** Without secret settings, for those who are not shown them: a mark in their place would be taken for a value. */
function* shownTo(caller: Caller, kind: ContentKind, rows: Iterable<object>): Generator<Row> {
  const isSeen = seesPrivate(caller);
  for (const row of rows) if (isSeen || !isPrivate(kind, row)) yield row as Row;
}

function* inOrder({ rows, changes }: KindRows, order: Iterable<number>): Generator<object> {
  for (const place of order) {
    const change = changeAt(changes, place);
    const row = change === undefined ? rows[place] : change.row;
    if (row !== null && row !== undefined) yield row;
  }
}

/** All content as a draft has it. Kinds that it leaves alone are the same lists. */
function withChanges(content: Content, { byKind }: DraftRows): Content {
  if (byKind.size === 0) return content;
  const changed = [...byKind].map(([kind, changes]) => {
    const own: readonly { id: number }[] = content[kind];
    const ids = new Set(own.map(({ id }) => id));
    const added = [...changes.values()].flatMap(({ rowId, row }) => (row === null || ids.has(rowId) ? [] : [row]));
    const kept = own.flatMap((row) => {
      const change = changes.get(row.id);
      return change === undefined ? [row] : (change.row ?? []);
    });
    return [kind, [...kept, ...added]];
  });
  return { ...content, ...Object.fromEntries(changed) };
}
