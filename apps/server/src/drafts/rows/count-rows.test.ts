import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, emptyContent } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import { countRows } from './count-rows.ts';
import { type DraftRows, noChanges } from './draft-rows.ts';

const family = (id: number, configurator: unknown): TypedRow => ({ id, configurator });
const snapshot = {
  revision: 7,
  content: {
    ...emptyContent(),
    families: [family(1, {}), family(2, null), family(3, {})],
    customerFamilies: [family(4, {}), { id: 5 }],
    posts: [{ id: 6 }],
  },
} as unknown as Snapshot;
const change = (kind: ContentKind, rowId: number, base: TypedRow | null, row: TypedRow | null): DraftChange => ({
  ...{ draftId: '', kind, rowId, base, row, version: 1, conflicts: [], changedBy: null, changedAt: new Date(0) },
});
const draftOf = (...changes: DraftChange[]): DraftRows => ({
  version: 4,
  byKind: new Map(
    [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, some]) => [
      kind,
      new Map(some.map((one) => [one.rowId, one])),
    ]),
  ),
});
const UNCHECKED = { isChecking: false, findings: [] };
const of = (counts: ReturnType<typeof countRows>, kind: ContentKind) => counts.kinds.find((one) => one.kind === kind);
const NOTHING = {
  added: 0,
  changed: 0,
  removed: 0,
  errors: 0,
  warnings: 0,
  faulty: 0,
  rowsWithErrors: 0,
  rowsWithWarnings: 0,
};

test('in force there are the rows of each kind', () => {
  const counts = countRows(snapshot, noChanges, UNCHECKED);
  expect(counts).toMatchObject({ revision: 7, version: 0, isChecking: false, configurators: 3 });
  expect(of(counts, 'families')).toEqual({ kind: 'families', rows: 3, ...NOTHING });
  expect(of(counts, 'faqs')).toEqual({ kind: 'faqs', rows: 0, ...NOTHING });
});

test('a draft adds, changes and removes rows, and configurators with them', () => {
  const draft = draftOf(
    change('families', 1, family(1, {}), null),
    change('families', 2, family(2, null), family(2, {})),
    change('families', 3, family(3, {}), family(3, null)),
    change('families', 8, null, family(8, {})),
    change('families', 9, null, family(9, {})),
    change('customerFamilies', 4, family(4, {}), family(4, {})),
    change('posts', 6, { id: 6 }, null),
  );
  const counts = countRows(snapshot, draft, { ...UNCHECKED, isChecking: true });
  expect(counts).toMatchObject({ version: 4, isChecking: true, configurators: 4 });
  expect(of(counts, 'families')).toEqual({ kind: 'families', rows: 4, ...NOTHING, added: 2, changed: 2, removed: 1 });
  expect(of(counts, 'posts')).toEqual({ kind: 'posts', rows: 0, ...NOTHING, removed: 1 });
});

test('findings are counted of each kind, and the rows that have them', () => {
  const finding = (id: number, severity: 'error' | 'warning', kind: ContentKind = 'families') => ({
    kind,
    id,
    severity,
  });
  const findings = [
    ...[finding(1, 'error'), finding(1, 'error'), finding(1, 'warning'), finding(2, 'warning'), finding(3, 'warning')],
    finding(6, 'error', 'posts'),
  ];
  const counts = countRows(snapshot, noChanges, { isChecking: false, findings });
  expect(of(counts, 'families')).toMatchObject({
    errors: 2,
    warnings: 3,
    faulty: 3,
    rowsWithErrors: 1,
    rowsWithWarnings: 3,
  });
  expect(of(counts, 'posts')).toMatchObject({
    errors: 1,
    warnings: 0,
    faulty: 1,
    rowsWithErrors: 1,
    rowsWithWarnings: 0,
  });
});
