import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { FoundNumber, FoundRows } from '@millrace/contract/office';
import { rowLabel } from '../../content/content-rows.ts';
import { changeOf } from '../present-draft.ts';
import { changesOf, type DraftRows } from './draft-rows.ts';
import { shownRow } from './order-rows.ts';
import { fieldOf } from './sorting/row-ranks.ts';
import { folded } from './sorting/sort-key.ts';

type Row = { readonly id: number };
type Found = FoundRows['rows'][number];

/** The fields by which people look for a row. */
const NAMES = [
  'partNumber',
  'configModelNo',
  'docNumber',
  'slug',
  'name',
  'title',
  'question',
  'group',
  'key',
  'from',
  'filename',
];
/** The kinds whose rows are looked for most; tiles lead to them, and are called alike. */
const FIRST: readonly ContentKind[] = ['families', 'products', 'categories'];
/** Rows looked at between two pauses. */
const STEP = 512;

/** Rows of some kinds whose names have every word; those that are equal to all that was typed come first, then those that begin with it. */
export function* searchRows(
  { content }: Snapshot,
  draft: DraftRows,
  { q, limit, kinds }: { q: string; limit: number; kinds: readonly ContentKind[] },
): Pausable<FoundRows> {
  const typed = folded(q.trim().replaceAll(/\s+/g, ' '));
  const words = typed.split(' ').filter((word) => word !== '');
  if (words.length === 0) return { rows: [], total: 0 };
  const best: Found[][] = [[], [], [], []];
  let total = 0;
  const take = (names: string, id: number, found: () => Found) => {
    if (typed !== String(id) && !words.every((word) => names.includes(word))) return;
    total += 1;
    const place = best[closeness(names, id, typed)];
    if (place !== undefined && place.length < limit) place.push(found());
  };
  const inOrder = [...FIRST.filter((kind) => kinds.includes(kind)), ...kinds.filter((kind) => !FIRST.includes(kind))];
  for (const kind of inOrder) {
    const rows: readonly Row[] = content[kind];
    const known = yield* namesOfAll(rows);
    const changed = draft.byKind.get(kind);
    for (const [place, row] of rows.entries()) {
      if (place % STEP === 0) yield;
      if (changed?.has(row.id) === true) continue;
      take(known[place] ?? '', row.id, () => ({ kind, id: row.id, ...wordsOf(row) }));
    }
    for (const change of changesOf(draft, kind)) {
      const row = { ...shownRow(change), id: change.rowId };
      const found = () => ({ kind, id: row.id, ...wordsOf(row), change: changeOf(change.base, change.row) });
      take(namesOf(row), row.id, found);
    }
  }
  return { rows: best.flat().slice(0, limit), total };
}

/** From 0, the best, to 3. */
function closeness(names: string, id: number, typed: string): number {
  if (typed === String(id)) return 0;
  const lines = names.split('\n');
  if (lines.includes(typed)) return 0;
  if (lines.some((line) => line.startsWith(typed))) return 1;
  return names.includes(` ${typed}`) || names.includes(`-${typed}`) ? 2 : 3;
}

/** Kept as long as the rows are in force. */
const namesKept = new WeakMap<readonly Row[], readonly string[]>();

function* namesOfAll(rows: readonly Row[]): Pausable<readonly string[]> {
  const kept = namesKept.get(rows);
  if (kept !== undefined) return kept;
  const made: string[] = [];
  for (const row of rows) {
    if (made.length % STEP === 0) yield;
    made.push(namesOf(row));
  }
  namesKept.set(rows, made);
  return made;
}

const namesOf = (row: object): string => folded(textsOf(row).join('\n'));

function textsOf(row: object): string[] {
  return NAMES.flatMap((field) => {
    const value = fieldOf(row, field);
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

function wordsOf(row: Row): { label: string; detail: string } {
  const label = rowLabel(row) || `${row.id}`;
  return { label, detail: textsOf(row).find((text) => text !== label && !label.includes(text)) ?? '' };
}

/** Codes with something between them: all else is asked of no configurator. */
const NUMBER = /^(?=.*\d)[\da-z|+]+(?:[-./ ][\da-z|+]+)+$/i;

/** The model number that a text is, or nearly is, as visitors have it. null: none, or that of a product, which is found as a row. */
export function searchNumber(snapshot: Snapshot, text: string): FoundNumber | null {
  const typed = text.trim();
  if (!NUMBER.test(typed)) return null;
  const answered = answers.number(
    snapshot,
    { params: { number: typed }, query: { intrinsicallySafe: false } },
    anonymous,
  );
  if (!answered.ok) return null;
  const { readings, nearly, readAs } = answered.answer;
  const [read] = readings;
  if (read !== undefined && (read.partNumber !== null || read.modelNumber === null)) return null;
  const family = read?.family ?? nearly?.family;
  const row = snapshot.content.families.find(
    ({ slug, intrinsicallySafe }) => slug === family?.slug && intrinsicallySafe === family.intrinsicallySafe,
  );
  if (row === undefined) return null;
  return { number: read?.modelNumber ?? readAs ?? typed, family: row.id, name: row.name, isWhole: read !== undefined };
}
