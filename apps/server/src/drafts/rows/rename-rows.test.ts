import { finish } from '@millrace/configurator';
import type { DraftChange } from '@millrace/database';
import { expect, test } from 'vitest';
import { demoSnapshot as snapshotOfDemo } from '../../testing/demo-snapshot.ts';
import { type DraftRows, noChanges } from './draft-rows.ts';
import { renameRows } from './rename-rows.ts';

const snapshot = snapshotOfDemo();
const family = snapshot.content.families.find(({ name }) => name === 'Tern Duplex Control Panels');
if (family === undefined) throw new Error('The demo content has no duplex panel.');

const asked = { familyId: family.id, keepsReading: true, rewrites: [] };
const code = { of: 'code', group: 'Enclosure', from: '4X', to: '4Z' } as const;
const changed = (row: object | null): DraftRows => {
  const change: DraftChange = {
    ...{ draftId: '', kind: 'families', rowId: family.id, version: 7, conflicts: [], changedBy: null },
    ...{ changedAt: new Date(0), base: null, row: row === null ? null : { ...row } },
  };
  return { version: 7, byKind: new Map([['families', new Map([[family.id, change]])]]) };
};

test('a rename is shown with each row, its version, the fields to write, and what changes in it', () => {
  const answer = finish(renameRows(snapshot, noChanges, { ...asked, rename: code }));
  if (!answer.ok) throw new Error(answer.refusal.code);
  const own = answer.rows.find(({ kind, id }) => kind === 'families' && id === family.id);
  expect(own).toMatchObject({ label: family.name, version: `r${snapshot.revision}` });
  expect(Object.keys(own?.fields ?? {})).toContain('configurator');
  expect(Object.keys(own?.fields ?? {})).not.toContain('name');
  expect(answer.rows.some(({ kind, fields }) => kind === 'products' && 'configModelNo' in fields)).toBe(true);
  expect(answer.stops).toEqual([]);
});

test('the rows are those of the draft, and their versions', () => {
  const row = { ...family, validNumbers: [] };
  const answer = finish(renameRows(snapshot, changed(row), { ...asked, rename: code }));
  expect(answer.ok && answer.rows.find(({ kind }) => kind === 'families')?.version).toBe('d7');
});

test('numbers that stop reading are named where former codes are declined', () => {
  const answer = finish(renameRows(snapshot, noChanges, { ...asked, keepsReading: false, rename: code }));
  expect(answer.ok && answer.stops.length).toBeGreaterThan(0);
});

test('a clash is refused with its facts, and a row that its schema refuses is told', () => {
  const clash = finish(renameRows(snapshot, noChanges, { ...asked, rename: { ...code, to: '12' } }));
  expect(clash).toMatchObject({ ok: false, refusal: { code: 'clash', with: 'code', name: '12', option: '12' } });
  const typed = changed({ ...family, configurator: { configGroups: 'none' } });
  expect(finish(renameRows(snapshot, typed, { ...asked, rename: code }))).toEqual({
    ok: false,
    refusal: { code: 'not-sound' },
  });
});
