import { expect, test } from 'vitest';
import { numberOfCell, readNumber, writeNumber } from './numbers.ts';

/** As Unicode writes them out: `¾` is `3⁄4`. */
const partsOf = (sign: string): [number, number] => {
  const [top = 0, bottom = 0] = sign.normalize('NFKC').split('\u2044').map(Number);
  return [top, bottom];
};

test.each([...'¼½¾⅓⅔⅛⅜⅝⅞'])('%s is the fraction that Unicode says it is', (sign) => {
  const [top, bottom] = partsOf(sign);
  expect(readNumber(sign, '.')).toEqual({ ok: true, value: top / bottom });
  expect(readNumber(`2 ${sign}`, '.')).toEqual({ ok: true, value: 2 + top / bottom });
  expect(readNumber(`−${sign}`, '.')).toEqual({ ok: true, value: -top / bottom });
});

test('a number that a CSV file guards against being run is the same number', () => {
  expect(readNumber("'-4.5e-268", '.')).toEqual({ ok: true, value: -4.5e-268 });
  expect(readNumber("'+5", '.')).toEqual({ ok: true, value: 5 });
});

test.each<[string, '.' | ',', string, number | string]>([
  ['(1,200)', '.', '', -1200],
  ['(½)', '.', '', -0.5],
  ['12-', '.', '', -12],
  ['12 -', '.', '', -12],
  ['- 12', '.', '', -12],
  ['$-12', '.', '', -12],
  ['-$12', '.', '', -12],
  ['+ 12', '.', '', 12],
  ['-0', '.', '', 0],
  ['-1', '.', '', -1],
  ['(0)', '.', '', 0],
  ['1 1/2', '.', '', 1.5],
  ['1-1/2', '.', '', 1.5],
  ['3/4', '.', '', 0.75],
  ['1/0', '.', '', '“1/0” is not a number.'],
  ['480 V', '.', 'V', 480],
  ['4v', '.', 'V', 4],
  ['V', '.', 'V', '“V” is not a number.'],
  ['480 A', '.', 'V', '“480 A” is not a number.'],
  ['1 2 3', '.', '', 123],
  ["1'234.5", '.', '', 1234.5],
  ["1'23", '.', '', "“1'23” is not a number."],
  ['1.5e3', '.', '', 1500],
  ['1e-2', '.', '', 0.01],
  ['1e1234', '.', '', '“1e1234” is not a number.'],
  ['.', '.', '', '“.” is not a number.'],
  ['.5', '.', '', 0.5],
  ['5.', '.', '', 5],
  ['1,23', '.', '', '“1,23” has “,” before its decimals, and this sheet has “.”.'],
  ['1.23', ',', '', '“1.23” has “.” before its decimals, and this sheet has “,”.'],
  ['1,234', '.', '', 1234],
  ['1.234', ',', '', 1234],
  ['1.234,5', '.', '', 1234.5],
  ['1,234.5', ',', '', 1234.5],
  ['1,2,3', '.', '', '“1,2,3” is not a number.'],
  ['12a', '.', '', '“12a” is not a number.'],
  ['', '.', '', '“” is not a number.'],
])('“%s”, where “%s” stands before decimals and the unit is “%s”', (text, decimal, unit, expected) => {
  expect(readNumber(text, decimal, unit)).toEqual(
    typeof expected === 'number' ? { ok: true, value: expected } : { ok: false, why: expected },
  );
});

test.each([
  ['a workbook’s number counts, not what its cell shows', { text: '12.3', number: 12.34 }, 12.34],
  ['a percentage is as it is shown', { text: '25 %', number: 0.25 }, 25],
  ['a sign elsewhere is none', { text: '% 25', number: 0.25 }, 0.25],
  ['0 is 0', { text: '0', number: 0 }, 0],
  ['noise of a formula goes', { text: '0.3', number: 0.1 + 0.2 }, 0.3],
  ['fifteen digits stay', { text: '1', number: 1.234_567_890_123_45 }, 1.234_567_890_123_45],
  ['noise below nothing goes, too', { text: '-0.3', number: -0.1 - 0.2 }, -0.3],
  ['a text is read', { text: '1,5' }, 1.5],
])('%s', (_, cell, value) => expect(numberOfCell(cell, ',')).toEqual({ ok: true, value }));

test('a unit is known in a cell that is a text, and a number is written as a cell that is read as the same', () => {
  expect(numberOfCell({ text: '480 V' }, '.', 'V')).toEqual({ ok: true, value: 480 });
  expect([1.5, 1e21, 0].map((value) => writeNumber(value, ','))).toEqual([1.5, 1e21, 0]);
  expect([writeNumber(0.1 + 0.2, ','), writeNumber(0.1 + 0.2, '.')]).toEqual([
    '0,30000000000000004',
    '0.30000000000000004',
  ]);
});
