import { describe, expect, test } from 'vitest';
import { type ConfigGroup, type Configurator, parseModelNumber } from '../index.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';

const assembly: ConfigGroup = { name: 'C', kind: 'assembly', part: 'p' };
const parts = { p: configurator([choice('Q', ['q'])]) };
/** So many that a failure there would be remembered. */
const tail = Array.from({ length: 12 }, (_, at) => choice(`T${at}`, ['t', { code: '', description: 'none' }]));
const after = '-t'.repeat(12);

describe('two readings that part and share the rest are both found, where the rest goes on with', () => {
  test.each<[string, readonly ConfigGroup[], string]>([
    ['a single choice', [choice('C', ['c', 'd'])], '-c'],
    ['a blank code', [choice('C', ['c', ''])], ''],
    ['several', [several('C', ['c', 'd'])], '-c|d'],
    ['several, as on a label', [several('C', ['c', 'd'])], '-cd'],
    ['a number', [number('C', { max: 99 })], '-12'],
    ['a text', [text('C', { characters: 'a-z' })], '-abc'],
    ['a sequence', [sequence('C', ['c', 'd'], { max: 3 })], '-c|d'],
    ['a part', [assembly], '-(q)'],
    ['a group that is left out', [choice('C', ['c'], { optional: true })], ''],
    ['a hidden group', [choice('C', ['c'], { showIf: ['A.none'], whenHidden: '0' })], '-0'],
    ['a hidden group that prints nothing', [choice('C', ['c'], { showIf: ['A.none'] })], ''],
    ['a group that is not printed', [choice('C', ['c', 'd'], { printed: false })], ''],
    ['a number that is not printed', [number('C', { max: 9, printed: false })], ''],
  ])('%s', (_, groups, middle) => {
    const first = [choice('A', ['a', 'ab', 'none']), choice('B', ['bc', 'c'], { separator: '' })];
    const config: Configurator = configurator([...first, ...groups, ...tail], { parts });
    expect(parseModelNumber(config, `abc${middle}${after}`)).toMatchObject({ ok: false, code: 'ambiguous' });
    const alone = configurator([choice('A', ['ab', 'none']), ...first.slice(1), ...groups, ...tail], { parts });
    expect(parseModelNumber(alone, `abc${middle}${after}`)).toMatchObject({ ok: true });
  });
});

describe('what was tried in vain leaves nothing behind', () => {
  const anyOrder = (codes: string[], rest: Partial<ConfigGroup> = {}): ConfigGroup =>
    several('S', codes, { anyOrder: true, ...rest });
  test.each<[string, Configurator, string, object]>([
    ['of several in any order', configurator([anyOrder(['A', 'AB', 'B'])]), 'B|AB', [[0, 1, 1]]],
    [
      'of several in any order, of which one follows',
      configurator([anyOrder(['A', 'AB', 'B'])]),
      'B|AB|A',
      [[1, 1, 1]],
    ],
    [
      'of former codes',
      configurator([
        choice('A', [
          { code: 'x', formerCodes: ['A'] },
          { code: 'y', formerCodes: ['AB'] },
        ]),
      ]),
      'AB',
      [[0, 1]],
    ],
    [
      'of former codes of several',
      configurator([several('A', [{ code: 'x', formerCodes: ['A'] }, { code: 'y', formerCodes: ['AB'] }, 'z'])]),
      'AB|z',
      [[0, 1, 1]],
    ],
    [
      'of former codes in a sequence',
      configurator([
        sequence(
          'A',
          [
            { code: 'x', formerCodes: ['A'] },
            { code: 'y', formerCodes: ['AB'] },
          ],
          { max: 3 },
        ),
      ]),
      'AB|A|AB',
      [['y', 'x', 'y']],
    ],
    [
      'of quantities',
      configurator([several('A', [{ code: 'A', isQtySuffix: true, maxQty: 99 }, '2B'])]),
      'A1|2B',
      [[1, 1]],
    ],
    [
      'of quantities on a label',
      configurator([several('A', [{ code: 'A', isQtySuffix: true, maxQty: 99 }, '2B'])]),
      'A12B',
      [[1, 1]],
    ],
    [
      'of a text',
      configurator([text('T', { characters: 'A-Z' }), choice('B', ['BC'], { separator: '' })]),
      'ABC',
      [['A'], [1]],
    ],
    [
      'of a text beyond the basic plane',
      configurator([text('T', { characters: '\u{10000}-\u{1F64F}' }), choice('B', ['😀'], { separator: '' })]),
      '😀\u{10000}😀',
      [['😀\u{10000}'], [1]],
    ],
    [
      'of a number',
      configurator([number('N', { max: 999 }), choice('B', ['23'], { separator: '' })]),
      '123',
      [[1], [1]],
    ],
    [
      'of a part',
      configurator([{ ...assembly, close: 'c' }, choice('B', ['b'], { separator: '' })], {
        parts: { p: configurator([choice('Q', ['q', 'qcb'])]) },
      }),
      '(qcbcb',
      [[[[0, 1]]], [1]],
    ],
  ])('%s', (_, config, number, selection) => {
    expect(parseModelNumber(config, number)).toMatchObject({ ok: true, selection });
  });
});

describe('a budget of steps', () => {
  const config = configurator([
    choice('A', ['a', 'ab']),
    choice('B', ['b', ''], { separator: '' }),
    ...tail.slice(0, 3),
  ]);
  const parsed = (left: number, number = 'ab-t-t-t') => {
    const budget = { left };
    return { read: parseModelNumber(config, number, { budget }), budget };
  };
  test('is taken by the steps of a parse, and no others', () => {
    const { budget } = parsed(1_000_000);
    const taken = 1_000_000 - budget.left;
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThan(200);
    expect(parsed(taken + 5).budget.left).toBe(5);
    expect(parsed(taken + 5).read).toEqual(parsed(1_000_000).read);
  });
  test('that is too small ends the search', () => {
    const { read, budget } = parsed(3);
    expect(read).toMatchObject({ ok: false });
    expect(budget.left).toBeLessThanOrEqual(0);
    expect(budget.left).toBeGreaterThan(-30);
  });
  test.each([0, -2])('of %d is left as it is, and nothing is said of the number', (left) => {
    const { read, budget } = parsed(left, '');
    expect(budget.left).toBe(left);
    expect(read).toMatchObject({ ok: false, code: 'no-match', parsed: 0, expected: [], closest: [] });
  });
});
