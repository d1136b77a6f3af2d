import { mediaNamedIn, mediaUses, type NamedBy, type Snapshot } from '@millrace/catalogue';
import type { FocalPoint } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { inSlices } from '../../content/in-slices.ts';

/** A row of the library as a draft has it. */
export interface LibraryRow {
  id: number;
  version: string;
  change?: 'added' | 'changed' | 'removed';
  uri: string;
  file: string | null;
  alt: string;
  focus: FocalPoint | null;
}

/** The library and what names its files, as a draft has them; without changes, as they are in force. */
export interface LibraryView {
  /** The row of an address, in whatever case it is written. */
  rowAt(uri: string): LibraryRow | undefined;
  rows(): Iterable<LibraryRow>;
  /** The rows that name a file. */
  usesOf(uri: string): readonly NamedBy[];
  /** Every address that some row names. */
  named(): Iterable<string>;
  /** A row of any kind. */
  row(named: NamedBy): TypedRow | null;
  /** The version of that row, as `RowVersion`. */
  versionOf(named: NamedBy): string;
}

const indexes = new WeakMap<Snapshot, Promise<ReadonlyMap<string, readonly NamedBy[]>>>();
const never = new AbortController().signal;

/** The rows that name each file in the content in force: made once for a revision, in slices. */
function usesInForce(snapshot: Snapshot): Promise<ReadonlyMap<string, readonly NamedBy[]>> {
  const known = indexes.get(snapshot) ?? inSlices(mediaUses(snapshot.content), never);
  indexes.set(snapshot, known);
  return known;
}

const keyOf = ({ kind, id }: NamedBy): string => `${kind} ${id}`;

export async function libraryView(snapshot: Snapshot, changes: readonly DraftChange[]): Promise<LibraryView> {
  const published = await usesInForce(snapshot);
  const changed = new Map(changes.map((change) => [keyOf({ kind: change.kind, id: change.rowId }), change]));
  const added = usesOfChanges(changes);
  const rows = new Map(libraryRows(snapshot, changes).map((row) => [row.uri.toLowerCase(), row]));
  const usesOf = (uri: string): readonly NamedBy[] => [
    ...(published.get(uri) ?? []).filter((use) => !changed.has(keyOf(use))),
    ...(added.get(uri) ?? []),
  ];
  return {
    rowAt: (uri) => rows.get(uri.toLowerCase()),
    rows: () => rows.values(),
    usesOf,
    named: () => [...new Set([...published.keys(), ...added.keys()])].filter((uri) => usesOf(uri).length > 0),
    versionOf: (named) => {
      const change = changed.get(keyOf(named));
      return change === undefined ? `r${snapshot.revision}` : `d${change.version}`;
    },
    row: (named) => {
      const change = changed.get(keyOf(named));
      if (change !== undefined) return change.row;
      const kept: readonly { id: number }[] = snapshot.content[named.kind];
      const found = kept.find(({ id }) => id === named.id);
      return found === undefined ? null : { ...found };
    },
  };
}

/** The rows that name each file in the changed rows of a draft. */
export function usesOfChanges(changes: readonly DraftChange[]): ReadonlyMap<string, readonly NamedBy[]> {
  const uses = new Map<string, NamedBy[]>();
  for (const { kind, rowId, row } of changes)
    for (const uri of mediaNamedIn(kind, row)) uses.set(uri, [...(uses.get(uri) ?? []), { kind, id: rowId }]);
  return uses;
}

function libraryRows({ content, revision }: Snapshot, changes: readonly DraftChange[]): LibraryRow[] {
  const own = new Map(changes.filter(({ kind }) => kind === 'mediaFiles').map((change) => [change.rowId, change]));
  const kept = content.mediaFiles.filter(({ id }) => !own.has(id));
  return [
    ...kept.map((row): LibraryRow => ({ ...row, version: `r${revision}` })),
    ...[...own.values()].flatMap(({ rowId, row, base, version }) => {
      const typed = row === null ? null : asTyped(row);
      if (typed === null) return [];
      return [{ ...typed, id: rowId, version: `d${version}`, change: base === null ? 'added' : 'changed' } as const];
    }),
  ];
}

/** A row that somebody typed, as far as it is sound; null: it has no address. */
function asTyped({ uri, file, alt, focus }: TypedRow): Pick<LibraryRow, 'uri' | 'file' | 'alt' | 'focus'> | null {
  if (typeof uri !== 'string' || uri === '') return null;
  return {
    uri,
    file: typeof file === 'string' ? file : null,
    alt: typeof alt === 'string' ? alt : '',
    focus: isPoint(focus) ? focus : null,
  };
}

const isPoint = (value: unknown): value is FocalPoint =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isInteger(value.x) &&
  Number.isInteger(value.y);
