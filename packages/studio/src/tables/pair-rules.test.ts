import type { ConfigGroup, ConfigOption, Configurator, Requirement, Table } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { slotKey, withoutPairRules } from './pair-rules.ts';

/** Three groups, with a motor and its group as they are stated. */
const panel = (motor: Partial<ConfigOption>, group: Partial<ConfigGroup> = {}): Configurator => ({
  configGroups: [
    { name: 'Supply', options: [{ code: '1', enableIf: ['Box.4X'] }] },
    { name: 'Box', options: [{ code: '4X' }, { code: '12' }] },
    { name: 'Motor', options: [{ code: '140', ...motor }], ...group },
  ],
});
const bare = (configurator: Configurator) => withoutPairRules(configurator, 'Box', 'Motor');

describe('without what is stated of two groups, an option', () => {
  test.each<[string, Partial<ConfigOption>, Partial<ConfigOption>]>([
    ['has no rule that asks the other', { enableIf: ['Box.4X'] }, {}],
    ['keeps a rule beside it', { enableIf: ['Box.4X', 'Supply.1'] }, { enableIf: ['Supply.1'] }],
    ['keeps a rule that a third has a say in', { enableIf: ['Box.4X:Supply.1'] }, { enableIf: ['Box.4X:Supply.1'] }],
    ['has no rule that compares both', { enableIf: ['Motor.amps<=Box.amps'] }, {}],
    ['has no rule that compares with a number', { enableIf: ['Box.amps>=25'] }, {}],
    ['has no rule that compares a text', { enableIf: ['Box.kind="steel"'] }, {}],
    [
      'keeps a rule that compares with a third',
      { enableIf: ['Supply.amps<=Box.amps'] },
      { enableIf: ['Supply.amps<=Box.amps'] },
    ],
    ['keeps a rule of its own group', { enableIf: ['Motor.count>=1'] }, { enableIf: ['Motor.count>=1'] }],
    ['keeps a rule that sums', { enableIf: ['sum(Box.amps)>=2'] }, { enableIf: ['sum(Box.amps)>=2'] }],
    ['keeps a rule that nobody can read', { enableIf: ['Nobody.1'] }, { enableIf: ['Nobody.1'] }],
    ['is not refused by the other', { disableIf: ['Box.4X'] }, {}],
    ['is not refused by several of the other', { disableIf: ['Box.4X', 'Box.12'] }, {}],
    ['is refused still by a third', { disableIf: ['Supply.1'] }, { disableIf: ['Supply.1'] }],
    [
      'is refused still by the alternative of a third',
      { disableIf: ['Box.4X:Supply.1:Box.12'] },
      { disableIf: ['Supply.1'] },
    ],
    [
      'is refused still by rules that must all hold',
      { disableIf: ['Box.4X', 'Supply.1'] },
      { disableIf: ['Box.4X', 'Supply.1'] },
    ],
    ['disables no code of the other', { disableCodes: ['Box.4X'] }, {}],
    [
      'disables still its own and those of a third',
      { disableCodes: ['Box.4X', '150', 'Supply.1'] },
      { disableCodes: ['150', 'Supply.1'] },
    ],
    ['keeps lists of none away', { enableIf: [], disableIf: [], disableCodes: [] }, {}],
  ])('%s', (_, motor, left) => {
    expect(bare(panel(motor)).configurator).toEqual(panel(left));
  });
  test.each<[string, string[], number | undefined]>([
    ['the first alternative', ['Box.4X:Supply.1'], 0],
    ['the second', ['Supply.1:Box.4X'], 1],
    ['none', ['Supply.1'], undefined],
    ['a list of which all goes', ['Box.4X'], undefined],
  ])('had the other named in %s', (_, disableIf, slot) => {
    expect(bare(panel({ disableIf })).slots.get(slotKey('Motor', '140'))).toBe(slot);
  });
});

