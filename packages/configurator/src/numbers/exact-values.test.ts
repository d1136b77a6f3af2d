import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConfigGroup,
  comparableSelection,
  decodeShareCode,
  evaluate,
  explainDisabled,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  printDecimal,
  type Selection,
  setValue,
} from '../index.ts';
import { choice, configurator, groupState, number, optionState } from '../testing/build.ts';
import { encodeShareCode } from './share-code.ts';

/** 0.30000000000000004 */
const ADDED = 0.1 + 0.2;

describe('a guide in steps of a thousandth from -0.1', () => {
  const length = number('L', { min: -0.1, max: 5, step: 0.001 });
  const config = configurator([length, choice('A', [{ code: 'x', enableIf: ['L.value=0.001'] }, 'y'])]);

  test('is fit for publication: the value that a rule asks for is found', () => {
    const { findings, exhaustive } = lintConfigurator(config);
    expect(findings.map(({ code }) => code)).toEqual(['blocked-unanswered']);
    expect(exhaustive).toBe(true);
  });

  test('offers that value as it is written', () => {
    const { change } = explainDisabled(config, initialSelection(config), 'A', 'x');
    expect(change).toEqual({ kind: 'set-value', group: 'L', value: 0.001, selection: [[0.001], [0, 0]] });
  });

  test.each([
    ['<0.001', 4, 0],
    ['<=0.001', 4, 0.001],
    ['>0.001', -0.002, 0.002],
    ['>=0.001', -0.002, 0.001],
    ['=0.001', 4, 0.001],
  ])('for L.value%s, %s is changed to %s', (comparison, from, value) => {
    const asked = configurator([length, choice('A', [{ code: 'x', enableIf: [`L.value${comparison}`] }])]);
    const { change } = explainDisabled(asked, setValue(asked, initialSelection(asked), 'L', from), 'A', 'x');
    expect(change).toMatchObject({ kind: 'set-value', value, selection: [[value], [0]] });
  });
});

describe('an entry that a computer added up', () => {
  const tenths = (rest: Partial<ConfigGroup> = {}) => number('L', { max: 9, step: 0.1, ...rest });

  test('is the value it means, in the selection and in what is shared', () => {
    const config = configurator([tenths()]);
    const added = setValue(config, [], 'L', ADDED);
    expect(added).toEqual([[0.3]]);
    expect(evaluate(config, added)).toEqual(evaluate(config, setValue(config, [], 'L', 0.3)));
    expect(parseModelNumber(config, '0.3')).toEqual({ ok: true, selection: added });
  });

  test.each(['L.value=0.3', 'L.value<=0.3', 'L.value>=0.3'])('fulfils %s', (rule) => {
    const config = configurator([tenths(), choice('A', [{ code: 'a', enableIf: [rule] }])]);
    expect(optionState(config, setValue(config, [], 'L', ADDED), 'A', 'a').enabled).toBe(true);
  });

  test.each(['L.value<0.3', 'L.value>0.3'])('does not fulfil %s', (rule) => {
    const config = configurator([tenths(), choice('A', [{ code: 'a', enableIf: [rule] }])]);
    expect(optionState(config, setValue(config, [], 'L', ADDED), 'A', 'a').enabled).toBe(false);
  });

  test('is within a maximum of that value, written or of another group', () => {
    const written = configurator([tenths({ max: 0.3 })]);
    expect(groupState(written, setValue(written, [], 'L', ADDED), 'L').answered).toBe(true);
    const config = configurator([
      choice('A', [{ code: 'a', selected: true }]),
      tenths({ name: 'Stem' }),
      tenths({ name: 'Level', limits: [{ if: ['A.a'], max: 'Stem' }] }),
    ]);
    const stem = setValue(config, initialSelection(config), 'Stem', 0.3);
    expect(groupState(config, setValue(config, stem, 'Level', ADDED), 'Level').answered).toBe(true);
  });

  test('a share code made with it still opens', () => {
    const config = configurator([tenths(), choice('A', ['a'])]);
    expect(decodeShareCode(config, encodeShareCode([[ADDED], [1]]))).toEqual({ ok: true, selection: [[0.3], [1]] });
  });

  test('compares like the value', () => {
    const config = configurator([tenths()]);
    expect(comparableSelection(config, [[ADDED]])).toEqual([[0.3]]);
  });
});

