import { type Compiled, type CompileOptions, checkDraftRows, checkRows, type Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import { isError, readRow } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import { writtenRows } from '../drafts/rows/written-rows.ts';
import { soundAmong } from './sound-among.ts';

/** A row by its kind and id. */
export interface RowName {
  kind: ContentKind;
  id: number;
}

/** A row as it is written over the one in force; null: it is not there. */
export type WrittenRow = Pick<DraftChange, 'kind' | 'rowId' | 'row'>;

/** The site as a draft would make it. */
export interface CompiledPreview {
  snapshot: Snapshot;
  /** Changed rows that are not sound: they are in the snapshot as they are published. */
  asPublished: readonly RowName[];
  /** Their changes. */
  leftOut: readonly WrittenRow[];
}

/** Checks of all content before what is still in doubt is shown as published. */
const CHECKS_MOST = 30;

/**
 * Compiles the content in force with the changes of a draft. A change that is not sound is left out, and nothing else with it: first those
 * that a fault names; where the fault stands at a row that the draft leaves alone, the changes are tried in halves.
 */
export function* compilePreview(
  inForce: Snapshot,
  changes: readonly WrittenRow[],
  options: Pick<CompileOptions, 'texts'>,
): Pausable<CompiledPreview> {
  let left = CHECKS_MOST;
  const compiledWith = function* (some: readonly WrittenRow[]): Pausable<Compiled> {
    left -= 1;
    const { revision, publishedAt } = inForce;
    const rows = yield* writtenRows(inForce, some);
    return (yield* checkRows(rows, inForce, { revision, publishedAt, ...options })).compiled;
  };
  const shownAs = (snapshot: Snapshot, sound: readonly WrittenRow[]): CompiledPreview => {
    const shown = new Set(sound);
    const leftOut = changes.filter((change) => !shown.has(change));
    return { snapshot, asPublished: leftOut.map(nameOf), leftOut };
  };
  let tried = changes.filter(({ kind, row }) => row === null || readRow(kind, row).ok);
  while (left > 0) {
    const compiled = yield* compiledWith(tried);
    if (compiled.ok) return shownAs(compiled.snapshot, tried);
    const named = new Set(compiled.findings.filter(isError).map(keyOf));
    const others = tried.filter((change) => !named.has(keyOf(nameOf(change))));
    if (others.length === tried.length) break;
    tried = others;
  }
  const isSound = function* (some: readonly WrittenRow[]): Pausable<boolean> {
    return !(yield* checkDraftRows(yield* writtenRows(inForce, some), inForce)).some(isError);
  };
  const sound = yield* soundAmong(tried, isSound, left);
  return shownAs(snapshotOf(yield* compiledWith(sound)), sound);
}

const nameOf = ({ kind, rowId }: WrittenRow): RowName => ({ kind, id: rowId });
const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind} ${id}`;

function snapshotOf(compiled: Compiled): Snapshot {
  if (compiled.ok) return compiled.snapshot;
  throw new Error(`Sound changes did not compile: ${JSON.stringify(compiled.findings.filter(isError))}`);
}
