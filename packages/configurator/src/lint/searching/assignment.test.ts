import { expect, test } from 'vitest';
import type { Part } from '../../bounds/state.ts';
import { present } from '../../data/present.ts';
import { compile } from '../../rules/compile.ts';
import { settledPart } from '../../settling/picked.ts';
import { choice, configurator, number } from '../../testing/build.ts';
import { assign, chooseOptions, chooseParts, emptyAssignment, type GroupChoice, withdraw } from './assignment.ts';

const inner = configurator([choice('Q', ['q', 'r'])]);
const compiled = compile(
  configurator(
    [choice('A', ['a', { code: 'b', qty: 3 }]), number('N', { max: 9 }), { name: 'P', kind: 'assembly', part: 'p' }],
    {
      parts: { p: inner },
    },
  ),
);
const part: Part = settledPart(inner, [[1, 0]]);
const [a, b] = compiled.options.map((option) => option);

test('an option is chosen in its own quantity', () => {
  expect(chooseOptions([present(a), present(b)])).toEqual({
    options: [
      [a, 1],
      [b, 3],
    ],
    value: null,
  });
});

test('the parts of an assembly are counted from one; a group of another kind has none', () => {
  const [choices, assembly] = [present(compiled.groups[0]), present(compiled.groups[2])];
  expect(chooseParts(assembly).map(({ value }) => value)).toEqual([1, 2]);
  expect(chooseParts(assembly).map(({ part: own }) => own?.state.selection)).toEqual([[[1, 0]], [[0, 1]]]);
  expect(chooseParts(choices)).toEqual([]);
});

test.each<[string, number, GroupChoice, object]>([
  ['options', 0, { options: [[present(b), 2]], value: null }, { quantities: [0, 2] }],
  ['a value', 1, { options: [], value: 4 }, { values: [null, 4, null], answers: [null, 4, null] }],
  ['a part', 2, { options: [], value: 1, part }, { values: [null, null, 1], parts: [null, null, part] }],
])('%s are assigned to a decided group, and withdrawn again', (_, group, chosen, expected) => {
  const assignment = emptyAssignment(compiled);
  assign(assignment, group, chosen);
  expect(assignment).toMatchObject({ ...expected, decided: [0, 1, 2].map((index) => index === group) });
  withdraw(assignment, group, chosen);
  expect(assignment).toEqual(emptyAssignment(compiled));
});
