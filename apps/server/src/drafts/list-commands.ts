import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import type {
  AddressesTried,
  FoundRows,
  NumbersRead,
  ReadNumbersBody,
  RenamedRowsAnswer,
  RowCounts,
  RowPage,
  renameBody,
  TryAddressesBody,
  WhereUsed,
} from '@millrace/contract/office';
import type { z } from 'zod';
import { inForce } from '../content/in-force.ts';
import { inSlices } from '../content/in-slices.ts';
import type { MissingFiles } from '../content/missing-files.ts';
import { refused } from '../problems/problem-error.ts';
import type { DraftChecker } from './check-drafts.ts';
import { rowInForce } from './in-force-rows.ts';
import { type DraftServices, freshDraft, writes } from './open-draft.ts';
import { seesPrivate, shownChange, shownRows } from './private-rows.ts';
import type { OfKind, OfRow } from './row-state.ts';
import { type CheckedRows, countRows } from './rows/count-rows.ts';
import { changesOf, noChanges } from './rows/draft-rows.ts';
import { exportCommands } from './rows/export-rows.ts';
import { type PageWanted, rowLists } from './rows/list-rows.ts';
import { readNumbers } from './rows/read-numbers.ts';
import { renameRows } from './rows/rename-rows.ts';
import { searchNumber, searchRows } from './rows/search-rows.ts';
import { tryPasted } from './rows/try-pasted.ts';
import { whereUsed } from './rows/where-used.ts';

type Caller = Parameters<typeof seesPrivate>[0];
interface MayBeDraft {
  query: { draft?: string | undefined };
}
interface ListServices extends DraftServices {
  checker: Pick<DraftChecker, 'latest' | 'rows'>;
  missing: Pick<MissingFiles, 'known'>;
  clock(): Date;
}

/** Requests under way are finished before the server stops. */
const NEVER = new AbortController().signal;

/** Whether a finding counts for the rows that are wanted. */
const isOf = ({ severity }: CheckedRows['findings'][number], faulty: PageWanted['faulty']): boolean =>
  faulty === severity || faulty === 'true' || faulty === 'false';

/** Lists, counts and finds rows for staff: as they are in force, or as a draft has them. */
export function listCommands(services: ListServices) {
  const { holder, checker, missing } = services;
  const lists = rowLists(NEVER);
  const rowsOf = async (draft: string | undefined) =>
    draft === undefined ? noChanges : checker.rows((await freshDraft(services, draft)).id);
  const findingsOf = async (draft: string | undefined): Promise<CheckedRows> =>
    draft === undefined ? ofContent(inForce(holder)) : checker.latest(draft);
  const ofContent = (snapshot: Snapshot): CheckedRows => {
    const { missing: files, isLooking } = missing.known(snapshot);
    return { isChecking: isLooking, findings: [...snapshot.warnings, ...files.map(({ warning }) => warning)] };
  };

  const faultyOf = async (kind: ContentKind, draft: string | undefined, faulty: PageWanted['faulty']) => {
    const { findings } = faulty === undefined ? { findings: [] } : await findingsOf(draft);
    return new Set(findings.flatMap((one) => (one.kind === kind && isOf(one, faulty) ? [one.id] : [])));
  };

  return {
    ...exportCommands({ ...services, rowsOf: (draft) => checker.rows(draft), faultyOf }),
    officeRows: async (
      {
        params: { kind },
        query: { draft: id, ...wanted },
      }: {
        params: OfKind;
        query: PageWanted & { draft?: string | undefined };
      },
      caller: Caller,
    ): Promise<RowPage> => {
      const draft = await rowsOf(id);
      const faulty = await faultyOf(kind, id, wanted.faulty);
      const snapshot = inForce(holder);
      const isSeen = seesPrivate(caller);
      const changes = changesOf(draft, kind).map((change) => shownChange(change, isSeen));
      const rows = { kind, rows: shownRows(kind, snapshot.content[kind], isSeen), changes, faulty };
      return lists.page(snapshot, { ...rows, draftId: id ?? '', version: draft.version, isSeen }, wanted);
    },

    officeCounts: async ({ query: { draft } }: MayBeDraft): Promise<RowCounts> =>
      countRows(inForce(holder), await rowsOf(draft), await findingsOf(draft)),

    officeWhereUsed: async ({
      params: { kind, id },
      query: { draft },
    }: { params: OfRow } & MayBeDraft): Promise<WhereUsed> => {
      const rows = await rowsOf(draft);
      const snapshot = inForce(holder);
      const change = rows.byKind.get(kind)?.get(id);
      // A row that the draft removes is still named as it was.
      const row = change?.row ?? change?.base ?? rowInForce(snapshot, kind, id);
      if (row === null) throw refused('not-found', `${kind} has no row ${id}.`);
      return inSlices(whereUsed(snapshot, rows, { kind, id, row: { ...row } }), NEVER);
    },

    officeReadNumbers: async ({ body: { draft, numbers } }: { body: ReadNumbersBody }): Promise<NumbersRead> => {
      const rows = await rowsOf(draft);
      return { numbers: await inSlices(readNumbers(inForce(holder), rows, numbers), NEVER) };
    },

    officeTryAddresses: async ({ body: { draft, addresses } }: { body: TryAddressesBody }): Promise<AddressesTried> => {
      const rows = await rowsOf(draft);
      return { addresses: await inSlices(tryPasted(inForce(holder), rows, addresses), NEVER) };
    },

    officeRename: async ({
      body: { draft, ...asked },
    }: {
      body: z.output<typeof renameBody>;
    }): Promise<RenamedRowsAnswer> => {
      const rows = await rowsOf(draft);
      return inSlices(renameRows(inForce(holder), rows, asked), NEVER);
    },

    officeSearch: async (
      { query: { draft, ...wanted } }: { query: { draft?: string | undefined; q: string; limit: number } },
      { viewer }: Caller,
    ): Promise<FoundRows> => {
      const rows = await rowsOf(draft);
      const kinds = contentKindNames.filter((kind) => writes(viewer, kind));
      const found = await inSlices(searchRows(inForce(holder), rows, { ...wanted, kinds }), NEVER);
      const number = kinds.includes('families') ? searchNumber(inForce(holder), wanted.q) : null;
      return number === null ? found : { ...found, number };
    },
  };
}
