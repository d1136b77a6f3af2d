import { expect, test } from 'vitest';
import { evaluate } from '../index.ts';
import { click, configurator, number, several } from '../testing/build.ts';
import { tighter } from './bound-value.ts';

test.each<[number | null, number | null, 'min' | 'max', number | null]>([
  [null, null, 'min', null],
  [3, null, 'min', 3],
  [null, 3, 'max', 3],
  [3, 4, 'min', 4],
  [4, 3, 'min', 4],
  [3, 4, 'max', 3],
  [4, 3, 'max', 3],
])('of %j and %j the tighter %s is %j', (known, other, side, tightest) => {
  expect(tighter(known, other, side)).toBe(tightest);
});

test('of the attributes of several options the tightest bounds', () => {
  const config = configurator([
    several('A', [
      { code: 'a', attributes: { mm: 5 } },
      { code: 'b', attributes: { mm: 7 } },
      { code: 'c', attributes: { mm: 6 } },
    ]),
    number('N', { max: 99, limits: [{ min: 'A.mm', max: 'A.mm' }] }),
  ]);
  const [, n] = evaluate(config, click(config, ['A.a', 'A.b', 'A.c'])).groups;
  expect(n?.bounds).toMatchObject({ min: 7, max: 5 });
});
