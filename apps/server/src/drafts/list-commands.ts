import type { DraftFindings, FoundRows, RowCounts, RowPage } from '@millrace/contract/office';
import { inForce } from '../content/in-force.ts';
import { inSlices } from '../content/in-slices.ts';
import type { DraftChecker } from './check-drafts.ts';
import { type DraftServices, freshDraft } from './open-draft.ts';
import type { OfKind } from './row-state.ts';
import { countRows } from './rows/count-rows.ts';
import { changesOf, draftRowsReader, noChanges } from './rows/draft-rows.ts';
import { type PageWanted, rowLists } from './rows/list-rows.ts';
import { searchRows } from './rows/search-rows.ts';

interface MayBeDraft {
  query: { draft?: string | undefined };
}
interface ListServices extends DraftServices {
  checker: Pick<DraftChecker, 'latest'>;
}

/** Requests under way are finished before the server stops. */
const NEVER = new AbortController().signal;

/** Lists, counts and finds rows for staff: as they are in force, or as a draft has them. */
export function listCommands(services: ListServices) {
  const { database, holder, checker } = services;
  const lists = rowLists(NEVER);
  const readRows = draftRowsReader(database.queries);
  const rowsOf = async (draft: string | undefined) =>
    draft === undefined ? noChanges : readRows((await freshDraft(services, draft)).id);
  const findingsOf = async (draft: string | undefined): Promise<DraftFindings> =>
    draft === undefined
      ? { version: 0, isChecking: false, findings: [...inForce(holder).warnings] }
      : checker.latest(draft);

  return {
    officeRows: async ({
      params: { kind },
      query: { draft: id, ...wanted },
    }: {
      params: OfKind;
      query: PageWanted & { draft?: string | undefined };
    }): Promise<RowPage> => {
      const draft = await rowsOf(id);
      const { findings } = wanted.faulty === undefined ? { findings: [] } : await findingsOf(id);
      const faulty = new Set(findings.flatMap((one) => (one.kind === kind ? [one.id] : [])));
      const snapshot = inForce(holder);
      const rows = { kind, rows: snapshot.content[kind], changes: changesOf(draft, kind), faulty };
      return lists.page(snapshot, { ...rows, draftId: id ?? '', version: draft.version }, wanted);
    },

    officeCounts: async ({ query: { draft } }: MayBeDraft): Promise<RowCounts> =>
      countRows(inForce(holder), await rowsOf(draft), await findingsOf(draft)),

    officeSearch: async ({
      query: { draft, ...wanted },
    }: {
      query: { draft?: string | undefined; q: string; limit: number };
    }): Promise<FoundRows> => {
      const rows = await rowsOf(draft);
      return inSlices(searchRows(inForce(holder), rows, wanted), NEVER);
    },
  };
}
