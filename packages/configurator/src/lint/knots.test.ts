import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Edges, knotsOf, pathBack } from './knots.ts';

const edges = (...targets: readonly (readonly number[])[]): Edges => targets.map((each) => new Set(each));
const told = (graph: Edges) =>
  knotsOf(graph)
    .map((knot) => knot.toSorted((one, other) => one - other).join(''))
    .toSorted();

describe('what can be reached from each other is one knot', () => {
  test.each<[string, Edges, string[]]>([
    ['nothing', edges(), []],
    ['one alone', edges([]), ['0']],
    ['one that asks itself', edges([0]), ['0']],
    ['two in a row', edges([1], []), ['0', '1']],
    ['two in a circle', edges([1], [0]), ['01']],
    ['a circle with a tail before and after it', edges([1], [2], [1, 3], []), ['0', '12', '3']],
    ['two circles that meet', edges([1], [0, 2], [3], [1]), ['0123']],
    ['two circles, one after the other', edges([1], [0, 2], [3], [2]), ['01', '23']],
    ['two that both ask a third', edges([2], [2], []), ['0', '1', '2']],
    ['a way back over several', edges([1, 4], [2], [3], [0], [2]), ['01234']],
    ['one that asks a knot which is done', edges([1], [2], [1], [2, 0]), ['0', '12', '3']],
  ])('%s', (_, graph, knots) => expect(told(graph)).toEqual(knots));

  test('as trying every way says', () => {
    const graphs = fc.array(fc.array(fc.nat(5), { maxLength: 3 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(graphs, (targets) => {
        const graph = edges(...targets);
        const reach = targets.map((_, from) => {
          const seen = new Set([from]);
          for (const node of seen) for (const next of graph[node] ?? []) seen.add(next);
          return seen;
        });
        const together = targets.map((_, one) =>
          targets.flatMap((__, other) => (reach[one]?.has(other) && reach[other]?.has(one) ? [other] : [])).join(''),
        );
        expect(told(graph)).toEqual([...new Set(together)].toSorted());
      }),
    );
  });

  test('however long it is', () => {
    const long = Array.from({ length: 20_000 }, (_, at) => new Set([(at + 1) % 20_000]));
    expect(knotsOf(long).map(({ length }) => length)).toEqual([20_000]);
  });
});

describe('the shortest way back', () => {
  const all = new Set([0, 1, 2, 3]);
  test.each<[string, Edges, ReadonlySet<number>, readonly number[] | null]>([
    ['to itself', edges([0]), all, [0]],
    ['over another', edges([1], [0]), all, [0, 1]],
    ['not the longer one', edges([1, 3], [2], [0], [0]), all, [0, 3]],
    ['over several', edges([1], [2], [3], [0]), all, [0, 1, 2, 3]],
    ['not over what is outside', edges([1, 2], [0], [3], [0]), new Set([0, 2, 3]), [0, 2, 3]],
    ['none', edges([1], []), all, null],
    ['none, past a circle of others', edges([1], [2], [1]), all, null],
  ])('%s', (_, graph, inside, path) => expect(pathBack(0, graph, inside)).toEqual(path));
});
