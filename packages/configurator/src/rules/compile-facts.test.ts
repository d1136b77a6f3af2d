import { expect, test } from 'vitest';
import type { Fact } from '../data/configurator.ts';
import { choice, configurator, several } from '../testing/build.ts';
import { compile } from './compile.ts';

/** Of `A` its limits may take pieces off; of `B` they never do. */
const groups = [
  several('A', [{ code: 'a', maxQty: 5, attributes: { kg: 1 }, limits: [{ max: 3 }] }]),
  several('B', [{ code: 'b', maxQty: 5, attributes: { kg: 1 } }]),
  choice('C', ['c']),
];
const unsure: Fact = { name: 'U', values: [{ measure: 'sum(A.kg)' }] };

test.each<[string, Fact['values'], boolean]>([
  ['a sum of pieces that limits may take off', [{ measure: 'sum(A.kg)' }], true],
  ['a sum of others', [{ measure: 'sum(B.kg)' }], false],
  ['a value', [{ value: 1 }], false],
  ['a code that is asked', [{ if: ['A.a'], value: 1 }], false],
  ['a comparison of such a sum', [{ if: ['sum(A.kg)>1'], value: 1 }], true],
  ['such a sum on the other side', [{ if: ['B.kg<sum(A.kg)'], value: 1 }], true],
  ['one of several rules', [{ if: ['C.c', 'sum(A.kg)>1'], value: 1 }], true],
  ['one of several alternatives', [{ if: ['C.c:sum(A.kg)>1'], value: 1 }], true],
  ['one of several entries', [{ if: ['C.c'], value: 2 }, { measure: 'sum(A.kg)' }], true],
  ['a rule beside a sum that is sure', [{ if: ['sum(A.kg)>1'], measure: 'sum(B.kg)' }], true],
  ['a sum beside a rule that is sure', [{ if: ['C.c'], measure: 'sum(A.kg)' }], true],
  ['another fact that is', [{ measure: 'U.value' }], true],
  ['a sum of another fact that is', [{ measure: 'sum(U.value + 1)' }], true],
  ['a comparison of another fact that is', [{ if: ['U.value>1'], value: 1 }], true],
])('a fact is not known before settling with %s: %#', (_, values, isUnsure) => {
  const compiled = compile(configurator(groups, { facts: [unsure, { name: 'F', values }] }));
  expect(compiled.factByName.get('F')?.isUnsure).toBe(isUnsure);
});
