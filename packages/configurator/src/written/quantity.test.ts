import { describe, expect, test } from 'vitest';
import { QUANTITY_CAP } from '../data/constants.ts';
import type { ConfigOption } from '../index.ts';
import { evaluate, initialSelection, setQuantity } from '../index.ts';
import { choice, click, configurator, optionState, several } from '../testing/build.ts';

const config = (option: Partial<ConfigOption>) => configurator([several('A', [{ code: 'a', ...option }])]);

/** The quantity after picking the option, and then setting one. */
function quantity(option: Partial<ConfigOption>, set?: number): number {
  const data = config(option);
  const picked = click(data, ['A.a']);
  const selection = set === undefined ? picked : setQuantity(data, picked, 'A', 'a', set);
  return optionState(data, selection, 'A', 'a').quantity;
}

describe('a quantity', () => {
  test.each([
    [1, 1],
    [2, 2],
    [19, 19],
    [20, 20],
    [21, QUANTITY_CAP],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [0.5, 1],
    [Number.POSITIVE_INFINITY, QUANTITY_CAP],
  ])('%s becomes %s', (given, expected) => {
    expect(quantity({}, given)).toBe(expected);
  });

  test.each([
    ['an empty text', '{ "entered": "" }'],
    ['null', '{ "entered": null }'],
    ['nothing', '{}'],
    ['words', '{ "entered": "many" }'],
  ])('%s becomes 1', (_, json) => {
    const { entered } = JSON.parse(json);
    expect(quantity({ qty: 3 }, entered ?? Number.NaN)).toBe(1);
    const data = config({ qty: 3 });
    expect(setQuantity(data, click(data, ['A.a']), 'A', 'a', entered)).toEqual([[1]]);
  });

  test('is never above maxQty, nor above the cap', () => {
    expect(quantity({ maxQty: 5 }, 5)).toBe(5);
    expect(quantity({ maxQty: 5 }, 6)).toBe(5);
    expect(quantity({ maxQty: 50 }, 50)).toBe(QUANTITY_CAP);
    expect(quantity({ maxQty: 0 }, 50)).toBe(QUANTITY_CAP);
  });

  test('starts from qty, 1 by default', () => {
    expect(quantity({})).toBe(1);
    expect(quantity({ qty: 4 })).toBe(4);
    expect(quantity({ qty: 40 })).toBe(QUANTITY_CAP);
    expect(quantity({ qty: 4, maxQty: 3 })).toBe(3);
    expect(quantity({ qty: 0 })).toBe(1);
  });

  test('is fixed at qty by isQtyReadonly', () => {
    expect(quantity({ qty: 4, isQtyReadonly: true }, 2)).toBe(4);
    expect(quantity({ qty: 4 }, 2)).toBe(2);
    expect(evaluate(config({ qty: 4, isQtyReadonly: true }), [[9]]).groups[0]?.options[0]).toMatchObject({
      quantity: 4,
      quantityFixed: true,
    });
  });

  test('of an unselected option cannot be set', () => {
    const data = config({});
    expect(setQuantity(data, initialSelection(data), 'A', 'a', 3)).toEqual([[0]]);
  });

  test('a read-only option keeps its quantity changeable', () => {
    const data = config({ isReadonly: true, selected: true });
    expect(setQuantity(data, initialSelection(data), 'A', 'a', 3)).toEqual([[3]]);
  });
});

describe('in the number', () => {
  const printed = (option: Partial<ConfigOption>, set: number) => {
    const data = config(option);
    return evaluate(data, setQuantity(data, click(data, ['A.a']), 'A', 'a', set)).itemNo;
  };

  test('isQtyPrefix writes it before the code, also for 1', () => {
    expect(printed({ isQtyPrefix: true }, 2)).toBe('2a');
    expect(printed({ isQtyPrefix: true }, 1)).toBe('1a');
  });

  test('isQtySuffix writes it after the code, also for 1', () => {
    expect(printed({ isQtySuffix: true }, 12)).toBe('a12');
    expect(printed({ isQtySuffix: true }, 1)).toBe('a1');
  });

  test('with neither it only multiplies the price', () => {
    const data = config({ price: 2.5 });
    const selection = setQuantity(data, click(data, ['A.a']), 'A', 'a', 3);
    expect(evaluate(data, selection)).toMatchObject({ itemNo: 'a', total: 750 });
  });
});

test('quantities in a selection from elsewhere: absent, negative and broken ones are unselected, others made whole', () => {
  const data = configurator([several('A', ['a', 'b', 'c', 'd', 'e']), choice('B', ['x'])]);
  const evaluation = evaluate(data, [[-1, 0.5, 2.7, 99], []]);
  expect(evaluation.groups[0]?.options.map((option) => option.quantity)).toEqual([0, 0, 2, 20, 0]);
});
