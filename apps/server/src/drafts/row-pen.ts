import type { Snapshot } from '@millrace/catalogue';
import {
  type DraftChange,
  type DraftStep,
  dropDraftChanges,
  latestVersions,
  putDraftChanges,
  type Queries,
  readDraftChangesAt,
  recordDraftSteps,
  transactionMoment,
} from '@millrace/database';
import { sliceEnds } from '../content/in-slices.ts';
import { rowInForce } from './in-force-rows.ts';
import type { Place, RowState } from './row-state.ts';

type NewStep = Omit<DraftStep, 'place' | 'madeAt'>;

/** Keeps new versions of rows of a draft that the transaction has locked. */
export interface RowPen {
  /** The newest version that a row had in the draft; 0: it was never changed there. */
  latestVersion(place: Place): Promise<number>;
  /** Keeps the change that a step makes; null: the row is no change any more. */
  keep(place: Place, change: Omit<DraftChange, 'changedAt'> | null, step: NewStep): Promise<void>;
}

/** Writes at once. */
export const rowPen = (tx: Queries): RowPen => ({
  latestVersion: async (place) =>
    (await latestVersions(tx, place.draftId, [place])).get(place.kind)?.get(place.rowId) ?? 0,
  keep: async (place, change, step) => {
    if (change === null) await dropDraftChanges(tx, place.draftId, [place]);
    else await putDraftChanges(tx, [change]);
    await recordDraftSteps(tx, [step]);
  },
});

/** A pen for many rows of one draft: they are read together, and written together by `flush`. */
export interface ManyRowsPen extends RowPen {
  stateOf(place: Place): RowState;
  flush(): Promise<void>;
}

async function manyRowsPen(
  tx: Queries,
  snapshot: Snapshot,
  draftId: string,
  places: readonly Pick<Place, 'kind' | 'rowId'>[],
): Promise<ManyRowsPen> {
  const versions = await latestVersions(tx, draftId, places);
  const stored = await readDraftChangesAt(tx, draftId, places);
  const keyOf = ({ kind, rowId }: Pick<Place, 'kind' | 'rowId'>) => `${kind} ${rowId}`;
  const changes = new Map<string, DraftChange | null>(stored.map((change) => [keyOf(change), change]));
  const latest = new Map<string, number>();
  const touched = new Map<string, Place>();
  const steps: NewStep[] = [];
  const changedAt = await transactionMoment(tx);

  return {
    stateOf: (place) => {
      const published = rowInForce(snapshot, place.kind, place.rowId);
      const change = changes.get(keyOf(place)) ?? undefined;
      return change === undefined
        ? { place, published, row: published, version: `r${snapshot.revision}` }
        : { place, published, row: change.row, version: `d${change.version}`, change };
    },
    latestVersion: async (place) => latest.get(keyOf(place)) ?? versions.get(place.kind)?.get(place.rowId) ?? 0,
    keep: async (place, change, step) => {
      changes.set(keyOf(place), change === null ? null : { ...change, changedAt });
      latest.set(keyOf(place), step.version);
      touched.set(keyOf(place), place);
      steps.push(step);
    },
    flush: async () => {
      const gone = [...touched].flatMap(([key, place]) => (changes.get(key) === null ? [place] : []));
      await dropDraftChanges(tx, draftId, gone);
      await putDraftChanges(
        tx,
        [...touched.keys()].flatMap((key) => changes.get(key) ?? []),
      );
      await recordDraftSteps(tx, steps);
    },
  };
}

/** Rows that are held together before they are written. */
const AT_ONCE = 500;

/**
 * Does something with each of many rows of a draft, one after the other: they are read and written together, and the event loop is not
 * held.
 */
export async function withManyRows<Item>(
  { tx, snapshot, draftId }: { tx: Queries; snapshot: Snapshot; draftId: string },
  items: readonly Item[],
  placeOf: (item: Item) => Pick<Place, 'kind' | 'rowId'>,
  work: (item: Item, state: RowState, pen: ManyRowsPen) => Promise<void>,
): Promise<void> {
  const sliceEnd = sliceEnds();
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE);
    const pen = await manyRowsPen(tx, snapshot, draftId, some.map(placeOf));
    for (const item of some) {
      const { kind, rowId } = placeOf(item);
      await work(item, pen.stateOf({ draftId, kind, rowId }), pen);
      await sliceEnd();
    }
    await pen.flush();
  }
}
