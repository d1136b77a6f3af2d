import { expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Rating, Selection } from '../data/configurator.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { evaluate, initialSelection, setAssembly, setSequence, setText, setValue } from '../index.ts';
import { choice, click, configurator, number, sequence, several, text } from '../testing/build.ts';
import { isMilder, judge } from './harm.ts';

const ratings: readonly Rating[] = [
  { of: 'weather', better: 'more', loss: 'not for outdoors' },
  { of: 'noise', better: 'less' },
  { of: 'volts', better: 'same', loss: 'only where the site has it' },
];
const box = (code: string, weather: number, noise: number, volts: number, price: number | null = 0) => ({
  code,
  price,
  attributes: { weather, noise, volts },
});
const boxes = [
  box('a', 2, 2, 240),
  box('dry', 1, 2, 240),
  box('loud', 2, 3, 240),
  box('low', 2, 2, 120),
  box('good', 3, 1, 240, 5),
  box('quoted', 2, 2, 240, null),
];
const rated = choice('Box', boxes, { ratings });
const plain = choice('Plain', ['p', { code: 'q', price: -3 }]);
const extras = several('Extra', [{ code: 'x', disableIf: ['Box.dry'] }, 'y'], { optional: true });
const made: Configurator = configurator([rated, plain, extras]);
const switched = (group: string, from: string, to: string): SingleChange => ({ kind: 'switch', group, from, to });

interface Told {
  harm: readonly number[];
  losses: readonly string[];
  takes: boolean;
}

function told(config: Configurator, from: Selection, to: Selection, change: SingleChange): Told {
  const { harm, remedy, takesFromAnswers } = judge(config, evaluate(config, from), { ...change, selection: to });
  return { harm, losses: remedy.losses.map(({ of, text: words }) => words ?? of), takes: takesFromAnswers };
}

/** Opened, losses, kinds, how far away, lost, unrated, on request, and how far the price moves. */
test.each<[string, readonly string[], readonly string[], SingleChange, number[], string[], boolean]>([
  [
    'a lower rating',
    ['Box.a'],
    ['Box.dry'],
    switched('Box', 'a', 'dry'),
    [0, 1, 0, 0, 0, 0, 0, 0],
    ['not for outdoors'],
    true,
  ],
  [
    'a higher one that should be low',
    ['Box.a'],
    ['Box.loud'],
    switched('Box', 'a', 'loud'),
    [0, 1, 0, 0, 0, 0, 0, 0],
    ['noise'],
    true,
  ],
  [
    'another kind',
    ['Box.a'],
    ['Box.low'],
    switched('Box', 'a', 'low'),
    [0, 0, 1, 0.5, 0, 0, 0, 0],
    ['only where the site has it'],
    false,
  ],
  [
    'back to it',
    ['Box.low'],
    ['Box.a'],
    switched('Box', 'low', 'a'),
    [0, 0, 1, 0.5, 0, 0, 0, 0],
    ['only where the site has it'],
    false,
  ],
  [
    'what is better, and dearer',
    ['Box.a'],
    ['Box.good'],
    switched('Box', 'a', 'good'),
    [0, 0, 0, 0, 0, 0, 0, 500],
    [],
    false,
  ],
  [
    'a price on request',
    ['Box.a'],
    ['Box.quoted'],
    switched('Box', 'a', 'quoted'),
    [0, 0, 0, 0, 0, 0, 1, 0],
    [],
    false,
  ],
  [
    'a group without ratings, and cheaper',
    ['Plain.p'],
    ['Plain.q'],
    switched('Plain', 'p', 'q'),
    [0, 0, 0, 0, 0, 1, 0, 300],
    [],
    false,
  ],
  [
    'an answer taken back',
    ['Box.a'],
    [],
    { kind: 'unselect', group: 'Box', code: 'a' },
    [1, 0, 0, 0, 1, 0, 0, 0],
    [],
    true,
  ],
  [
    'an extra taken off',
    ['Extra.x', 'Extra.y'],
    ['Extra.y'],
    { kind: 'unselect', group: 'Extra', code: 'x' },
    [0, 0, 0, 0, 1, 0, 0, 0],
    [],
    false,
  ],
  [
    'an extra that goes with it',
    ['Box.a', 'Extra.x'],
    ['Box.dry'],
    switched('Box', 'a', 'dry'),
    [0, 1, 0, 0, 1, 0, 0, 0],
    ['not for outdoors'],
    true,
  ],
])('%s', (_, before, after, change, harm, losses, takes) => {
  expect(told(made, click(made, before), click(made, after), change)).toEqual({ harm, losses, takes });
});

