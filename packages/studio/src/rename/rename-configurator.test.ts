import type { Alias, ConfigOption, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import type { Rename } from './rename.ts';
import { renamedConfigurator } from './rename-configurator.ts';

interface Names {
  supply?: string;
  three?: string;
  box?: string;
  feet?: string;
  table?: string;
}

/** Every place of a configurator that may name a group, a code or a table. */
const panel = ({ supply = 'Supply', three = '3', box = 'Box', feet = 'Feet', table = 'T' }: Names): Configurator => ({
  configGroups: [
    {
      name: supply,
      options: [
        { code: '1', disableCodes: [three, `${box}.4X`, `${supply}.${three}`, '4X', 'Nobody.3'] },
        {
          code: three,
          enableIf: [`${box}.4X`],
          disableIf: [`${feet}.value>9`],
          selectIf: [`${box}.12`],
          prices: [{ if: [`${box}.4X|12`], price: 1 }],
          limits: [{ if: [`${feet}.value<2`], max: `${box}.amps` }, { max: 2 }],
          conditionalDisablePairs: { [`1|${three}`]: [`${box}.12`, '1'] },
          overrideCodes: { [three]: 2, 1: 3 },
        },
      ],
    },
    {
      name: box,
      options: [{ code: '4X' }, { code: '12' }, { code: '3' }],
      showIf: [`${supply}.${three}`],
      hideIf: [`${supply}.1|${three}`],
      limits: [
        { if: [`${supply}.${three}`], of: 'amps', min: feet, max: `${feet}.value` },
        { min: 1, max: 3 },
      ],
    },
    { name: feet, kind: 'number', unit: 'Feet' },
  ],
  tables: [
    {
      name: table,
      columns: [supply, feet],
      per: feet,
      rows: [
        [three, '1..3'],
        [`1|${three}`, 3],
        ['*', ''],
        ['', null],
      ],
    },
  ],
  facts: [
    {
      name: 'F',
      values: [
        { if: [`${supply}.${three}`], measure: `sum(2*${table}.hp)` },
        { if: [`${box}.3`], value: '3' },
      ],
    },
  ],
  requires: [{ if: [`${supply}.${three}`], then: [`${box}.3`, `${feet}.value>=${table}.hp`] }],
});

describe('wherever it stands, and nowhere else, is renamed', () => {
  test.each<[string, Rename, Names]>([
    ['a group', { of: 'group', from: 'Supply', to: 'Mains' }, { supply: 'Mains' }],
    ['another group', { of: 'group', from: 'Box', to: 'Case' }, { box: 'Case' }],
    ['a number', { of: 'group', from: 'Feet', to: 'Length' }, { feet: 'Length' }],
    ['a code', { of: 'code', group: 'Supply', from: '3', to: '3P' }, { three: '3P' }],
    ['a table', { of: 'table', from: 'T', to: 'Rating' }, { table: 'Rating' }],
    ['no code that is called as a group', { of: 'group', from: '3', to: '4' }, {}],
    ['no group that is called as a code', { of: 'code', group: 'Supply', from: 'Box', to: 'Case' }, {}],
  ])('%s', (_, rename, names) => {
    expect(renamedConfigurator(panel({}), rename, { keepsReading: false })).toEqual(panel(names));
  });
});

test('a code that could be read as something else is quoted, in a target and in a cell', () => {
  const codes: Configurator = {
    configGroups: [
      { name: 'A', options: [{ code: '3' }] },
      { name: 'B', options: [{ code: 'x', disableCodes: ['A.3', 'A."3"'] }] },
    ],
    tables: [{ name: 'T', columns: ['A', 'B'], rows: [['3', 'x']] }],
  };
  const renamed = (to: string) => {
    const { configGroups, tables } = renamedConfigurator(
      codes,
      { of: 'code', group: 'A', from: '3', to },
      { keepsReading: false },
    );
    return [...(configGroups[1]?.options?.[0]?.disableCodes ?? []), tables?.[0]?.rows[0]?.[0]];
  };
  expect(renamed('3P')).toEqual(['A.3P', 'A.3P', '3P']);
  expect(renamed('a|b')).toEqual(['A."a|b"', 'A."a|b"', '"a|b"']);
  expect(renamed('*')).toEqual(['A.*', 'A.*', '"*"']);
});

test('the separator of all groups, or of one, is another', () => {
  const panels: Configurator = { configGroups: [{ name: 'A', separator: '/' }, { name: 'B' }] };
  const renamed = (group: string | null) =>
    renamedConfigurator(panels, { of: 'separator', group, from: '/', to: '+' }, { keepsReading: false });
  expect(renamed('A')).toEqual({ configGroups: [{ name: 'A', separator: '+' }, { name: 'B' }] });
  expect(renamed('B')).toEqual({
    configGroups: [
      { name: 'A', separator: '/' },
      { name: 'B', separator: '+' },
    ],
  });
  expect(renamed(null)).toEqual({ ...panels, groupSeparator: '+' });
});

describe('the aliases, where all numbers begin otherwise', () => {
  const old: Alias = { from: 'P-*', to: 'Q-*' };
  const other: Alias = { from: 'X', to: 'P-3' };
  const backAgain: Alias = { from: 'Q-*', to: 'P-*' };
  test.each<[string, string, Alias[] | undefined, boolean, Alias[] | undefined]>([
    ['are one for the old beginning', 'P-', undefined, true, [old]],
    ['are none where nothing goes on being read', 'P-', undefined, false, undefined],
    ['are none for no beginning at all', '', undefined, true, undefined],
    ['are one more than there were', 'P-', [other], true, [other, old]],
    ['stay those that there were', 'P-', [other], false, [other]],
    ['lead to numbers that begin so', 'P-', [{ from: 'X*', to: 'P-3*' }], false, [{ from: 'X*', to: 'Q-3*' }]],
    ['lead there from a list of beginnings', 'P-', [{ from: 'P-', x: 'Y' }], false, [{ from: 'Q-', x: 'Y' }]],
    ['lose the one that begins as today’s numbers', 'P-', [backAgain], true, [old]],
    ['are a list of none, where the only one is lost', 'P-', [backAgain], false, []],
    ['stay a list of none', 'P-', [], false, []],
  ])('%s', (_, from, before, keepsReading, after) => {
    const panels: Configurator = { prefix: from, configGroups: [], ...(before && { aliases: before }) };
    expect(renamedConfigurator(panels, { of: 'prefix', from, to: 'Q-' }, { keepsReading })).toEqual({
      prefix: 'Q-',
      configGroups: [],
      ...(after && { aliases: after }),
    });
  });
});

describe('the former codes of a renamed option', () => {
  test.each<[string, string[] | undefined, boolean, string[] | undefined]>([
    ['are the one that it had', undefined, true, ['3']],
    ['are none where it is read no more', undefined, false, undefined],
    ['are one more than there were', ['9'], true, ['9', '3']],
    ['lose the one that is today’s again', ['3P', '9'], true, ['9', '3']],
    ['are a list of none, where the only one is today’s again', ['3P'], false, []],
  ])('%s', (_, before, keepsReading, after) => {
    const optionOf = (code: string, formerCodes?: string[]): ConfigOption => ({
      code,
      ...(formerCodes && { formerCodes }),
    });
    const panels: Configurator = { configGroups: [{ name: 'Supply', options: [optionOf('3', before)] }] };
    const rename = { of: 'code', group: 'Supply', from: '3', to: '3P' } as const;
    expect(renamedConfigurator(panels, rename, { keepsReading }).configGroups).toEqual([
      { name: 'Supply', options: [optionOf('3P', after)] },
    ]);
  });
});
