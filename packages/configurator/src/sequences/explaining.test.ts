import { describe, expect, test } from 'vitest';
import { canReach, explainDisabled, findRemedy } from '../index.ts';
import { choice, configurator, number, sequence, text } from '../testing/build.ts';

describe('the single change that frees an option of a sequence', () => {
  test('the last entry goes from a full one', () => {
    const config = configurator([sequence('Rail', ['K', 'R'], { max: 3 })]);
    const { reasons, change } = explainDisabled(config, [['K', 'R', 'K']], 'Rail', 'R');
    expect(reasons).toEqual([{ code: 'full', max: 3 }]);
    expect(change).toEqual({ kind: 'unselect', group: 'Rail', code: 'K', selection: [['K', 'R']] });
  });

  test('one of the same goes where it stands as often as it may', () => {
    const config = configurator([sequence('Rail', ['K', { code: 'R', maxQty: 1 }])]);
    expect(explainDisabled(config, [['R', 'K']], 'Rail', 'R')).toMatchObject({
      reasons: [{ code: 'quantity', max: 1 }],
      change: { kind: 'unselect', group: 'Rail', code: 'R', selection: [['K']] },
    });
  });

  test('what a limit bounds is changed in another group', () => {
    const config = configurator([
      number('Places', { min: 1, max: 4 }),
      sequence('Rail', ['K'], { limits: [{ max: 'Places' }] }),
    ]);
    expect(explainDisabled(config, [[2], ['K', 'K']], 'Rail', 'K')).toMatchObject({
      reasons: [{ code: 'full', max: 2 }],
    });
    expect(explainDisabled(config, [[2], []], 'Rail', 'K')).toEqual({ reasons: [], change: null });
  });

  test('an entry of a sequence is added for an option elsewhere, and a text is cleared', () => {
    const config = configurator([
      sequence('Rail', ['K', 'R'], { optional: true }),
      text('Tag', { optional: true }),
      choice('Lid', ['1', { code: '2', enableIf: ['Rail.R'] }, { code: '3', enableIf: ['Tag.count=0'] }]),
    ]);
    expect(explainDisabled(config, [['K'], [], [0, 0, 0]], 'Lid', '2').change).toMatchObject({
      kind: 'select',
      group: 'Rail',
      code: 'R',
      selection: [['K', 'R'], [], [0, 0, 0]],
    });
    expect(explainDisabled(config, [[], ['A'], [0, 0, 0]], 'Lid', '3').change).toMatchObject({
      kind: 'clear',
      group: 'Tag',
    });
  });
});

test('a remedy takes as few entries as it can, and no text where something else helps', () => {
  const config = configurator([
    sequence('Rail', ['K', 'R'], { optional: true }),
    text('Tag', { optional: true }),
    choice('Lid', [
      { code: '1', disableIf: ['Rail.R'] },
      { code: '2', disableIf: ['Tag.count=1'] },
    ]),
  ]);
  expect(findRemedy(config, [['R', 'K'], ['A'], [0, 0]], 'Lid', '1')?.change).toMatchObject({
    kind: 'unselect',
    code: 'R',
  });
  expect(findRemedy(config, [['R', 'K'], ['A'], [0, 0]], 'Lid', '2')?.change).toMatchObject({
    kind: 'clear',
    group: 'Tag',
  });
});

describe('a number that can be reached', () => {
  const config = configurator(
    [
      sequence(
        'Rail',
        [
          { code: 'K', maxQty: 2, attributes: { width: 2 } },
          { code: 'R', attributes: { width: 1 } },
        ],
        {
          min: 2,
          max: 3,
        },
      ),
      text('Tag', { max: 6, limits: [{ if: ['Rail.K'], max: 2 }], optional: true }),
    ],
    { requires: [{ if: ['Tag.count=1'], then: ['Rail.count=3'] }] },
  );
  test.each<[string, string[], 'yes' | 'no']>([
    ['a code stands in it', ['Rail.R'], 'yes'],
    ['as many as there may be', ['Rail.count=3'], 'yes'],
    ['more than there may be', ['Rail.count=4'], 'no'],
    ['fewer than there must be', ['Rail.count=1'], 'no'],
    ['a sum of what may stand', ['sum(Rail.width)=5'], 'yes'],
    ['a sum that maxQty leaves out', ['sum(Rail.width)=6'], 'no'],
    ['a text', ['Tag.count=1', 'Rail.K'], 'yes'],
    ['a text and too few entries', ['Tag.count=1', 'Rail.count=2'], 'no'],
  ])('%s: %j is %s', (_, demands, answer) => {
    const reached = canReach(config, demands, { steps: 40_000 });
    expect(reached.answer).toBe(answer);
  });

  test('a text and a sequence that no rule looks at are answered too', () => {
    const plain = configurator([
      choice('Size', ['S', 'L']),
      sequence('Rail', ['K'], { min: 2 }),
      text('Tag', { min: 3 }),
    ]);
    expect(canReach(plain, ['Size.L'])).toEqual({ answer: 'yes', selection: [[0, 1], ['K', 'K'], ['AAA']] });
  });
});
