import { expect, test } from 'vitest';
import { ladderOf } from '../testing/small-circuits.ts';
import { chooseParts } from './choose-parts.ts';
import type { Node } from './circuit.ts';

const when = ['x'];
const nodes = (of: Node, holds: boolean) => {
  const chosen = chooseParts(ladderOf({}, of), () => holds);
  return chosen.supplies[0]?.ladders?.[0]?.sections.flatMap(({ rungs }) => rungs.map((rung) => rung.of));
};
const A = { contact: 'A' };
const coil = { load: 'K' };

test.each<[string, Node, Node[] | undefined]>([
  ['an absent contact of a series is a wire', { series: [A, { contact: 'B', when }, coil] }, [{ series: [A, coil] }]],
  [
    'an absent contact of a parallel is nothing',
    { parallel: [A, { contact: 'B', when }, coil] },
    [{ parallel: [A, coil] }],
  ],
  [
    'one that is left of a parallel stands alone',
    { series: [{ parallel: [A, { contact: 'B', when }] }, coil] },
    [{ series: [A, coil] }],
  ],
  ['a series goes with its load', { series: [A, { load: 'K', when }] }, []],
  ['a rung that is not there', { load: 'K', when }, []],
])('%s', (_, given, expected) => {
  expect(nodes(given, false) ?? []).toEqual(expected);
});

test('the first feed of which the rules hold is taken', () => {
  const circuit = ladderOf({}, coil);
  const [supply] = circuit.supplies;
  const [ladder] = supply?.ladders ?? [];
  if (supply === undefined || ladder === undefined) throw new Error('no ladder');
  const feeds = [{ from: ['L', 'N'], fuses: ['', ''], volts: '24 V', when } as const, ...ladder.feeds];
  const twoWays = { ...circuit, supplies: [{ ...supply, ladders: [{ ...ladder, feeds }] }] };
  const volts = (holds: boolean) =>
    chooseParts(twoWays, () => holds).supplies[0]?.ladders?.[0]?.feeds.map((feed) => feed.volts);
  expect([volts(true), volts(false)]).toEqual([['24 V'], ['120 V']]);
});
