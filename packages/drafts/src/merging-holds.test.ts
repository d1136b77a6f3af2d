import type { FieldMerges } from '@millrace/contract/list-keys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf, isEqual, mergeRows, withValueAt } from './index.ts';

/** A row with every sort of place: values, an object, entries by name, a list by key in a list by id, references, a list as one value. */
const fields: FieldMerges = {
  inner: { fields: {} },
  entries: { each: 'whole' },
  groups: { by: ['id'], fields: { options: { by: ['code'] } } },
  refs: 'itself',
  steps: 'whole',
};
const few = fc.constantFrom(0, 1, 2);
const optional = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined });
const option = fc.record({ code: fc.constantFrom('a', 'b', 'c', 'd'), price: few, name: few, note: few });
const group = fc.record({
  id: fc.constantFrom('g', 'h', 'i'),
  title: few,
  options: fc.uniqueArray(option, { selector: ({ code }) => code, maxLength: 4 }),
});
const row = fc.record({
  id: fc.constant(1),
  name: few,
  note: optional(few),
  inner: fc.record({ a: few, b: few }),
  entries: fc.dictionary(fc.constantFrom('x', 'y'), few),
  groups: fc.uniqueArray(group, { selector: ({ id }) => id, maxLength: 3 }),
  refs: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { maxLength: 4 }),
  steps: fc.array(few, { maxLength: 2 }),
});
const orNone = fc.option(row, { nil: null, freq: 12 });

const options = { numRuns: 500 };

test('merging is the same from either side, with the sides of conflicts exchanged', () => {
  fc.assert(
    fc.property(orNone, orNone, orNone, (base, mine, theirs) => {
      const one = mergeRows(fields, { base, mine, theirs });
      const other = mergeRows(fields, { base, mine: theirs, theirs: mine });
      const mirrored = other.conflicts.map(({ mine: a, theirs: b, ...conflict }) => ({
        ...conflict,
        ...(b === undefined ? {} : { mine: b }),
        ...(a === undefined ? {} : { theirs: a }),
      }));
      const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(sortedKeys(each))).sort();
      expect(sorted(one.conflicts)).toEqual(sorted(mirrored));
      if (one.conflicts.length === 0) expect(isEqual(one.row, other.row)).toBe(true);
    }),
    options,
  );
});
const sortedKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortedKeys)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, sortedKeys(one)]),
        )
      : value;

test('a merge with oneself, or with one who changed nothing, changes nothing', () => {
  fc.assert(
    fc.property(orNone, orNone, (base, mine) => {
      for (const theirs of [mine, base])
        expect(mergeRows(fields, { base, mine, theirs })).toEqual({ row: mine, merged: [], conflicts: [] });
    }),
    options,
  );
});

test('nothing that both sides kept is lost, and nothing that one side alone changed', () => {
  fc.assert(
    fc.property(row, row, row, (base, mine, theirs) => {
      const { row: made, conflicts } = mergeRows(fields, { base, mine, theirs });
      for (const { id } of base.groups) {
        const isKept = [mine, theirs].every(({ groups }) => groups.some((one) => one.id === id));
        if (isKept) expect(made.groups.some((one) => one.id === id)).toBe(true);
      }
      for (const ref of base.refs)
        if (mine.refs.includes(ref) && theirs.refs.includes(ref)) expect(made.refs).toContain(ref);
      if (conflicts.length > 0) return;
      for (const ref of [...mine.refs, ...theirs.refs]) if (!base.refs.includes(ref)) expect(made.refs).toContain(ref);
      if (!isEqual(base.name, mine.name)) expect(made.name).toBe(mine.name);
      if (!isEqual(base.name, theirs.name)) expect(made.name).toBe(theirs.name);
    }),
    options,
  );
});

test('the inverse of a change, applied after it, gives the row before', () => {
  fc.assert(
    fc.property(orNone, orNone, (before, after) => {
      const { row: made, conflicts } = mergeRows(fields, { base: after, mine: before, theirs: after });
      expect(conflicts).toEqual([]);
      expect(isEqual(made, before)).toBe(true);
    }),
    options,
  );
});

test('a change of theirs is taken back out of a merge without conflicts', () => {
  fc.assert(
    fc.property(row, few, few, (base, name, price) => {
      const mine = { ...base, name };
      const theirs = { ...base, inner: { ...base.inner, a: price } };
      const both = mergeRows(fields, { base, mine, theirs });
      expect(both.conflicts).toEqual([]);
      const back = mergeRows(fields, { base: theirs, mine: base, theirs: both.row });
      expect(back.conflicts).toEqual([]);
      expect(isEqual(back.row, mine)).toBe(true);
    }),
    options,
  );
});

test('rows differ nowhere exactly where they are equal, and their differences lead from one to the other', () => {
  fc.assert(
    fc.property(row, row, (before, after) => {
      const differences = differencesOf(fields, before, after);
      expect(differences.length === 0).toBe(isEqual(before, after));
      if (differences.some(({ isOrder }) => isOrder)) return;
      const values = differences.filter(
        ({ path }) => path.length <= 2 && path.every((step) => typeof step === 'string'),
      );
      const made = values.reduce<unknown>((at, one) => withValueAt(at, one.path, one.after), before);
      for (const field of ['name', 'note', 'inner', 'steps'] as const)
        expect(isEqual(Reflect.get(Object(made), field), after[field])).toBe(true);
    }),
    options,
  );
});
