import type { RowElsewhere } from '@millrace/contract/office';
import { type Database, readChangesElsewhere, readDraftNames } from '@millrace/database';
import type { OfRow } from '../row-state.ts';
import type { OpenForms } from './open-forms.ts';

interface Services {
  database: Pick<Database, 'queries'>;
  forms: Pick<OpenForms, 'note' | 'at'>;
}
interface Caller {
  userId: string | null;
}

/** Drafts that are told in which colleagues change a row. */
const ELSEWHERE_MOST = 5;
/** So long is who changed a row in one's own draft said to be in it. */
const JUST_NOW_MS = 15 * 60_000;
/** The draft of nobody. */
const NO_DRAFT = '00000000-0000-0000-0000-000000000000';

/** Tells staff which colleagues are at the row that they look at. */
export function atRowCommands({ database: { queries }, forms }: Services) {
  async function elsewhere(params: OfRow, draft: string | undefined, userId: string | null): Promise<RowElsewhere> {
    const own = { draftId: draft ?? NO_DRAFT, since: new Date(Date.now() - JUST_NOW_MS) };
    const place = { kind: params.kind, rowId: params.id, by: userId ?? '', own };
    const changes = await readChangesElsewhere(queries, place, ELSEWHERE_MOST);
    const open = forms.at(params).filter(({ by }) => by !== userId);
    const names = await readDraftNames(
      queries,
      open.flatMap(({ draft: theirs }) => theirs ?? []),
    );
    const isSame = (form: (typeof open)[number], change: (typeof changes)[number]): boolean =>
      form.by === change.changedBy && form.draft === change.draftId;
    return [
      ...open.map((form) => ({
        by: form.by,
        isOpen: true,
        draft: form.draft,
        draftName: form.draft === null ? null : (names.get(form.draft) ?? null),
        changedAt: changes.find((change) => isSame(form, change))?.changedAt.toISOString() ?? null,
      })),
      ...changes
        .filter((change) => !open.some((form) => isSame(form, change)))
        .map(({ draftId, draftName, changedBy, changedAt }) => ({
          by: changedBy,
          isOpen: false,
          draft: draftId,
          draftName,
          changedAt: changedAt.toISOString(),
        })),
    ];
  }

  return {
    officeRowElsewhere: (
      { params, query }: { params: OfRow; query: { draft?: string | undefined } },
      { userId }: Caller,
    ): Promise<RowElsewhere> => elsewhere(params, query.draft, userId),

    officeAtRow: async (
      { params, body }: { params: OfRow; body: { draft?: string | undefined; isOpen: boolean } },
      { userId }: Caller,
    ): Promise<RowElsewhere> => {
      const { draft, isOpen } = body;
      // A script is nobody who looks at a form.
      if (userId !== null) await forms.note({ ...params, by: userId, draft: draft ?? null, isOpen });
      return elsewhere(params, draft, userId);
    },
  };
}
