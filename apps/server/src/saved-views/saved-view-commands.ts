import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@millrace/contract/content';
import {
  type keepViewBody,
  type RemoveViewQuery,
  SAVED_VIEWS_MOST,
  type SavedView,
  viewFaults,
} from '@millrace/contract/office';
import {
  type Database,
  dropSavedView,
  listSavedViews,
  lockSavedViews,
  putSavedView,
  type SavedViewRow,
} from '@millrace/database';
import type { z } from 'zod';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';

interface Staff {
  userId: string | null;
}
interface OfView {
  params: { kind: ContentKind; id: string };
}
type KeptView = z.output<typeof keepViewBody>;

/** The views of lists that the caller keeps. Nobody reads or changes another's. */
export function savedViewCommands({ database: { queries } }: { database: Database }) {
  return {
    officeViews: async ({ params }: { params: { kind: ContentKind } }, staff: Staff): Promise<SavedView[]> =>
      (await listSavedViews(queries, userOf(staff), params.kind)).map(present),

    officeKeepView: async ({ params, body }: OfView & { body: KeptView }, staff: Staff): Promise<SavedView> => {
      const { kind, id } = params;
      const userId = userOf(staff);
      refuseUnknown(kind, body);
      return queries.transaction(async (tx) => {
        await lockSavedViews(tx, userId);
        const views = await listSavedViews(tx, userId, kind);
        const before = views.find((one) => one.id === id);
        // A call that is sent again, as no answer came.
        if (before !== undefined && before.version === body.version + 1 && isSame(before, body)) return present(before);
        refuseUnseen(before, body.version);
        if (views.some((one) => one.id !== id && one.name === body.name)) throw nameTaken(body.name);
        if (before === undefined && views.length >= SAVED_VIEWS_MOST) throw tooMany();
        const { name, view, version } = body;
        return present(await putSavedView(tx, { userId, id, kind, name, view, version: version + 1 }));
      });
    },

    officeRemoveView: async ({ params, query }: OfView & { query: RemoveViewQuery }, staff: Staff): Promise<true> => {
      const userId = userOf(staff);
      await queries.transaction(async (tx) => {
        await lockSavedViews(tx, userId);
        const before = (await listSavedViews(tx, userId, params.kind)).find((one) => one.id === params.id);
        if (before === undefined) return;
        refuseUnseen(before, query.version);
        await dropSavedView(tx, { userId, kind: params.kind, id: params.id });
      });
      return true;
    },
  };
}

function userOf({ userId }: Staff): string {
  if (userId === null) throw refused('not-signed-in', 'Please sign in.');
  return userId;
}

const present = ({ userId: _, changedAt, ...view }: SavedViewRow): SavedView => ({
  ...view,
  changedAt: changedAt.toISOString(),
});

const isSame = (kept: SavedViewRow, { name, view }: KeptView): boolean =>
  kept.name === name && isDeepStrictEqual(kept.view, view);

function refuseUnknown(kind: ContentKind, { view }: KeptView): void {
  const errors = viewFaults(kind, view).map(({ path, name }) => ({
    field: path,
    message: `${name} is no field of ${kind} that it can name`,
  }));
  if (errors.length === 0) return;
  throw new ProblemError(
    problem('bad-request', `${errors.map(({ field, message }) => `${field}: ${message}`).join('. ')}.`, errors),
  );
}

/** Nobody overwrites what they have not seen, nor what another device of theirs has forgotten. */
function refuseUnseen(before: SavedViewRow | undefined, seen: number): void {
  if (before === undefined && seen > 0) throw refused('not-found', 'This view was forgotten meanwhile.');
  if (before !== undefined && before.version !== seen)
    throw refused('changed-meanwhile', `The view “${before.name}” was kept anew meanwhile.`);
}

const nameTaken = (name: string): ProblemError =>
  refused('changed-meanwhile', `A view named “${name}” is kept already.`);
const tooMany = (): ProblemError =>
  refused('too-many-open', `${SAVED_VIEWS_MOST} views of one list can be kept. Please forget one first.`);
