import { type Configurator, toCents } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readPastedNumbers } from './read-pasted-numbers.ts';
import { verdictsOf } from './verdict.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', price: 10, description: 'Single-phase' },
        { code: '3', price: 20 },
      ],
    },
    { name: 'Enclosure', options: [{ code: '1' }, { code: '4X', price: 5 }] },
  ],
};

describe('pasted numbers', () => {
  const valid = (number: string, priceCents: number | null = null) => ({ number, priceCents, isRefused: false });
  const cases: [string, string, ReturnType<typeof valid>[]][] = [
    ['one in each line', '1-1\r\n3-4X\n', [valid('1-1'), valid('3-4X')]],
    ['with a price behind a tab', '1-1\t$1,010.50', [valid('1-1', 101_050)]],
    ['with a price behind a semicolon, and words between', '1-1;Single;10,50', [valid('1-1', 1050)]],
    ['with a price behind blanks', '1-1   1,010.00', [valid('1-1', 101_000)]],
    ['a number of digits alone is no price', '7204508', [valid('7204508')]],
    ['with thousands behind a point, where two decimals follow', '1-1\t1.234.567,50 €', [valid('1-1', 123_456_750)]],
    ['so it is behind blanks', '1-1  1.010,00 €', [valid('1-1', 101_000)]],
    ['thousands behind a point without decimals could be parts of a cent: no price', '1-1\t1.234', []],
    ['a price on request is 0', '1-1\ton request', [valid('1-1', 0)]],
    ['quoted cells', '"1-1"\t"12"', [valid('1-1', 1200)]],
    ['twice, with the last price', '1-1\t1.00\n1-1\t2.00', [valid('1-1', 200)]],
    ['one that must be refused', '! 3-1', [{ number: '3-1', priceCents: null, isRefused: true }]],
    [
      'what must become of each, in a column of its own',
      '1-1\tvalid\t10\n3-1\trefused\n3-4X\tno\t1.00',
      [
        valid('1-1', 1000),
        { number: '3-1', priceCents: null, isRefused: true },
        { number: '3-4X', priceCents: 100, isRefused: true },
      ],
    ],
    ['with a price without a whole part', '1-1\t.50', []],
    ['with a price of one decimal', '1-1\t10.5', [valid('1-1', 1050)]],
    ['with a price of nothing', '1-1\t0.00', [valid('1-1', 0)]],
    ['with a price of a few cents', '1-1\t0,05', [valid('1-1', 5)]],
    ['with a price that is taken off, which is none', '1-1\t-5.00', [valid('1-1')]],
    ['with a price below nothing, which is none', '1-1\t-0.50', [valid('1-1')]],
    ['with a price of nothing, with a sign', '1-1\t-0.00', [valid('1-1', 0)]],
    ['with a price too large to count, which is none', '1-1\t99999999999999999', [valid('1-1')]],
    ['with a price after other cells', '1-1\tSingle\t10\t20', [valid('1-1', 1000)]],
    ['with a tab before semicolons', '1-1\t10;5', []],
    ['with a price behind a comma', '1-1, 10.50', [valid('1-1', 1050)]],
    ['after empty lines and cells', '\n\t5.00\n1-1', [valid('1-1')]],
    ['one that must be refused, without a blank', '!3-1', [{ number: '3-1', priceCents: null, isRefused: true }]],
    ['none after the sign alone', '!', []],
    ['a number of two hundred characters', '9'.repeat(200), [valid('9'.repeat(200))]],
    ['a word of headings with a digit is a number', 'Model 7\tlist', []],
    ['a word of headings alone below a number is one', '1-1\nModel', [valid('1-1'), valid('Model')]],
    ['a heading beside another, below a number, is left', '1-1\nModel\tPrice', [valid('1-1')]],
    ['a heading is left', 'Model number\tPrice\n1-1\t10', [valid('1-1', 1000)]],
    ['so is one between numbers', '1-1\t10\nModel\tPrice\n3-1\t20', [valid('1-1', 1000), valid('3-1', 2000)]],
    ['after a number, a word that stands alone may be one', '1-1\nLIST', [valid('1-1'), valid('LIST')]],
    ['a word with a digit is a number, above all others too', 'CODE-7\t10', [valid('CODE-7', 1000)]],
  ];
  test.each(cases)('%s', (_, text, expected) => expect(readPastedNumbers(text).numbers).toEqual(expected));

  test('lines that are no number are told, with their place', () => {
    expect(
      readPastedNumbers(`Model\tPrice\n1-1\tcheap\n${'9'.repeat(201)}`).left.map(({ line, why }) => [line, why]),
    ).toEqual([
      [1, 'heading'],
      [2, 'price'],
      [3, 'too-long'],
    ]);
    expect(readPastedNumbers('Item\n1-1\tModel 7\nModel 7\tlist').left).toEqual([
      { line: 1, text: 'Item', why: 'heading' },
      { line: 2, text: '1-1\tModel 7', why: 'price' },
      { line: 3, text: 'Model 7\tlist', why: 'price' },
    ]);
  });
});

describe('a verdict', () => {
  const verdict = verdictsOf(panel);
  test.each([
    ['is as wanted', { number: '1-4X', priceCents: null }, true, 'reads as Single-phase, 15.00'],
    ['is as wanted at its price', { number: '1-4X', priceCents: toCents(15) }, true, 'reads as Single-phase, 15.00'],
    [
      'tells another price',
      { number: '1-4X', priceCents: toCents(14) },
      false,
      'reads as Single-phase, 15.00, not 14.00',
    ],
    [
      'tells where reading ends',
      { number: '2-4X', priceCents: null },
      false,
      'reads up to ""; Supply could go on with "1"',
    ],
    [
      'of a number that is said not to be refused',
      { number: '2-4X', priceCents: null, isRefused: false as const },
      false,
      'reads up to ""; Supply could go on with "1"',
    ],
    [
      'of a number to refuse that is refused',
      { number: '2-4X', isRefused: true as const },
      true,
      'reads up to ""; Supply could go on with "1"',
    ],
    [
      'of a number to refuse that is read',
      { number: '1-1', isRefused: true as const },
      false,
      'reads as Single-phase, 10.00',
    ],
  ])('%s', (_, wanted, isAsWanted, words) => expect(verdict(wanted)).toMatchObject({ isAsWanted, words }));
});

test('a number whose price is on request has the price of nothing', () => {
  const verdict = verdictsOf({ configGroups: [{ name: 'A', options: [{ code: 'a', price: null }] }] });
  expect(verdict({ number: 'a', priceCents: toCents(0) })).toMatchObject({ isAsWanted: true, priceCents: 0 });
  expect(verdict({ number: 'a', priceCents: toCents(1) })).toMatchObject({ isAsWanted: false, priceCents: 0 });
  expect(verdict({ number: 'b', priceCents: null })).toMatchObject({ isAsWanted: false, priceCents: null });
});
