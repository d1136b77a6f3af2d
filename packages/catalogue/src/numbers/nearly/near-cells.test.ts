import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { cellsOf, choice, groupsOf, offersOf } from '../../testing/near-readings.ts';
import { foldNumber } from '../lenient/folded-number.ts';
import { readingBudget } from '../reading-budget.ts';
import { readNearly } from './read-nearly.ts';

describe('a cell ends where a separator was typed', () => {
  const cord: Configurator = {
    prefix: 'SN-',
    configGroups: [
      choice('Contact', ['NO', 'NC']),
      { name: 'Cord', kind: 'number', min: 10, max: 150 },
      choice('Mounting', ['W', 'C'], { optional: true }),
    ],
  };
  test('a code with a character too many is the wrong cell, not the value behind it', () => {
    expect(cellsOf(cord, 'SN-NO7-30')).toBe('SN NO7! 30');
    expect(offersOf(cord, 'SN-NO7-30')).toEqual(['SN-NO-30', 'SN-NC-30']);
  });
  test('also where what is left of it would be a value that another cell does not take', () => {
    const levels: Configurator = {
      prefix: 'ST-',
      configGroups: [
        choice('Fitting', ['A', 'B']),
        { name: 'Stem', kind: 'number', min: 6, max: 40 },
        { name: 'Level', kind: 'number', min: 3, max: 24, limits: [{ if: ['Stem.value<10'], max: 5 }] },
        { name: 'Second level', kind: 'number', min: 3, max: 24, showIf: ['Fitting.B'] },
      ],
    };
    expect(cellsOf(levels, 'ST-A7-24-21')).toBe('ST A7! 24 21');
    expect(offersOf(levels, 'ST-A7-24-21')).toEqual(['ST-A-24-21']);
  });
  test('and the codes behind a piece that is no code are read', () => {
    const starting: Configurator = {
      prefix: 'MT-',
      configGroups: [
        choice('Box', ['4X']),
        choice('Starting', ['SS', 'SD'], { optional: true }),
        choice('Options', ['E', 'H', 'P'], { multiselect: true }),
      ],
    };
    expect(cellsOf(starting, 'MT-4X-SS7-E|H')).toBe('MT 4X SS7! E|H');
    expect(offersOf(starting, 'MT-4X-SS7-E|H')?.[0]).toBe('MT-4X-SS-E|H');
  });
});

test('where codes stand without separators, a wrong one ends before the next', () => {
  const miniature: Configurator = {
    prefix: 'SM-',
    groupSeparator: '',
    configGroups: [
      choice('Fitting', ['18', '14']),
      choice('Material', ['S', 'B']),
      choice('Leads', ['T', 'C'], { optional: true, separator: '-' }),
    ],
  };
  expect(cellsOf(miniature, 'SM-19S-T')).toBe('SM 19! S T');
  expect(offersOf(miniature, 'SM-19S-T')).toEqual(['SM-18S-T', 'SM-14S-T']);
  expect(cellsOf(miniature, 'SM-18Q-T')).toBe('SM 18 Q! T');
});

describe('a piece that can be of one group alone is the wrong code of that group', () => {
  const mounted: Configurator = {
    prefix: 'SN-',
    configGroups: [
      choice('Contact', ['NO', 'NC']),
      choice('Cord', ['10', '30']),
      choice('Mounting', ['W', 'C'], { optional: true }),
    ],
  };
  test('at the end, and it may be left out', () => {
    expect(groupsOf(mounted, 'SN-NO-30-D')).toEqual(['Mounting']);
    expect(offersOf(mounted, 'SN-NO-30-D')?.toSorted()).toEqual(['SN-NO-30', 'SN-NO-30-C', 'SN-NO-30-W']);
    expect(offersOf(mounted, 'SN-NO-30-D')?.at(-1)).toBe('SN-NO-30');
    const [contact, cord] = mounted.configGroups;
    const standard: ConfigGroup = { name: 'Mounting', options: [{ code: '', selected: true }, { code: 'W' }] };
    const usual: Configurator = {
      ...mounted,
      configGroups: [contact, cord, standard].filter((one) => one !== undefined),
    };
    expect(offersOf(usual, 'SN-NO-30-D')).toEqual(['SN-NO-30-W', 'SN-NO-30']);
  });
  test('a sequence too', () => {
    const pilots: Configurator = {
      prefix: 'HS-',
      configGroups: [
        choice('Cord', ['10', '30']),
        choice('Size', ['S', 'M']),
        choice('Pilots', ['R', 'G'], { kind: 'sequence', max: 4, fill: 'X', optionSeparator: '', optional: true }),
      ],
    };
    expect(groupsOf(pilots, 'HS-10-S-RGX')).toEqual(['Pilots']);
    expect(offersOf(pilots, 'HS-10-S-RGX')?.[0]).toBe('HS-10-S-RGXX');
    expect(offersOf(pilots, 'HS-10-S-RGX')?.at(-1)).toBe('HS-10-S');
  });
  test('among several, where the codes like it are of one', () => {
    const optional: Configurator = {
      configGroups: [
        choice('Series', ['AB']),
        choice('Door', ['V1', 'V5'], { optional: true }),
        choice('Break', ['DB', 'DR'], { optional: true }),
        choice('Cord', ['6', '9']),
      ],
    };
    expect(groupsOf(optional, 'AB-DB7-6')).toEqual(['Break']);
    expect(offersOf(optional, 'AB-DB7-6')).toEqual(['AB-DB-6', 'AB-DR-6', 'AB-6']);
    expect(offersOf(optional, 'AB-BD-6')?.[0]).toBe('AB-DB-6');
    expect(groupsOf(optional, 'AB-QQ-6')).toEqual(['']);
  });
  test('a value for a group that is hidden is the wrong code of the one that the number lacks', () => {
    const panelled: Configurator = {
      configGroups: [
        choice('Series', ['AB']),
        choice('Floats', ['3F', 'LT']),
        choice('Cord', ['20', '30'], { hideIf: ['Floats.LT'] }),
        { name: 'Cable', kind: 'number', min: 20, max: 300, digits: 3, showIf: ['Floats.LT'] },
      ],
    };
    expect(groupsOf(panelled, 'AB-3F-207')).toEqual(['Cord']);
    expect(offersOf(panelled, 'AB-3F-207')?.[0]).toBe('AB-3F-20');
  });
});

