import { expect, test } from 'vitest';
import { choice, click, configurator, several } from '../testing/build.ts';
import { findRemedy } from './find-remedy.ts';

const enclosure = (code: string, price: number | null, amps: number, weather: number, phases = 1) => ({
  code,
  price,
  attributes: { amps, weather, phases },
});

/** The current of 25 A needs another enclosure than 4X; all of these would do. */
const panel = (...others: ReturnType<typeof enclosure>[]) =>
  configurator([
    choice('Enclosure', [enclosure('4X', 94, 18, 2), ...others], {
      ratings: [
        { of: 'weather', better: 'more', loss: 'not for outdoors' },
        { of: 'phases', better: 'same' },
      ],
    }),
    choice('Amps', ['040', { code: '250', disableIf: ['Enclosure.amps<25'] }]),
    several('Options', [{ code: 'I', disableIf: ['Enclosure.4XS'] }]),
  ]);
const remedyFor = (config: ReturnType<typeof panel>, ...clicks: string[]) =>
  findRemedy(config, click(config, clicks), 'Amps', '250');
const chosen = (remedy: ReturnType<typeof remedyFor>): string => {
  const { change } = remedy ?? {};
  if (change === undefined) return 'none';
  return change.kind === 'switch' ? `${change.group}.${change.to}` : `${change.kind} ${change.group}`;
};

const INDOOR = enclosure('12', 58, 25, 0);
const GLASS = enclosure('4XG', 168, 32, 2);
const LARGE = enclosure('4XL', 296, 63, 2);
const STAINLESS = enclosure('4XS', 150, 32, 3);
const QUOTED = enclosure('4XQ', null, 32, 2);
const THREE_PHASE = enclosure('3P', 100, 32, 2, 3);

test.each([
  ['the nearest price of those that are as good', [LARGE, GLASS], [], 'Enclosure.4XG'],
  ['a lower rating only where nothing else helps', [INDOOR, LARGE], [], 'Enclosure.4XL'],
  ['then the lower rating, rather than an open question', [INDOOR], [], 'Enclosure.12'],
  ['the same kind before another one, though it is dearer', [THREE_PHASE, LARGE], [], 'Enclosure.4XL'],
  ['another kind before a lower rating', [INDOOR, THREE_PHASE], [], 'Enclosure.3P'],
  ['what is better is as good', [STAINLESS, LARGE], [], 'Enclosure.4XS'],
  ['a change that takes no other choice with it', [STAINLESS, LARGE], ['Options.I'], 'Enclosure.4XL'],
  ['a price that is known before one on request', [QUOTED, LARGE], [], 'Enclosure.4XL'],
  ['one on request where there is no other', [QUOTED], [], 'Enclosure.4XQ'],
  ['the answer is taken back only where no other fits', [], [], 'unselect Enclosure'],
])('of the changes that help: %s', (_, others, clicks, expected) => {
  expect(chosen(remedyFor(panel(...others), 'Enclosure.4X', ...clicks))).toBe(expected);
});

test.each([
  ['a higher price', [GLASS], { costs: 7400, losses: [] }],
  ['a price on request', [QUOTED], { costs: 'on-request', losses: [] }],
  [
    'a lower rating, in the words of the maker',
    [INDOOR],
    { costs: -3600, losses: [{ group: 'Enclosure', of: 'weather', better: 'more', text: 'not for outdoors' }] },
  ],
])('the remedy says %s', (_, others, expected) => {
  expect(remedyFor(panel(...others), 'Enclosure.4X')).toMatchObject(expected);
});

test('no price is compared with one on request', () => {
  expect(remedyFor(panel(enclosure('Q', null, 18, 2), GLASS), 'Enclosure.Q')?.costs).toBeNull();
});

test('an answered group keeps its answer while the remedy is found: a switch follows', () => {
  expect(chosen(remedyFor(panel(GLASS), 'Enclosure.4X', 'Amps.040'))).toBe('Enclosure.4XG');
});

test('a group without ratings comes after one that has them, whatever it costs', () => {
  const config = configurator([
    choice('Rail', [
      { code: 'R1', attributes: { width: 4 } },
      { code: 'R2', price: 1, attributes: { width: 9 } },
    ]),
    choice('Box', [enclosure('B1', 0, 4, 1), enclosure('B2', 50, 9, 1)], {
      ratings: [{ of: 'weather', better: 'more' }],
    }),
    choice('Amps', [{ code: '250', disableIf: ['sum(Rail.width + Box.amps)<13'] }]),
  ]);
  expect(chosen(findRemedy(config, click(config, ['Rail.R1', 'Box.B1']), 'Amps', '250'))).toBe('Box.B2');
});

test('a question that is still open is not answered for the visitor', () => {
  const needs = (optional: boolean) => {
    const config = configurator([
      choice('Alarm', ['AB', 'AR'], { optional }),
      several('Options', [{ code: 'W', enableIf: ['Alarm.AR'] }]),
    ]);
    return findRemedy(config, [], 'Options', 'W');
  };
  expect(needs(false)).toBeNull();
  expect(needs(true)?.change).toMatchObject({ kind: 'select', group: 'Alarm', code: 'AR' });
});

test('what can be chosen needs no remedy', () => {
  expect(remedyFor(panel(GLASS), 'Enclosure.4XG')).toBeNull();
  expect(findRemedy(panel(), [], 'Nothing', 'X')).toBeNull();
});
