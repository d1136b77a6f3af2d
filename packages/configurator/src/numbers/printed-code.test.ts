import { expect, test } from 'vitest';
import { printedCode } from './printed-code.ts';

test.each([
  ['a code', { code: 'AB' }, 2, 'AB'],
  ['a quantity before it', { code: 'S', isQtyPrefix: true }, 2, '2S'],
  ['one is written too', { code: 'S', isQtyPrefix: true }, 1, '1S'],
  ['a quantity after it', { code: 'S', isQtySuffix: true }, 3, 'S3'],
  ['not chosen, it prints what it would start with', { code: 'S', isQtyPrefix: true }, 0, '1S'],
  ['which the data may give', { code: 'S', isQtyPrefix: true, qty: 2 }, 0, '2S'],
  ['a blank code prints nothing', { code: '' }, 1, ''],
] as const)('%s', (_, option, quantity, printed) => expect(printedCode(option, quantity)).toBe(printed));
