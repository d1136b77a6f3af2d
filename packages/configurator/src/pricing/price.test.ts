import { describe, expect, test } from 'vitest';
import { type Configurator, evaluate, setQuantity, setValue, toCents } from '../index.ts';
import { choice, click, configurator, number, optionState, several } from '../testing/build.ts';

const total = (config: Configurator, clicks: readonly string[]) => evaluate(config, click(config, clicks)).total;

describe('the total', () => {
  const config = configurator(
    [several('A', [{ code: 'a', price: 10.1 }, { code: 'b', price: 20.2 }, 'free', { code: 'less', price: -5.05 }])],
    { adderPrice: 100 },
  );

  test('is 0 while nothing is selected, whatever the adder', () => {
    expect(total(config, [])).toBe(0);
  });

  test('is the adder and the options, in cents', () => {
    expect(total(config, ['A.a'])).toBe(11010);
    expect(total(config, ['A.a', 'A.b'])).toBe(13030);
  });

  test('counts the adder once an option without a price is selected', () => {
    expect(total(config, ['A.free'])).toBe(10000);
  });

  test('takes off what costs less than nothing', () => {
    expect(total(config, ['A.less'])).toBe(9495);
  });

  test('multiplies by the quantity', () => {
    expect(evaluate(config, setQuantity(config, click(config, ['A.a']), 'A', 'a', 3)).total).toBe(13030);
  });

  test('forgets what is hidden', () => {
    const hiding = configurator([
      choice('A', [
        { code: '1', price: 1 },
        { code: '2', price: 2 },
      ]),
      choice('B', [{ code: 'b', price: 10 }], { showIf: ['A.1'] }),
    ]);
    expect(total(hiding, ['A.1', 'B.b'])).toBe(1100);
    expect(total(hiding, ['A.1', 'B.b', 'A.1', 'A.2'])).toBe(200);
  });

  test('counts groups that are not printed', () => {
    const unprinted = configurator([choice('A', [{ code: 'a', price: 3 }], { printed: false })]);
    expect(total(unprinted, ['A.a'])).toBe(300);
  });
});

describe('a price on request', () => {
  const config = configurator([
    several('A', [
      { code: 'a', price: 10 },
      { code: 'ask', price: null },
    ]),
  ]);

  test('makes the total null while selected, never a partial sum', () => {
    expect(total(config, ['A.a', 'A.ask'])).toBeNull();
    expect(total(config, ['A.a'])).toBe(1000);
  });

  test('is told on the option too', () => {
    expect(optionState(config, [], 'A', 'ask').price).toBeNull();
    expect(optionState(config, [], 'A', 'a').price).toBe(1000);
  });
});

describe('prices', () => {
  const config = configurator([
    choice('P', ['1', '2', '3']),
    several('A', [
      {
        code: 'a',
        price: 10,
        prices: [
          { if: ['P.1'], price: 20 },
          { if: ['P.1|2'], price: 30 },
          { if: ['P.3'], price: null },
          { if: [], price: 99 },
        ],
      },
    ]),
  ]);

  test.each([
    ['the first that holds replaces price', ['P.1', 'A.a'], 2000],
    ['the next where the first does not', ['P.2', 'A.a'], 3000],
    ['it may be on request', ['P.3', 'A.a'], null],
    ['price where none holds', ['A.a'], 1000],
  ] as const)('%s', (_, clicks, expected) => {
    expect(total(config, clicks)).toBe(expected);
    expect(optionState(config, click(config, clicks), 'A', 'a').price).toBe(expected);
  });
});

describe('pricePerUnit', () => {
  const config = configurator([number('L', { min: 0.5, max: 50, step: 0.5, pricePerUnit: 1.25 })], { adderPrice: 10 });

  test('counts for each unit of the value, to the cent', () => {
    expect(evaluate(config, setValue(config, [], 'L', 20)).total).toBe(3500);
    expect(evaluate(config, setValue(config, [], 'L', 2.5)).total).toBe(1313);
  });

  test('not for a value outside the bounds', () => {
    expect(evaluate(config, setValue(config, [], 'L', 51)).total).toBe(0);
  });
});

describe('money', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [19.99, 1999],
    [1.005, 101],
    [1234.5, 123450],
    [-0.5, -50],
    [-0, 0],
  ])('%s is %s cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });
});

test('each entry of a sequence is a line of its own, so two of half a cent are two cents', () => {
  const half = { code: 'a', price: 0.005, maxQty: 2 };
  const order = configurator([{ name: 'Order', kind: 'sequence', options: [half] }]);
  expect(evaluate(order, [['a', 'a']]).total).toBe(2);
  expect(evaluate(configurator([several('Extras', [half])]), [[2]]).total).toBe(1);
});
