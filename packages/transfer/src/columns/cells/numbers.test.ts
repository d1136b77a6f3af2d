import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

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