const lostIn = (
  group: ConfigGroup,
  from: (config: Configurator) => Selection,
  to?: (config: Configurator) => Selection,
) => {
  const config = configurator([group]);
  const change: SingleChange = { kind: 'clear', group: group.name };
  return told(config, from(config), to?.(config) ?? initialSelection(config), change).harm[4];
};

test('a number, a text and each entry of a sequence that is gone is lost', () => {
  const rail = sequence('S', ['a', 'b'], { max: 9 });
  expect(lostIn(number('N', { max: 9 }), (config) => setValue(config, [], 'N', 5))).toBe(1);
  expect(lostIn(text('T'), (config) => setText(config, [], 'T', 'A'))).toBe(1);
  expect(lostIn(rail, (config) => setSequence(config, [], 'S', ['a', 'a', 'b']))).toBe(3);
  const shorter = (config: Configurator) => setSequence(config, [], 'S', ['a', 'b', 'b', 'b']);
  expect(lostIn(rail, (config) => setSequence(config, [], 'S', ['a', 'a', 'a', 'b']), shorter)).toBe(2);
  expect(lostIn(several('A', [{ code: 'a', maxQty: 3 }]), () => [[3]])).toBe(1);
});

test('within a part, what it takes there counts, and its own group alone has ratings', () => {
  const config = configurator([{ name: 'Float', kind: 'assembly', part: 'f', optional: true }], { parts: { f: made } });
  const partOf = (...clicks: string[]) => setAssembly(config, initialSelection(config), 'Float', click(made, clicks));
  const within = (before: string[], after: string[], change: SingleChange) =>
    told(config, partOf(...before), partOf(...after), { kind: 'in-part', group: 'Float', change });
  expect(within(['Box.a', 'Plain.p', 'Extra.x'], ['Box.dry', 'Plain.p'], switched('Box', 'a', 'dry'))).toMatchObject({
    harm: [0, 1, 0, 0, 1, 0, 0, 0],
    losses: ['not for outdoors'],
  });
  expect(within(['Box.a', 'Plain.p'], ['Box.low', 'Plain.p'], switched('Box', 'a', 'low'))).toMatchObject({
    harm: [0, 0, 1, 0.5, 0, 0, 0, 0],
    losses: ['only where the site has it'],
  });
  expect(within(['Box.a', 'Plain.p'], ['Box.a', 'Plain.q'], switched('Plain', 'p', 'q')).harm).toEqual([
    0, 0, 0, 0, 0, 1, 0, 300,
  ]);
  expect(within(['Box.a', 'Plain.p'], ['Plain.p'], { kind: 'unselect', group: 'Box', code: 'a' }).harm[0]).toBe(1);
});

test('the first number that differs decides; of two alike none is milder', () => {
  const judged = (...harm: number[]) => ({
    remedy: { change: { kind: 'clear' as const, group: 'A', selection: [] }, costs: null, losses: [] },
    harm,
    takesFromAnswers: false,
  });
  expect(isMilder(judged(0, 2), judged(1, 0))).toBe(true);
  expect(isMilder(judged(1, 0), judged(0, 2))).toBe(false);
  expect(isMilder(judged(1, 0), judged(1, 2))).toBe(true);
  expect(isMilder(judged(1, 2), judged(1, 2))).toBe(false);
});