describe('an entry is a value', () => {
  const config = configurator([number('L', { min: 1, max: 9, step: 0.5 })]);
  const entered = (entry: number): Selection => setValue(config, [], 'L', entry);
  const isAnswered = (entry: number): boolean => groupState(config, entered(entry), 'L').answered;

  test.each([
    ['less than a millionth of a step above one', 2.5000004, [[2.5]], true],
    ['more than that above', 2.500001, [[2.500001]], false],
    ['less than a millionth of a step below one', 2.4999996, [[2.5]], true],
    ['more than that below', 2.499999, [[2.499999]], false],
    ['less than a millionth of a step above the largest', 9.0000004, [[9]], true],
    ['less than a millionth of a step below the smallest', 0.9999996, [[1]], true],
    ['the step below the smallest', 0.5, [[0.5]], false],
  ])('%s: %s', (_, entry, selection, answered) => {
    expect(entered(entry)).toEqual(selection);
    expect(isAnswered(entry)).toBe(answered);
  });

  test('never minus zero', () => {
    const around = configurator([number('L', { min: -5, step: 0.1 })]);
    const [[value] = []] = setValue(around, [], 'L', -1e-12);
    expect(Object.is(value, 0)).toBe(true);
    expect(parseModelNumber(around, '-0').ok).toBe(false);
  });
});

describe('a price per unit', () => {
  test.each([
    [0.1, 0.3, 4.5, 135],
    [0.01, 0.15, 0.3, 5],
    [0.001, 1.005, 1, 101],
    [0.5, 6.5, 1.1, 715],
    [0.01, 0.15, -0.3, -5],
    [1, 9_007_199_254_740_991, 0.01, 9_007_199_254_740_991],
    [0.25, 123_456_789_012.25, 54.32, 670_617_277_914_542],
  ])('in steps of %s, %s at %s is %s cents', (step, value, pricePerUnit, cents) => {
    const config = configurator([number('L', { step, pricePerUnit })]);
    expect(evaluate(config, setValue(config, [], 'L', value)).total).toBe(cents);
  });
});

/** A value of up to six places, and the one a step above it, of a group that begins some steps below. */
const valued = fc
  .record({ units: fc.integer({ min: -1e7, max: 1e7 }), places: fc.nat(6), step: fc.integer({ min: 1, max: 1e4 }) })
  .chain((number) => fc.record({ number: fc.constant(number), below: fc.nat(100) }))
  .map(({ number: { units, places, step }, below }) => {
    const scale = 10 ** places;
    const data = { min: (units - below * step) / scale, step: step / scale };
    return { units, places, data, value: units / scale + 0, next: (units + step) / scale + 0 };
  });

describe('for all decimals of up to six places', () => {
  test('a rule that asks for a value by its text is exact', () => {
    const signs = ['=', '<=', '>=', '<', '>'];
    fc.assert(
      fc.property(valued, ({ data, value }) => {
        const options = signs.map((sign) => ({ code: sign, enableIf: [`L.value${sign}${printDecimal(value)}`] }));
        const config = configurator([number('L', data), choice('A', options)]);
        const { groups } = evaluate(config, setValue(config, initialSelection(config), 'L', value));
        expect(groups[1]?.options.map(({ enabled }) => enabled)).toEqual([true, true, true, false, false]);
      }),
    );
  });

  test('a limit at a value lets it be, and not the one a step beyond', () => {
    fc.assert(
      fc.property(valued, ({ data, value, next }) => {
        const config = configurator([number('L', { ...data, limits: [{ max: value }] })]);
        const isAnswered = (entry: number) => groupState(config, setValue(config, [], 'L', entry), 'L').answered;
        expect([isAnswered(value), isAnswered(next)]).toEqual([true, false]);
      }),
    );
  });

  test('a price per unit is the exact product, rounded once to a cent', () => {
    fc.assert(
      fc.property(valued, fc.integer({ min: -99_999, max: 99_999 }), ({ data, units, places, value }, price) => {
        const config = configurator([number('L', { ...data, pricePerUnit: price / 100 })]);
        const [product, one] = [BigInt(units) * BigInt(price), 10n ** BigInt(places)];
        const size = (2n * (product < 0n ? -product : product) + one) / (2n * one);
        expect(evaluate(config, setValue(config, [], 'L', value)).total).toBe(Number(product < 0n ? -size : size));
      }),
    );
  });
});
