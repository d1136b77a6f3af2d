import { expect, test } from 'vitest';
import { type Configurator, parseModelNumber } from '../index.ts';
import { choice, configurator, number, several } from '../testing/build.ts';

/** The codes that are most like the text, the most alike first. */
function closest(config: Configurator, text: string): string[] {
  const read = parseModelNumber(config, text);
  return read.ok || !('closest' in read) ? [] : read.closest.map(({ group, code }) => `${group}.${code}`);
}

const two = (rest: Omit<Configurator, 'configGroups'> = {}): Configurator =>
  configurator([choice('A', ['AB', 'AC', 'XYZ']), choice('B', ['10', '200'])], rest);

test.each<[string, Configurator, string, string[]]>([
  ['the codes of the group that is reached', two(), 'AB-20', ['B.10', 'B.200']],
  ['the most alike first', two(), 'AB-2000', ['B.200', 'B.10']],
  ['of equals the first', two(), 'AD-10', ['A.AB', 'A.AC', 'A.XYZ']],
  ['another case for half an edit', two(), 'aC-10', ['A.AC', 'A.AB', 'A.XYZ']],
  ['nothing at the end of a part', two(), 'AB-', []],
  ['nothing where the text ends', two(), 'AB', []],
  [
    'five at most',
    configurator([choice('A', ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])]),
    'A9',
    ['A.A1', 'A.A2', 'A.A3', 'A.A4', 'A.A5'],
  ],
  ['no blank code', configurator([choice('A', ['', 'AB'])]), 'AX', ['A.AB']],
  [
    'a code without the quantity before it',
    configurator([
      choice('A', [
        { code: 'PQ', maxQty: 99 },
        { code: 'XYZ', isQtyPrefix: true, maxQty: 99 },
      ]),
    ]),
    '12XY',
    ['A.XYZ', 'A.PQ'],
  ],
  [
    'the digits of others with their codes',
    configurator([choice('A', ['12X', { code: 'XYW', isQtyPrefix: true, maxQty: 9 }])]),
    '12XY',
    ['A.12X', 'A.XYW'],
  ],
  [
    'the whole part besides, where the text is right in its middle',
    configurator([choice('A', ['AB', 'ABCE']), choice('B', ['QR'], { separator: '' })]),
    'ABCD',
    ['A.ABCE', 'B.QR', 'A.AB'],
  ],
  [
    'from a separator of its own',
    configurator([
      choice('A', ['AB']),
      choice('B', ['QR', 'QRST'], { separator: '//' }),
      choice('C', ['Z'], { separator: '' }),
    ]),
    'AB//QRSU',
    ['B.QRST', 'C.Z', 'B.QR'],
  ],
  [
    'up to the next separator',
    configurator([
      choice('A', ['AB', 'ABBB']),
      choice('B', ['QR'], { separator: '//' }),
      choice('C', ['Z'], { separator: '-' }),
    ]),
    'ABBC//QR-Z',
    ['A.ABBB', 'B.QR', 'A.AB'],
  ],
  [
    'from the end of a prefix without a separator',
    configurator([choice('A', ['AB', 'ABCE']), choice('B', ['QR'], { separator: '' })], { prefix: 'HS' }),
    'HSABCD',
    ['A.ABCE', 'B.QR', 'A.AB'],
  ],
  ['one code once', configurator([several('A', ['AB', 'CD']), choice('B', ['QR'])]), 'AB|CX-QR', ['A.CD']],
  ['no value of a number', configurator([number('N', { max: 9 }), choice('B', ['QR'])]), 'X-QR', []],
])('the closest are %s', (_, config, text, expected) => expect(closest(config, text)).toEqual(expected));
