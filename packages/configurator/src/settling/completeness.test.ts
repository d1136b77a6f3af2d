import { describe, expect, test } from 'vitest';
import { type Configurator, evaluate, setValue } from '../index.ts';
import { choice, click, configurator, groupState, number, several } from '../testing/build.ts';

const isComplete = (config: Configurator, clicks: readonly string[]) =>
  evaluate(config, click(config, clicks)).complete;

describe('a number is complete', () => {
  test('when every visible group that is not optional has a selection', () => {
    const config = configurator([choice('A', ['a']), choice('B', ['b']), choice('C', ['c'])]);
    expect(isComplete(config, ['A.a', 'B.b', 'C.c'])).toBe(true);
    expect(isComplete(config, ['A.a', 'C.c'])).toBe(false);
    expect(evaluate(config, click(config, ['A.a'])).missing).toEqual([
      { code: 'choose', group: 'B' },
      { code: 'choose', group: 'C' },
    ]);
  });

  test('an optional group may be left unanswered, the last visible one only by its own data', () => {
    const config = configurator([choice('A', ['a']), choice('B', ['b'], { optional: true })]);
    expect(isComplete(config, ['A.a'])).toBe(true);
    expect(groupState(config, [], 'B').optional).toBe(true);
    expect(groupState(config, [], 'A').optional).toBe(false);
  });

  test('a multi-select group is optional unless it is the last visible one', () => {
    const config = configurator([
      choice('A', ['1', '2']),
      several('B', ['b']),
      choice('C', ['c'], { showIf: ['A.1'] }),
    ]);
    expect(isComplete(config, ['A.1', 'C.c'])).toBe(true);
    expect(isComplete(config, ['A.2'])).toBe(false);
    expect(isComplete(config, ['A.2', 'B.b'])).toBe(true);
  });

  test('a multi-select group follows its own data where given', () => {
    const must = configurator([several('A', ['a'], { optional: false }), choice('B', ['b'])]);
    expect(isComplete(must, ['B.b'])).toBe(false);
    const may = configurator([choice('A', ['a']), several('B', ['b'], { optional: true })]);
    expect(isComplete(may, ['A.a'])).toBe(true);
  });

  test('a group that is not printed is always optional', () => {
    const config = configurator([choice('A', ['a']), choice('B', ['b'], { printed: false, optional: false })]);
    expect(isComplete(config, ['A.a'])).toBe(true);
  });

  test('hidden groups need nothing', () => {
    const config = configurator([choice('A', ['1', '2']), choice('B', ['b'], { showIf: ['A.1'] })]);
    expect(isComplete(config, ['A.2'])).toBe(true);
    expect(isComplete(config, ['A.1'])).toBe(false);
  });

  test('after an isLast nothing is needed', () => {
    const config = configurator([choice('A', [{ code: 'z', isLast: true }, 'a']), choice('B', ['b'])]);
    expect(isComplete(config, ['A.z'])).toBe(true);
    expect(isComplete(config, ['A.a'])).toBe(false);
  });

  test('a blank code answers its group', () => {
    const config = configurator([choice('A', ['', 'a']), choice('B', ['b'])]);
    expect(isComplete(config, ['A.', 'B.b'])).toBe(true);
    expect(isComplete(config, ['B.b'])).toBe(false);
  });
});

describe('requires', () => {
  const requires = [{ if: ['A.a'], then: ['B.b'] }];
  const config = configurator([several('A', ['a', 'x']), several('B', ['b', 'c'])], { requires });

  test.each([
    ['if and then', ['A.a', 'B.b'], true],
    ['if without then', ['A.a', 'B.c'], false],
    ['neither', ['A.x', 'B.c'], true],
    ['then alone', ['B.b'], true],
  ] as const)('%s', (_, clicks, complete) => {
    expect(isComplete(config, clicks)).toBe(complete);
  });

  test('is told with its rules', () => {
    expect(evaluate(config, click(config, ['A.a', 'B.c'])).missing).toEqual([
      { code: 'requirement', if: ['A.a'], then: ['B.b'] },
    ]);
  });

  test('an empty if never holds', () => {
    const empty = configurator([choice('A', ['a'])], { requires: [{ if: [], then: ['A.x'] }] });
    expect(isComplete(empty, ['A.a'])).toBe(true);
  });
});

