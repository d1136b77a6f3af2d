import type { Configurator } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  copyOfGroup,
  freeCode,
  freeName,
  groupOf,
  renamedPlainly,
  usesOf,
  withGroupAt,
  withGroupMoved,
  withOptionsAt,
  withOptionsMoved,
  withoutGroup,
  withoutOptions,
} from '../index.ts';

const panel: Configurator = {
  prefix: 'TD',
  configGroups: [
    { name: 'Supply', options: [{ code: '4', disableCodes: ['6'] }, { code: '6', formerCodes: ['5'] }, { code: '' }] },
    { name: 'Motor', showIf: ['Supply.4|6'], options: [{ code: '140', enableIf: ['Motor.count=0:Supply.6'] }] },
    { name: 'Cable', kind: 'number', limits: [{ max: 'sum(2*Motor.amps)' }] },
  ],
  tables: [
    {
      name: 'Fit',
      columns: ['Supply', 'Motor'],
      rows: [
        ['4', '140'],
        ['6', '*'],
      ],
    },
  ],
  facts: [{ name: 'UL', values: [{ if: ['Supply.6'], value: 'no' }] }],
  requires: [{ then: ['Motor.140'] }],
};

test('a group that is moved takes all of it along, and every group stays as it is', () => {
  fc.assert(
    fc.property(configuratorsOfEveryKind(), fc.nat(12), fc.nat(12), (configurator, from, to) => {
      const { configGroups, ...rest } = withGroupMoved(configurator, from, to);
      const { configGroups: before, ...restBefore } = configurator;
      expect(rest).toEqual(restBefore);
      expect(new Set(configGroups)).toEqual(new Set(before));
      if (before[from] !== undefined && to < before.length) expect(configGroups[to]).toBe(before[from]);
      else expect(configGroups).toBe(before);
      expect(withGroupMoved({ ...rest, configGroups }, to, from).configGroups).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
test('options are moved together, and not beyond the ends', () => {
  const codes = (next: Configurator) => groupOf(next, 'Supply')?.options?.map(({ code }) => code);
  expect(codes(withOptionsMoved(panel, 'Supply', { from: 0, count: 2, to: 1 }))).toEqual(['', '4', '6']);
  expect(withOptionsMoved(panel, 'Supply', { from: 0, count: 2, to: 2 })).toBe(panel);
  expect(withOptionsMoved(panel, 'Supply', { from: 0, count: 1, to: -1 })).toBe(panel);
  expect(withOptionsMoved(panel, 'Door', { from: 0, count: 1, to: 1 })).toBe(panel);
});
test('what is put in or taken out leaves all others the same', () => {
  const more = withOptionsAt(panel, 'Motor', 0, [{ code: '100' }]);
  expect(groupOf(more, 'Motor')?.options?.map(({ code }) => code)).toEqual(['100', '140']);
  expect(withoutOptions(more, 'Motor', new Set(['100']))).toEqual(panel);
  expect(withoutOptions(panel, 'Motor', new Set(['9']))).toBe(panel);
  const door = withGroupAt(panel, 1, { name: 'Door' });
  expect(door.configGroups.map(({ name }) => name)).toEqual(['Supply', 'Door', 'Motor', 'Cable']);
  expect(withoutGroup(door, 'Door')).toEqual(panel);
  expect(withoutGroup(panel, 'Door')).toBe(panel);
});
test('new names and codes are those of nothing else', () => {
  expect([freeName(panel, 'Door'), freeName(panel, 'Motor'), freeName(panel, 'Fit')]).toEqual([
    'Door',
    'Motor 2',
    'Fit 2',
  ]);
  const [supply = { name: '' }] = panel.configGroups;
  expect([freeCode(supply, '4'), freeCode(supply, '5'), freeCode(supply, 'NEW')]).toEqual(['42', '52', 'NEW']);
});
test('the copy of a group asks itself where the group asked itself, and has no former codes', () => {
  const [supply, motor] = panel.configGroups;
  if (supply === undefined || motor === undefined) throw new Error('two groups');
  expect(copyOfGroup(panel, motor, 'Motor 2')).toEqual({
    ...motor,
    name: 'Motor 2',
    options: [{ code: '140', enableIf: ['Motor 2.count=0:Supply.6'] }],
  });
  expect(copyOfGroup(panel, supply, 'Supply 2').options?.[1]).toEqual({ code: '6' });
});

describe('what names a group or an option', () => {
  const said = (named: Parameters<typeof usesOf>[1]) =>
    usesOf(panel, named).map(({ of, words }) => `${Object.values(of).join(' ')}: ${words}`);
  test('is every sentence, table and list outside of it, each once', () => {
    expect(said({ group: 'Motor' })).toEqual([
      'Cable: limited to at most the sum of 2 × Motor amps',
      'Fit: ',
      ': the number needs Motor is 140',
    ]);
    expect(said({ group: 'Supply', code: '6' })).toEqual([
      'Supply 4: ',
      expect.stringMatching(/^Motor: shown only while/),
      expect.stringMatching(/^Motor 140: only with/),
      'Fit: ',
      expect.stringMatching(/^UL: is/),
    ]);
  });
  test('is each list of codes of an option, each table and each fact by itself', () => {
    const told: Configurator = {
      configGroups: [
        {
          name: 'A',
          options: [{ code: 'a' }, { code: 'b', disableCodes: ['a'], conditionalDisablePairs: { a: ['c'], c: ['a'] } }],
        },
        { name: 'B', options: [{ code: 'x', disableCodes: ['A.a', 'A.b'] }] },
      ],
      tables: [
        {
          name: 'T',
          columns: ['A', 'B'],
          rows: [
            ['a', 'x'],
            ['a|b', '*'],
          ],
        },
        { name: 'U', columns: ['A'], rows: [['a']] },
      ],
    };
    expect(
      usesOf(told, { group: 'A', code: 'a' }).map(({ path, of }) => [path.join('.'), ...Object.values(of)]),
    ).toEqual([
      ['configGroups.0.options.1.disableCodes', 'A', 'b'],
      ['configGroups.0.options.1.conditionalDisablePairs', 'A', 'b'],
      ['configGroups.1.options.0.disableCodes', 'B', 'x'],
      ['tables.0', 'T'],
      ['tables.1', 'U'],
    ]);
    expect(usesOf(told, { group: 'A' }).map(({ path }) => path.join('.'))).toEqual([
      'configGroups.1.options.0.disableCodes',
      'tables.0',
      'tables.1',
    ]);
  });
  test('is nothing for what is not there, or for what nothing names', () => {
    expect(said({ group: 'Door' })).toEqual([]);
    expect(said({ group: 'Supply', code: '9' })).toEqual([]);
    expect(said({ group: 'Cable' })).toEqual([]);
  });
});

describe('a name that is typed over', () => {
  test('is followed by the rules, and no number of before is kept', () => {
    const next = renamedPlainly(panel, { of: 'code', group: 'Supply', from: '6', to: '8' });
    expect(next).toMatchObject({
      configGroups: [
        { options: [{ code: '4', disableCodes: ['8'] }, { code: '8', formerCodes: ['5'] }, {}] },
        { showIf: ['Supply.4|8'] },
        {},
      ],
    });
  });
  test('may become the blank code, where there is none, and be one no more', () => {
    const clash = { code: 'clash', with: 'code', name: '', option: '' };
    expect(renamedPlainly(panel, { of: 'code', group: 'Supply', from: '6', to: '' })).toEqual(clash);
    expect(renamedPlainly(panel, { of: 'code', group: 'Motor', from: '140', to: '' })).toMatchObject({
      configGroups: [{}, { options: [{ code: '' }] }, {}],
    });
    expect(renamedPlainly(panel, { of: 'code', group: 'Supply', from: '', to: '0' })).toMatchObject({
      configGroups: [{ options: [{}, {}, { code: '0' }] }, {}, {}],
    });
  });
  test('is refused where another has it, and is nothing where it stays', () => {
    expect(renamedPlainly(panel, { of: 'group', from: 'Motor', to: 'UL' })).toEqual({
      code: 'clash',
      with: 'fact',
      name: 'UL',
    });
    expect(renamedPlainly(panel, { of: 'code', group: 'Supply', from: '4', to: '4' })).toBe(panel);
  });
});
