import type { Circuit } from '@millrace/circuits';
import type { WiringAnswer } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { panel } from '../testing/configurators.ts';
import { document, family } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const circuit: Circuit = {
  name: 'Single-phase',
  devices: { M1: { kind: 'motor', words: 'Pump', phases: 1 } },
  supplies: [
    {
      name: 'supply',
      words: '120 V',
      conductors: ['L', 'N', 'G'],
      branches: [{ lines: ['L', 'N', 'G'], through: [], load: 'M1' }],
    },
  ],
};
const row = (id: number, familyId: number, changes: Partial<Circuit>, isLive = true) => ({
  id,
  familyId,
  circuit: { ...circuit, ...changes },
  isLive,
  position: id,
});
/** Floats answer late: a group that only a three-phase supply brings, and one that is never required. */
const configurator = {
  ...panel,
  configGroups: panel.configGroups.map((group) =>
    group.name === 'Floats' ? { ...group, showIf: ['Supply.3'] } : group,
  ),
};
const snapshot = snapshotOf({
  families: [
    family({ id: 1, slug: 'tern', name: 'Tern', configurator, documentIds: [1, 2, 3] }),
    family({ id: 2, slug: 'rail', name: 'Rail' }),
    family({ id: 3, slug: 'bare', documentIds: [2] }),
    family({ id: 4, slug: 'hidden', isLive: false }),
  ],
  circuits: [
    row(1, 1, { name: 'Single-phase', when: ['Supply.1'], notes: [{ words: 'Meter.', when: ['Options.E'] }] }),
    row(2, 1, { name: 'Three floats', when: ['Supply.3', 'Floats.3F'] }),
    row(3, 1, { name: 'Any floats', when: ['Supply.3'] }),
    row(4, 1, { name: 'Kept back' }, false),
    row(5, 2, { name: '120 V' }),
    row(6, 2, { name: '240 V' }),
  ],
  documents: [
    document({ id: 1, name: 'Wiring of the Tern' }),
    document({ id: 2, name: 'Data sheet' }),
    document({ id: 3, name: 'Control drawing', isLive: false }),
  ],
});
function wiringOf(slug: string, query: { configurator?: string; options?: string } = {}): WiringAnswer {
  const answered = ask(snapshot, 'wiring', { params: { family: slug }, query: { intrinsicallySafe: false, ...query } });
  if (typeof answered === 'string') throw new Error(answered);
  return answered;
}
const titles = (slug: string, query = {}) => wiringOf(slug, query).diagrams.map(({ title }) => title);

describe('the diagrams of a number', () => {
  test.each([
    ['TD-1-4X-20', ['Single-phase']],
    ['TD-3-4X-3F-20', ['Three floats', 'Any floats']],
    ['TD-3-4X-4F-20', ['Any floats']],
    // Neither is a number: a diagram is never guessed.
    ['TD-3-4X', []],
    ['td-1-4x-20', []],
  ])('%s: %o', (number, expected) => expect(titles('tern', { configurator: number })).toEqual(expected));

  test('have the parts that its options bring', () => {
    const notes = (configurator: string) => wiringOf('tern', { configurator }).diagrams[0]?.description.at(-1);
    expect([notes('TD-1-4X-E-20'), notes('TD-1-4X-20')]).toEqual(['Meter.', 'M1 (Pump) on L, N, G.']);
  });

  test('are told with address, words and size', () => {
    const [one, two] = wiringOf('tern', { configurator: 'TD-3-4X-3F-20' }).diagrams;
    expect(one).toEqual({
      title: 'Three floats',
      uri: 'wiring/tern.svg?configurator=TD-3-4X-3F-20',
      alt: 'Wiring diagram of TD-3-4X-3F-20: Three floats',
      description: ['Supply: 120 V, on L, N, G.', 'M1 (Pump) on L, N, G.'],
      width: expect.any(Number),
      height: expect.any(Number),
    });
    expect(two?.uri).toBe('wiring/tern.svg?configurator=TD-3-4X-3F-20&diagram=2');
  });
});

describe('choices that are no number yet', () => {
  const choices = (supply: number[], floats: number[]) =>
    Buffer.from(JSON.stringify([supply, [0, 0], floats, [0, 0], [0, 0]])).toString('base64url');
  test.each([
    ['nothing is chosen: the supply decides', '', [], ['Supply']],
    ['what waits is not asked by the diagram', choices([1, 0], [0, 0]), ['Single-phase'], []],
    ['one of two is certain', choices([0, 1], [0, 0]), ['Any floats'], []],
    ['all are certain', choices([0, 1], [1, 0]), ['Three floats', 'Any floats'], []],
    ['a code that cannot be read', 'W10', [], []],
  ])('%s', (_, options, expected, undecided) => {
    const { diagrams, undecided: waiting, number } = wiringOf('tern', { options });
    expect([diagrams.map(({ title }) => title), waiting, number]).toEqual([expected, undecided, null]);
  });
});

test('a family without numbers has all of its diagrams, one without circuits none', () => {
  expect([titles('rail'), titles('bare'), wiringOf('bare').undecided]).toEqual([['120 V', '240 V'], [], []]);
});

test('wiring drawings of the maker are always there, if they are published', () => {
  const named = (slug: string, query = {}) => wiringOf(slug, query).documents.map(({ name }) => name);
  expect([named('tern'), named('tern', { configurator: 'TD-3' }), named('bare')]).toEqual([
    ['Wiring of the Tern'],
    ['Wiring of the Tern'],
    [],
  ]);
});

test('a family that is not published is not found', () => {
  expect(ask(snapshot, 'wiring', { params: { family: 'hidden' }, query: { intrinsicallySafe: false } })).toBe(
    'not-found',
  );
});

test('the answer to a number says whether there is wiring', () => {
  const has = (number: string) => {
    const answered = ask(snapshot, 'number', { params: { number }, query: { intrinsicallySafe: false } });
    return typeof answered === 'string' ? answered : answered.readings.map(({ hasWiring }) => hasWiring);
  };
  expect(has('TD-1-4X-20')).toEqual([true]);
});