test('of several codes those that are right are offered alone, where what follows is like none', () => {
  const several: Configurator = {
    prefix: 'MT-',
    configGroups: [
      choice('Box', ['4X', '12']),
      choice('Options', ['E', 'H', 'P', 'T', 'X', 'G'], { multiselect: true }),
      choice('Cord', ['6']),
    ],
  };
  expect(offersOf(several, 'MT-4X-E|H7-6')?.[0]).toBe('MT-4X-E|H-6');
});

test('a value is offered where letters stand before it', () => {
  const leads: Configurator = {
    prefix: 'SM-',
    configGroups: [
      choice('Fitting', ['18', '14']),
      { name: 'Leads', kind: 'number', separator: '/L', min: 24, max: 240, step: 12, optional: true },
    ],
  };
  expect(groupsOf(leads, 'SM-14/L37')).toEqual(['Leads']);
  expect(offersOf(leads, 'SM-14/L37')).toEqual(['SM-14/L36', 'SM-14/L48']);
});

test('a value with a digit too many is offered without it, before the nearest', () => {
  const cord: Configurator = {
    prefix: 'SN-',
    configGroups: [
      choice('Contact', ['NO']),
      { name: 'Cord', kind: 'number', min: 10, max: 150 },
      choice('End', ['P']),
    ],
  };
  expect(offersOf(cord, 'SN-NO-307-P')).toEqual(['SN-NO-37-P', 'SN-NO-30-P', 'SN-NO-150-P']);
});

test('two letters that changed places are like the code', () => {
  const ends: Configurator = {
    prefix: 'EN-',
    configGroups: [choice('End', ['AA', 'QZ', 'PF', 'ZZ']), choice('Cord', ['6', '9'])],
  };
  expect(offersOf(ends, 'EN-FP-6')?.[0]).toBe('EN-PF-6');
});

test('a whole number that the catalogue could have and has not: those that differ in one cell are offered, nearest in price first', () => {
  const sender: Configurator = {
    prefix: 'SR-',
    catalogueOnly: true,
    configGroups: [
      {
        name: 'Radio',
        options: [
          { code: 'LTE', price: 300 },
          { code: 'SAT', price: 600 },
        ],
      },
      choice('Contacts', ['4', '8']),
      { name: 'Antenna', options: [{ code: '', selected: true }, { code: 'A' }] },
    ],
  };
  const carried = ['SR-LTE-8-A', 'SR-SAT-4-A', 'SR-SAT-8', 'SR-LTE-4'];
  const readIt = (typed: string) => {
    const folded = foldNumber(typed);
    return folded && readNearly(sender, folded, readingBudget(), (itemNo) => carried.includes(itemNo));
  };
  expect(readIt('SR-SAT-8-A')?.cells.every(({ state }) => state === 'right')).toBe(true);
  expect(
    readIt('SR-SAT-8-A')
      ?.offers()
      .map(({ itemNo }) => itemNo),
  ).toEqual(['SR-SAT-4-A', 'SR-SAT-8', 'SR-LTE-8-A']);
  expect(readIt('SR-SAT-8')).toBe(null);
});
