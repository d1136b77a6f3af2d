import type { Pausable } from '@millrace/configurator';
import { type Content, type ContentKind, type ContentRow, contentKindNames } from '@millrace/contract/content';
import { type Finding, type ReadRow, type RowFault, readRow, writePath } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import { rowsById } from '../rows-by-id.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Compiled, type CompileOptions, compileInSteps, diagnoseInSteps } from './compile.ts';

/** Rows as somebody wrote them: any of them may be what its schema refuses. */
export type WrittenRows = { readonly [Kind in ContentKind]: readonly unknown[] };

export interface CheckedRows {
  /** Every row that is sound by itself; in the place of each other, the one in force. */
  content: Content;
  /** That content, compiled. */
  compiled: Compiled;
  /** The rows that were set aside. */
  broken: readonly BrokenRow[];
  /** Errors and warnings of all rows: of a broken one what its schema refuses, of all others what the checks find. */
  findings: readonly Finding[];
}

type BrokenRow = Pick<Finding, 'kind' | 'id'>;

/**
 * Checks written rows as a whole. A row that its schema refuses hides nothing of the others: they are checked with the one in force, and
 * without it where there is none. Rows of the snapshot are known to be sound, by identity, so that only changed ones are read.
 */
export function* checkRows(
  rows: WrittenRows,
  inForce: Snapshot,
  options: Omit<CompileOptions, 'previous'>,
): Pausable<CheckedRows> {
  const { read, content } = yield* readKinds(rows, inForce);
  const compiled = yield* compileInSteps(content, { ...options, previous: inForce });
  const broken = read.flatMap((one) => one.broken);
  const asides = new Set(broken.map(rowKey));
  const found = compiled.ok ? compiled.snapshot.warnings : compiled.findings;
  return {
    content,
    compiled,
    broken,
    findings: [...read.flatMap(({ findings }) => findings), ...found.filter((one) => !asides.has(rowKey(one)))],
  };
}

/** All that is wrong with written rows, without the tables and the search that a site needs: sooner known than by `checkRows`. */
export function* checkDraftRows(rows: WrittenRows, inForce: Snapshot): Pausable<Finding[]> {
  const { read, content } = yield* readKinds(rows, inForce);
  const found = yield* diagnoseInSteps(content, inForce);
  const asides = new Set(read.flatMap(({ broken }) => broken).map(rowKey));
  return [...read.flatMap(({ findings }) => findings), ...found.filter((one) => !asides.has(rowKey(one)))];
}

/** Every row that is sound by itself; in the place of each other, the one in force. */
export function* soundContent(rows: WrittenRows, inForce: Snapshot): Pausable<Content> {
  return (yield* readKinds(rows, inForce)).content;
}

function* readKinds(rows: WrittenRows, inForce: Snapshot): Pausable<{ read: ReadKind[]; content: Content }> {
  const read: ReadKind[] = [];
  for (const kind of contentKindNames) read.push(yield* readKind(kind, rows[kind], inForce.content[kind]));
  return { read, content: Object.fromEntries(read.map(({ kind, sound }): unknown[] => [kind, sound])) };
}

const rowKey = ({ kind, id }: BrokenRow): string => `${kind} ${id}`;

interface ReadKind {
  kind: ContentKind;
  sound: readonly unknown[];
  broken: readonly BrokenRow[];
  findings: readonly Finding[];
}

function* readKind<Kind extends ContentKind>(
  kind: Kind,
  rows: readonly unknown[],
  inForce: readonly ContentRow<Kind>[],
): Pausable<ReadKind> {
  if (rows === inForce) return { kind, sound: inForce, broken: [], findings: [] };
  const known: ReadonlyMap<number, unknown> = yield* rowsById(inForce);
  const sound: unknown[] = [];
  const broken: BrokenRow[] = [];
  const findings: Finding[] = [];
  for (const [nth, written] of rows.entries()) {
    if (isPauseAt(nth)) yield;
    const id = idOf(written);
    const standIn = known.get(id);
    const isKnown = standIn !== undefined && standIn === written;
    const read = isKnown ? { ok: true as const, row: written } : readOnce(kind, written);
    if (read.ok) {
      sound.push(read.row);
      continue;
    }
    broken.push({ kind, id });
    findings.push(...read.faults.map((fault) => asFinding({ kind, id }, fault)));
    if (standIn !== undefined) sound.push(standIn);
  }
  return { kind, sound, broken, findings };
}

/** Rows that were read: a draft is checked again with each of its changes, and most of its rows are those of the last time. */
const reads = new WeakMap<object, { kind: ContentKind; read: ReadRow<ContentKind> }>();

function readOnce(kind: ContentKind, written: unknown): ReadRow<ContentKind> {
  if (typeof written !== 'object' || written === null) return readRow(kind, written);
  const known = reads.get(written);
  if (known?.kind === kind) return known.read;
  const read = readRow(kind, written);
  reads.set(written, { kind, read });
  return read;
}

/** Of a row that has no number for its id: 0, which no row has. */
function idOf(written: unknown): number {
  const id: unknown = typeof written === 'object' && written !== null && 'id' in written ? written.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0;
}

const asFinding = (row: BrokenRow, { code, path, words }: RowFault): Finding => ({
  severity: 'error',
  code,
  ...row,
  path,
  message: sentence(path.length === 0 ? 'The row' : writePath(path), words),
});

function sentence(field: string, words: string): string {
  const text = /^\p{Lu}/u.test(words) ? words : `${field} ${words}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
