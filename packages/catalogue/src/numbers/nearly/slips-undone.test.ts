import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { cellsOf, choice, offersOf } from '../../testing/near-readings.ts';
import { foldNumber } from '../lenient/folded-number.ts';
import { readingBudget } from '../reading-budget.ts';
import { readWithWrongPrefix } from './read-nearly.ts';
import { isOneSlip } from './unlikeness.ts';

/** Codes without separators between them, as `TA08P1D`. */
const tight: Configurator = {
  prefix: 'TA',
  groupSeparator: '',
  configGroups: [
    choice('Cord', ['08', '18', '30']),
    choice('Plug', ['P', 'H']),
    choice('Voltage', ['1', '2']),
    choice('Direction', ['D', 'U']),
  ],
};
const pole: Configurator = {
  prefix: 'FT',
  configGroups: [
    { name: 'Pole', kind: 'number', min: 4, max: 20, digits: 2, separator: '' },
    choice('Floats', ['2NO', '3NO']),
    choice('Box', ['B', 'R', '8X']),
  ],
};

describe('a slip at a wrong cell is undone', () => {
  test.each([
    ['neighbours that changed places over the edge of a cell', tight, 'TA08PD1', 'TA08P1D'],
    ['and within a value that is outside its bounds', pole, 'FT60-3NO-B', 'FT06-3NO-B'],
    ['a character too many, though no digit', pole, 'FT0X6-3NO-B', 'FT06-3NO-B'],
    ['a letter that looks like the digit', pole, 'FT06-3NO-BX', 'FT06-3NO-8X'],
    ['in small letters', tight, 'ta08pd1', 'TA08P1D'],
  ])('%s', (_, configurator, typed, right) => {
    expect(offersOf(configurator, typed)?.[0]).toBe(right);
  });

  test('the offer names the cell that it changes', () => {
    expect(cellsOf(pole, 'FT60-3NO-B')).toBe('FT 60! 3NO B');
  });

  test('a letter in a value may be any digit that makes one', () => {
    expect(offersOf(pole, 'FT1X-3NO-B')).toContain('FT14-3NO-B');
  });
});

test('what was written beside options may be of another group', () => {
  const panel: Configurator = {
    prefix: 'HS-',
    configGroups: [
      choice('Supply', ['1', '3']),
      choice('Lights', ['L1', 'L2'], { optional: true }),
      choice('Options', ['E', 'H', 'I'], { multiselect: true }),
      choice('Cord', ['20', '30']),
    ],
  };
  expect(cellsOf(panel, 'HS-3-E|L0-20')).toBe('HS 3 E|L0! 20');
  expect(offersOf(panel, 'HS-3-E|L0-20')?.slice(0, 2)).toEqual(['HS-3-L1-E-20', 'HS-3-L2-E-20']);
});

test('a number that is right but for its end is offered whole', () => {
  const hidden: Configurator = {
    prefix: 'TD-',
    configGroups: [
      choice('Supply', ['1', '3']),
      choice('Floats', ['NF', '3F']),
      { ...choice('Cable', ['20', '30']), hideIf: ['Floats.NF'], whenHidden: '00' },
    ],
  };
  expect(cellsOf(hidden, 'TD-1-NF')).toBe('TD 1 NF');
  expect(offersOf(hidden, 'TD-1-NF')).toEqual(['TD-1-NF-00']);
});

test('words are torn into no codes', () => {
  const duplex: Configurator = {
    prefix: 'TD-',
    configGroups: [
      choice('Supply', ['1', '3']),
      choice('Box', ['4X', '4XW']),
      choice('Floats', ['1T', '4F']),
      choice('Alarm', ['AB']),
    ],
  };
  expect(cellsOf(duplex, 'td3 4x with 4 floats')).toBeUndefined();
  expect(cellsOf(duplex, 'td3 4x 4f')).toBe('TD 3 4X 4F');
});

describe('a literal beginning without a separator', () => {
  const read = (configurator: Configurator, typed: string) => {
    const folded = foldNumber(typed);
    const reading = folded === null ? null : readWithWrongPrefix(configurator, folded, readingBudget());
    return reading === null ? null : [reading.cells[0]?.text, reading.cells[0]?.state, reading.offers()[0]?.itemNo];
  };
  test.each([
    ['another character', 'VA08P1D', 'VA'],
    ['one too few', 'A08P1D', 'A'],
    ['one too many', 'ATA08P1D', 'ATA'],
    ['two that changed places', 'AT08P1D', 'AT'],
    ['the last and the one after it', 'T0A8P1D', 'T0'],
  ])('may be wrong by one slip: %s', (_, typed, wrong) => {
    expect(read(tight, typed)).toEqual([wrong, 'wrong', 'TA08P1D']);
  });

  test.each(['XY08P1D', '08P1D', 'VA08P1', 'VA09P1D'])('is no other maker’s: %s', (typed) => {
    expect(read(tight, typed)).toBeNull();
  });
});

test.each([
  ['VA', 'TA', true],
  ['T', 'TA', true],
  ['TTA', 'TA', true],
  ['AT', 'TA', true],
  ['TA', 'TA', false],
  ['', 'T', false],
  ['XY', 'TA', false],
])('%s is one slip from %s: %s', (typed, right, is) => {
  expect(isOneSlip(typed, right)).toBe(is);
});