describe('without what is stated of two groups, a group', () => {
  test.each<[string, NonNullable<ConfigGroup['limits']>[number], boolean]>([
    ['has no limit by the other', { of: 'amps', max: 'Box.amps' }, false],
    ['has no limit by the other on both sides', { of: 'amps', min: 'Box.least', max: 'Box.amps' }, false],
    ['keeps a limit by a number', { of: 'amps', max: 3 }, true],
    ['keeps a limit of which one side is a number', { of: 'amps', min: 3, max: 'Box.amps' }, true],
    ['keeps a limit by a third', { of: 'amps', max: 'Supply.amps' }, true],
    ['keeps a limit by a sum', { of: 'amps', max: 'sum(Box.amps)' }, true],
    ['keeps a limit by what nobody can read', { of: 'amps', max: 'Nobody' }, true],
    ['keeps a limit under a condition', { if: ['Box.4X'], of: 'amps', max: 'Box.amps' }, true],
    ['keeps a limit of how many', { max: 'Box.amps' }, true],
    ['keeps a limit without bounds', { of: 'amps' }, true],
  ])('%s', (_, limit, stays) => {
    expect(bare(panel({}, { limits: [limit] })).configurator).toEqual(panel({}, { limits: stays ? [limit] : [] }));
  });
  test.each<[string, NonNullable<ConfigGroup['limits']>[number], boolean]>([
    ['has no bound under a condition of the other', { if: ['Box.4X'], max: 5 }, false],
    ['has no bounds under several of the other', { if: ['Box.4X', 'Box.12:Box.amps>2'], min: 1, max: 5 }, false],
    ['keeps a bound without a condition', { max: 5 }, true],
    ['keeps a bound under a condition of a third', { if: ['Supply.1'], max: 5 }, true],
    ['keeps a bound that a third has a say in', { if: ['Box.4X', 'Supply.1'], max: 5 }, true],
    ['keeps a bound under an alternative of a third', { if: ['Box.4X:Supply.1'], max: 5 }, true],
    ['keeps a bound by another number', { if: ['Box.4X'], max: 'Feet' }, true],
    ['keeps bounds of which one is by another number', { if: ['Box.4X'], min: 'Feet', max: 5 }, true],
  ])('of numbers %s', (_, limit, stays) => {
    const cord = (limits: ConfigGroup['limits']): Configurator =>
      panel({}, { kind: 'number', ...(limits && { limits }) });
    expect(bare(cord([limit])).configurator).toEqual(cord(stays ? [limit] : []));
  });
});

describe('without what is stated of two groups, the whole', () => {
  test.each<[string, Requirement, boolean]>([
    ['has no requirement of both', { if: ['Box.4X'], then: ['Motor.140'] }, false],
    ['has no requirement that compares both', { then: ['Box.amps>=Motor.amps'] }, false],
    ['keeps one that a third has a say in', { if: ['Box.4X', 'Supply.1'], then: ['Motor.140'] }, true],
    ['keeps one of the one alone', { if: ['Box.4X'], then: ['Box.12'] }, true],
    ['keeps one of others', { if: ['Supply.1'], then: ['Box.12'] }, true],
    ['keeps one that sums', { if: ['Box.4X'], then: ['Motor.140', 'sum(Box.amps)>=2'] }, true],
  ])('%s', (_, requirement, stays) => {
    const whole = (requires: Requirement[]): Configurator => ({ ...panel({}), requires });
    expect(bare(whole([requirement])).configurator).toEqual(whole(stays ? [requirement] : []));
  });
  test.each<[string, Omit<Table, 'name' | 'rows'>, boolean]>([
    ['has no table of both', { columns: ['Box', 'Motor'] }, false],
    ['has none the other way round', { columns: ['Motor', 'Box'], gives: [] }, false],
    ['keeps one with a third', { columns: ['Box', 'Motor', 'Supply'] }, true],
    ['keeps one of the one and a third', { columns: ['Box', 'Supply'] }, true],
    ['keeps one of the one alone', { columns: ['Box'] }, true],
    ['keeps one that gives something', { columns: ['Box', 'Motor'], gives: ['price'] }, true],
  ])('%s', (_, given, stays) => {
    const table: Table = { name: 'T', rows: [], ...given };
    const whole = (tables: Table[]): Configurator => ({ ...panel({}), tables });
    expect(bare(whole([table])).configurator).toEqual(whole(stays ? [table] : []));
  });
});
