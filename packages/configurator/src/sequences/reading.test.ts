import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../data/configurator.ts';
import {
  comparableSelection,
  evaluate,
  initialSelection,
  parseModelNumber,
  setSequence,
  setText,
  toggleOption,
} from '../index.ts';
import { choice, configurator, number, sequence, text } from '../testing/build.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';

const of = (rest: Partial<ConfigGroup> = {}, codes: readonly string[] = ['K', 'R']) =>
  configurator([choice('Size', ['S', 'L']), sequence('Rail', codes, rest), choice('Lid', ['1', '2'])]);
const small = (codes: readonly string[]) => [[1, 0], codes, [1, 0]];

describe('a number with a sequence', () => {
  test.each<[string, Partial<ConfigGroup>, string[], string, string]>([
    ['joins its codes in order, and a label leaves out "|" alone', {}, ['R', 'K', 'R'], 'S-R|K|R-1', 'S-RKR-1'],
    ['joins them by its own separator', { optionSeparator: '.' }, ['R', 'K'], 'S-R.K-1', 'S-R.K-1'],
    ['joins them by none', { optionSeparator: '' }, ['R', 'K'], 'S-RK-1', 'S-RK-1'],
    ['fills each empty place', { optionSeparator: '', max: 4, fill: 'X' }, ['R', 'K'], 'S-RKXX-1', 'S-RKXX-1'],
    ['fills none where it is full', { optionSeparator: '', max: 2, fill: 'X' }, ['R', 'K'], 'S-RK-1', 'S-RK-1'],
    ['joins what fills it too', { max: 3, fill: 'X' }, ['R'], 'S-R|X|X-1', 'S-RXX-1'],
    [
      'fills up to its own max, not to a limit',
      { max: 3, fill: 'X', limits: [{ max: 2 }] },
      ['R'],
      'S-R|X|X-1',
      'S-RXX-1',
    ],
    [
      'fills up to 20 without a max',
      { optionSeparator: '', fill: 'X' },
      ['R'],
      `S-R${'X'.repeat(19)}-1`,
      `S-R${'X'.repeat(19)}-1`,
    ],
    ['prints nothing without entries', { optional: true, fill: 'X', max: 3 }, [], 'S-1', 'S-1'],
  ])('%s', (_, rest, codes, itemNo, label) => {
    const config = of(rest);
    const { selection, ...printed } = evaluate(config, small(codes));
    expect([printed.itemNo, printed.itemNoAlt]).toEqual([itemNo, label]);
    for (const number of [itemNo, label]) expect(parseModelNumber(config, number)).toEqual({ ok: true, selection });
  });

  test.each([
    ['an unknown code', {}, 'S-R|Z-1'],
    ['more entries than its max', { max: 2 }, 'S-R|K|R-1'],
    ['fewer than its min', { min: 3 }, 'S-R|K-1'],
    ['too few places filled', { max: 4, fill: 'X' }, 'S-R|X|X-1'],
    ['too many places filled', { max: 2, fill: 'X' }, 'S-R|X|X-1'],
    ['an entry after a filled place', { max: 3, fill: 'X' }, 'S-R|X|K-1'],
    ['filled places alone', { max: 2, fill: 'X', optional: true }, 'S-X|X-1'],
    ['a separator too many', {}, 'S-R||K-1'],
    ['more of a sum than a limit leaves', { limits: [{ max: 1 }] }, 'S-R|K-1'],
  ])('is none with %s', (_, rest, number) => {
    expect(parseModelNumber(of(rest), number).ok).toBe(false);
  });

  test('an option stands no more often than it may', () => {
    const config = configurator([
      choice('Size', ['S', 'L']),
      sequence('Rail', ['K', { code: 'R', maxQty: 2, limits: [{ if: ['Size.S'], max: 1 }] }]),
    ]);
    const reads = ['S-R|K', 'S-R|K|R', 'L-R|K|R', 'L-R|R|R'].map((number) => parseModelNumber(config, number).ok);
    expect(reads).toEqual([true, false, true, false]);
  });

  test('a code may begin with another where a separator stands between', () => {
    const config = of({ optionSeparator: '.' }, ['A', 'AB', 'B']);
    for (const codes of [['A', 'B'], ['AB'], ['AB', 'B', 'A', 'AB']]) {
      const { itemNo, selection } = evaluate(config, small(codes));
      expect(parseModelNumber(config, itemNo)).toEqual({ ok: true, selection });
    }
  });

  test('reads former codes, each entry as it is written', () => {
    const config = configurator([sequence('Rail', [{ code: 'K', formerCodes: ['CT'] }, 'R'])]);
    expect(parseModelNumber(config, 'CT|R|K|CT')).toEqual({
      ok: true,
      selection: [['K', 'R', 'K', 'K']],
      alias: 'K|R|K|K',
    });
    expect(parseModelNumber(config, 'K|R')).toEqual({ ok: true, selection: [['K', 'R']] });
    expect(parseModelNumber(config, 'CX|R').ok).toBe(false);
  });

  test('rules that look at a later group decide which entries it may have', () => {
    const config = configurator([
      sequence('Rail', ['K', { code: 'R', disableIf: ['Lid.1'] }]),
      choice('Lid', ['1', '2']),
      text('Tag', { showIf: ['Rail.R'], max: 4, characters: 'A-Z' }),
    ]);
    const reads = ['K|R-1', 'K|K-1', 'K|R-2', 'K|R-2-AB', 'K-2-AB'].map(
      (number) => parseModelNumber(config, number).ok,
    );
    expect(reads).toEqual([false, true, false, true, false]);
  });

  test('says where it stopped, and what could stand there', () => {
    expect(parseModelNumber(of({}, ['K1', 'R1']), 'S-K1|R2-1')).toMatchObject({
      ok: false,
      code: 'no-match',
      parsed: 5,
      selection: [[1, 0], ['K1'], [0, 0]],
      expected: [{ group: 'Rail', codes: ['K1', 'R1'] }],
      closest: [
        { group: 'Rail', code: 'R1' },
        { group: 'Rail', code: 'K1' },
      ],
    });
    expect(parseModelNumber(of({ min: 3 }), 'S-K|R')).toMatchObject({
      code: 'incomplete',
      selection: [
        [1, 0],
        ['K', 'R'],
        [0, 0],
      ],
    });
  });
});

