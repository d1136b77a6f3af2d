import type { ContentKind } from '@millrace/contract/content';
import type { QueueState } from './queue-state.ts';
import { byVersion, isSameRow, type Rebase, type RowEdit, rebased } from './waiting-edit.ts';

/** Versions of a row that were replaced by own writes, remembered for values that are typed over them. */
const REBASES_KEPT = 500;

type Pending = Pick<QueueState, 'waiting' | 'refused'>;
/** A part of a write that is not in the draft yet; null as draft: the draft of the day. */
interface Waits {
  draft: string | null;
  edit: RowEdit;
}
type OfRow = Pick<RowEdit, 'kind' | 'id'>;

/** The values that people see in their fields: what waits there hides what the server has. */
export interface SeenValues {
  /** An own answer has replaced a version. */
  remember(rebase: Rebase): void;
  /**
   * A row stands at a version again that own answers have led away from, as after an undo: what is typed over it is made from that version.
   * null as rows: any row of the draft may.
   */
  broughtTo(draft: string, rows: readonly (OfRow & Pick<RowEdit, 'version'>)[] | null): void;
  seenIn(draft: string | null, row: OfRow & Pick<RowEdit, 'version'>, field: string): string;
  typed(draft: string | null, kind: ContentKind, id: number): Readonly<Record<string, unknown>> | undefined;
  /** An edit as made from the versions that own answers have made of its version. */
  current(draft: string | null, edit: RowEdit): readonly RowEdit[];
  /** Edits as made from the versions that their fields are seen in, and from what own answers have made of these. */
  asSeen(draft: string | null, edits: readonly RowEdit[]): readonly RowEdit[];
}

/** Knows what is seen of the rows of a queue, each found by its place however much waits. */
export function seenValues(pending: () => Pending): SeenValues {
  let rebases: readonly Rebase[] = [];
  let indexed: (Pending & { rows: ReadonlyMap<string, readonly Waits[]> }) | null = null;

  /** All that waits for a row, in the order in which it was typed; what was refused comes first. */
  function waitsFor(row: OfRow, draft: string | null): readonly Waits[] {
    const { waiting, refused } = pending();
    if (indexed?.waiting !== waiting || indexed.refused !== refused)
      indexed = { waiting, refused, rows: rowsOf({ waiting, refused }) };
    const waits = indexed.rows.get(placeOf(row)) ?? [];
    return waits.filter((one) => one.draft === draft || one.draft === null);
  }
  const current: SeenValues['current'] = (draft, edit) =>
    rebases
      .filter((rebase) => rebase.draft === draft && isSameRow(rebase, edit))
      .reduce<readonly RowEdit[]>((edits, rebase) => edits.flatMap((one) => rebased(one, rebase)), [edit]);
  function seenIn(draft: string | null, row: OfRow & Pick<RowEdit, 'version'>, field: string): string {
    const over = waitsFor(row, draft).findLast(({ edit }) => Object.hasOwn(edit.fields, field));
    return over?.edit.version ?? row.version;
  }
  /** Whether own answers have made one version of another. */
  function leadsTo(draft: string | null, { version, ...row }: OfRow & Pick<RowEdit, 'version'>, to: string): boolean {
    const reached = new Set([version]);
    for (const rebase of rebases)
      if (rebase.draft === draft && isSameRow(rebase, row) && reached.has(rebase.from)) reached.add(rebase.to);
    return reached.has(to);
  }
  /**
   * The version that a field of an edit is made from. What waits there hides the row; but who goes on typing since before an answer has not
   * seen what the answer brought, and their value is brought on from the version in which they began.
   */
  function madeFrom(draft: string | null, edit: RowEdit, field: string): string {
    const version = seenIn(draft, edit, field);
    return leadsTo(draft, edit, version) ? edit.version : version;
  }

  return {
    remember(rebase) {
      rebases = [...rebases, rebase].slice(-REBASES_KEPT);
    },
    broughtTo(draft, rows) {
      const present = rows === null ? null : new Map(rows.map((row) => [placeOf(row), row.version]));
      rebases = rebases.filter(
        (rebase) => rebase.draft !== draft || (present !== null && present.get(placeOf(rebase)) !== rebase.from),
      );
    },
    seenIn,
    typed(draft, kind, id) {
      const waits = waitsFor({ kind, id }, draft);
      return waits.length === 0 ? undefined : Object.assign({}, ...waits.map(({ edit }) => edit.fields));
    },
    current,
    asSeen(draft, edits) {
      // Of a paste most rows are new to the queue.
      const answered = new Set(rebases.map(placeOf));
      return edits.flatMap((edit) => {
        if (waitsFor(edit, draft).length === 0 && !answered.has(placeOf(edit))) return [edit];
        return byVersion(edit, (field) => madeFrom(draft, edit, field)).flatMap((one) => current(draft, one));
      });
    },
  };
}

function rowsOf({ waiting, refused }: Pending): ReadonlyMap<string, readonly Waits[]> {
  const rows = new Map<string, Waits[]>();
  for (const { draft, edits } of [...refused.map(({ edit }) => edit), ...waiting])
    for (const edit of edits) {
      const place = placeOf(edit);
      const waits = rows.get(place);
      if (waits === undefined) rows.set(place, [{ draft, edit }]);
      else waits.push({ draft, edit });
    }
  return rows;
}

/** The name of a row among those of all kinds. */
export const placeOf = ({ kind, id }: OfRow): string => `${kind} ${id}`;
