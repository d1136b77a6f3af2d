import { finish } from '@millrace/configurator';
import type { DraftChange } from '@millrace/database';
import { expect, test } from 'vitest';
import { demoSnapshot as snapshotOfDemo } from '../../testing/demo-snapshot.ts';
import { type DraftRows, noChanges } from './draft-rows.ts';
import { readNumbers } from './read-numbers.ts';

const demoSnapshot = snapshotOfDemo();
const product = demoSnapshot.content.products.find(({ configModelNo }) => configModelNo?.startsWith('TD-3-4X-4F'));
if (product?.configModelNo == null) throw new Error('The demo content has no such duplex panel.');
const { familyId, configModelNo: modelNumber } = product;

const read = (given: string, draft: DraftRows = noChanges) =>
  finish(readNumbers(demoSnapshot, draft, [{ familyId, modelNumber: given }]))[0];
const changed = (row: object | null): DraftRows => {
  const change: DraftChange = {
    ...{ draftId: '', kind: 'families', rowId: familyId, version: 1, conflicts: [], changedBy: null },
    ...{ changedAt: new Date(0), base: null, row: row === null ? null : { ...row } },
  };
  return { version: 1, byKind: new Map([['families', new Map([[familyId, change]])]]) };
};
const family = demoSnapshot.families.byId.get(familyId)?.row;

test('a number is told in parts with their words, and with what it comes to', () => {
  const found = read(modelNumber);
  expect(found).toMatchObject({ isRefused: false, priceCents: expect.any(Number) });
  expect(found?.parts.map(({ text }) => text)).toEqual(modelNumber.split('-'));
  expect(found?.parts.at(1)?.words).toMatch(/\w+: \w+/);
});

test('of a number that is refused, the part where reading ended is the wrong one', () => {
  const parts = modelNumber.split('-');
  const found = read(parts.with(3, 'XX').join('-'));
  expect(found).toMatchObject({ isRefused: true, priceCents: null });
  expect(found?.parts.flatMap(({ isWrong }, at) => (isWrong === true ? [at] : []))).toEqual([3]);
  expect(read(parts.slice(0, 3).join('-'))?.isRefused).toBe(true);
});

test('the configurator is that of the draft: its prices count, and one that is not sound reads nothing', () => {
  const before = read(modelNumber)?.priceCents ?? 0;
  const configurator = family?.configurator;
  if (configurator == null) throw new Error('The family has no configurator.');
  const dearer = configurator.configGroups.map((group) => ({
    ...group,
    ...(group.options === undefined
      ? {}
      : {
          options: group.options.map((one) => ({
            ...one,
            price: typeof one.price === 'number' ? one.price + 1 : one.price,
          })),
        }),
  }));
  expect(
    read(modelNumber, changed({ ...family, configurator: { ...configurator, configGroups: dearer } }))?.priceCents,
  ).toBeGreaterThan(before);
  expect(read(modelNumber, changed({ ...family, configurator: { configGroups: 'none' } }))).toBeNull();
  expect(read(modelNumber, changed(null))).toBeNull();
});