test('an unprinted sequence reads as unanswered, whatever rules ask of it', () => {
  const config = configurator([
    sequence('Rail', ['K', 'R'], { printed: false }),
    choice('Size', ['S', { code: 'L', enableIf: ['Rail.K'] }]),
  ]);
  expect(evaluate(config, [['K'], [0, 1]])).toMatchObject({ itemNo: 'L', complete: true });
  expect(parseModelNumber(config, 'S')).toEqual({ ok: true, selection: [[], [1, 0]] });
  expect(parseModelNumber(config, 'L').ok).toBe(false);
});

test('a text that cannot be read takes few steps, however many ways its codes part', () => {
  const config = configurator([sequence('Rail', ['A', 'AA', 'AAA'], { optionSeparator: '' }), choice('Lid', ['Z'])]);
  const budget = { left: 100_000 };
  expect(parseModelNumber(config, `${'A'.repeat(20)}-Y`, { budget }).ok).toBe(false);
  expect(100_000 - budget.left).toBeLessThan(20_000);
});

const codesOf = fc.uniqueArray(fc.constantFrom('K', 'R', 'KR', 'P1', '2', 'KK'), { minLength: 1, maxLength: 4 });
const rails = fc.record({
  codes: codesOf,
  separator: fc.constantFrom('.', '/'),
  max: fc.integer({ min: 1, max: 5 }),
  fill: fc.constantFrom(undefined, 'X', '--'),
  most: fc.constantFrom(undefined, 1, 2),
  isTagFirst: fc.boolean(),
  optional: fc.boolean(),
});

function railed({
  codes,
  separator,
  max,
  fill,
  most,
  isTagFirst,
  optional,
}: typeof rails extends fc.Arbitrary<infer R> ? R : never): Configurator {
  const options = codes.map((code, at) => ({
    code,
    attributes: { width: at + 1 },
    ...(at === 0 && most !== undefined ? { maxQty: most } : {}),
    ...(at === 1 ? { disableIf: ['Size.S'] } : {}),
  }));
  const own = {
    optionSeparator: separator,
    max,
    optional,
    limits: [{ of: 'width', max: 9 }],
    ...(fill === undefined ? {} : { fill }),
  };
  const tag = text('Tag', {
    characters: 'A-Z0-9 ',
    max: 6,
    optional,
    showIf: ['Size.S:Rail.count>=2'],
    separator: '_',
  });
  const rail = sequence('Rail', options, own);
  return configurator([
    choice('Size', ['S', 'L']),
    ...(isTagFirst ? [tag, rail] : [rail, tag]),
    number('Length', { separator: '~' }),
  ]);
}

test('what prints reads again, for sequences and texts as they come', () => {
  const entries = fc.record({
    large: fc.boolean(),
    picks: fc.array(fc.nat(5), { maxLength: 7 }),
    tag: fc.string({ maxLength: 7 }),
  });
  fc.assert(
    fc.property(rails, entries, (rail, { large, picks, tag }) => {
      const config = railed(rail);
      let selection = toggleOption(config, initialSelection(config), 'Size', large ? 'L' : 'S');
      const codes = config.configGroups.find(({ name }) => name === 'Rail')?.options?.map(({ code }) => code) ?? [];
      selection = setSequence(
        config,
        selection,
        'Rail',
        picks.map((pick) => codes[pick] ?? 'Z'),
      );
      selection = setText(config, selection, 'Tag', tag.toUpperCase());
      selection = [...selection.slice(0, 3), [12]];
      const { itemNo, itemNoAlt, complete, selection: settled } = evaluate(config, selection);
      expect(evaluate(config, structuredClone(settled)).selection).toEqual(settled);
      if (!complete) return;
      for (const written of [itemNo, itemNoAlt]) {
        const parsed = parseModelNumber(config, written);
        expect([written, parsed.ok || parsed.code]).toEqual([written, true]);
        if (parsed.ok)
          expect(comparableSelection(config, parsed.selection)).toEqual(comparableSelection(config, settled));
      }
    }),
    runsOfSearch(300),
  );
});
