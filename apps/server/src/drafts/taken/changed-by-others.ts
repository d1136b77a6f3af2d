import { type Queries, readRevisions, readRowHistory, readRowStepsSince } from '@millrace/database';
import { isEqual } from '@millrace/drafts';
import type { Place } from '../row-state.ts';

interface Seen {
  /** Of the row, as the writer saw it. */
  version: string;
  /** Id of the writer. */
  by: string | null;
  /** Fields that are other now. */
  fields: readonly string[];
}

/** Publications of a row that are looked at: what an older one brought is a colleague's. */
const HISTORY_MOST = 100;

/**
 * Those of changed fields that the writer alone did not change: by a step of this draft or, where no step of it changed a field, by the
 * publication that brought it, which may be of another draft of the writer.
 */
export async function changedByOthers(tx: Queries, place: Place, { version, by, fields }: Seen): Promise<string[]> {
  if (fields.length === 0) return [];
  const all = await readRowStepsSince(tx, place, version.startsWith('d') ? Number(version.slice(1)) : 0);
  // Steps that were carried over came from a publication.
  const steps = all.filter(({ deed }) => deed !== 'carry');
  const isIn = (field: string, isOwn: boolean): boolean =>
    steps.some(
      ({ madeBy, before, after }) =>
        (madeBy !== null && madeBy === by) === isOwn && !isEqual(before?.[field], after?.[field]),
    );
  const published = fields.filter((field) => !isIn(field, true) && !isIn(field, false));
  const own = await publishedBy(tx, place, by, published);
  return fields.filter((field) => isIn(field, false) || (published.includes(field) && !own.has(field)));
}

/** Those of fields whose newest publication was of this user. */
async function publishedBy(
  tx: Queries,
  place: Place,
  by: string | null,
  fields: readonly string[],
): Promise<ReadonlySet<string>> {
  if (by === null || fields.length === 0) return new Set();
  const history = await readRowHistory(tx, { ...place, limit: HISTORY_MOST });
  const newest = new Map(
    fields.map((field) => [
      field,
      history.find(({ before, after }) => !isEqual(before?.[field], after?.[field]))?.revision,
    ]),
  );
  const revisions = await readRevisions(
    tx,
    [...newest.values()].filter((one) => one !== undefined),
  );
  const own = new Set(revisions.filter((one) => one.madeBy === by).map(({ revision }) => revision));
  return new Set(fields.filter((field) => own.has(newest.get(field) ?? Number.NaN)));
}