describe('numbers', () => {
  test('every number is within its bounds, an optional one too', () => {
    const config = configurator([choice('A', ['a']), number('L', { max: 9, optional: true })]);
    const picked = click(config, ['A.a']);
    expect(evaluate(config, picked).complete).toBe(true);
    expect(evaluate(config, setValue(config, picked, 'L', 9)).complete).toBe(true);
    expect(evaluate(config, setValue(config, picked, 'L', 10)).complete).toBe(false);
  });

  test('a number that is not optional must be answered', () => {
    const config = configurator([number('L', { max: 9 }), choice('A', ['a'])]);
    expect(isComplete(config, ['A.a'])).toBe(false);
  });
});

test('a number that goes for another, which another table refuses then, lacks its row and is within its bounds', () => {
  const two = configurator([number('A', { max: 95 }), number('B', { max: 95 })], {
    tables: [
      {
        name: 'Both',
        columns: ['A', 'B'],
        rows: [
          ['45..', '*'],
          ['*', '30..'],
        ],
      },
      { name: 'Alone', columns: ['A'], rows: [[45], ['..5']] },
    ],
  });
  const missing = (a: number, b: number) => evaluate(two, [[a], [b]]).missing;
  expect(missing(20, 10)).toEqual([
    { code: 'table', table: 'Alone' },
    { code: 'table', table: 'Both' },
  ]);
  expect(missing(20, 30)).toEqual([{ code: 'table', table: 'Alone' }]);
  expect(missing(45, 10)).toEqual([]);
  expect(missing(20, 96)).toMatchObject([
    { code: 'table', table: 'Alone' },
    { code: 'number-outside-bounds', group: 'B' },
  ]);
});

describe('catalogueOnly', () => {
  const config = configurator([choice('A', ['a', 'b'])], { catalogueOnly: true });
  const isCatalogueNumber = (itemNo: string) => itemNo === 'a';

  test('only numbers that a catalogue product carries are complete', () => {
    expect(evaluate(config, click(config, ['A.a']), { isCatalogueNumber }).complete).toBe(true);
    expect(evaluate(config, click(config, ['A.b']), { isCatalogueNumber })).toMatchObject({
      complete: false,
      missing: [{ code: 'not-in-catalogue' }],
    });
  });

  test('without knowledge of the catalogue the other rules decide', () => {
    expect(isComplete(config, ['A.b'])).toBe(true);
  });

  test('elsewhere the catalogue does not matter', () => {
    const open = configurator([choice('A', ['b'])]);
    expect(evaluate(open, click(open, ['A.b']), { isCatalogueNumber }).complete).toBe(true);
  });
});

describe('the order needs a group', () => {
  const asked = { printed: false, withOrder: true };
  test.each<[string, readonly string[], readonly string[]]>([
    ['that is shown and not answered', ['A.a'], ['Colour']],
    ['not one that is hidden', [], []],
    ['not one that is answered', ['A.a', 'Colour.r'], []],
  ])('%s', (_, clicks, toOrder) => {
    const config = configurator([choice('A', ['a', 'b']), choice('Colour', ['r'], { ...asked, showIf: ['A.a'] })]);
    expect(evaluate(config, click(config, clicks)).toOrder).toEqual(toOrder);
  });

  test('not one that is printed, nor one that only stands unprinted', () => {
    const groups = [
      choice('A', ['a'], { withOrder: true }),
      choice('B', ['b'], { printed: false }),
      choice('Colour', ['r'], asked),
    ];
    expect(evaluate(configurator(groups), []).toOrder).toEqual(['Colour']);
  });
});
