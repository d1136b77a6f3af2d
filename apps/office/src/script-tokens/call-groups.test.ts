import { deskCalls, officeCalls, type ScriptCall } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { callGroups, groupOf, isReading } from './call-groups.ts';

const calls: ScriptCall[] = Object.entries({ ...officeCalls, ...deskCalls }).map(([name, { method, path }]) => ({
  name,
  method,
  path,
  summary: name,
}));

describe('the groups of calls that a token may name', () => {
  test('hold every call of the office once, and none is among the others', () => {
    const grouped = callGroups(calls);
    expect(grouped.flatMap((group) => group.calls).toSorted(byName)).toEqual(calls.toSorted(byName));
    expect(grouped.map(({ name }) => name)).not.toContain('Others');
  });
  test.each([
    ['officeChangeRow', 'Rows'],
    ['officeBeginDraft', 'Drafts'],
    ['officePublish', 'Publishing'],
    ['officePlaceMedia', 'Media'],
    ['officeMakePreviewLink', 'Preview'],
    ['officeRollBack', 'History'],
    ['officeKeepView', 'Saved views'],
    ['officeExportPerson', 'A person’s data'],
  ] as const)('has %s under %s', (name, group) => {
    expect(calls.filter((call) => call.name === name).map(groupOf)).toEqual([group]);
  });
  test('change nothing where they only ask, with a body too', () => {
    const changing = calls.filter((call) => !isReading(call));
    expect(
      changing.filter(({ summary }) => /stores nothing|^How much is held|^All that is held/.test(summary)),
    ).toEqual([]);
    expect(changing.map(({ name }) => name)).toEqual(expect.arrayContaining(['officeChangeRow', 'officePublish']));
  });
  test('have a place for a call that is new', () => {
    const call = { name: 'weigh', method: 'POST', path: '/office/weights', summary: 'Weighs' };
    expect(callGroups([call])).toEqual([{ name: 'Others', calls: [call] }]);
    expect(isReading(call)).toBe(false);
  });
});

const byName = (a: ScriptCall, b: ScriptCall): number => a.name.localeCompare(b.name);
