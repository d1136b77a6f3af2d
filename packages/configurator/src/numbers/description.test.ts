import { describe, expect, test } from 'vitest';
import { evaluate, setQuantity } from '../index.ts';
import { choice, click, configurator, several } from '../testing/build.ts';

const groups = [
  several('A', [
    { code: 'a', description: 'float', altDescription: 'sensor' },
    { code: 'b', description: 'bracket' },
    { code: 'c', description: 'base', hideDescription: true },
    { code: 'd' },
  ]),
  choice('B', [{ code: 'x', description: 'cord' }]),
];
const plain = configurator(groups);
const label = configurator(groups, { privateLabel: true });

describe('optionsDescription', () => {
  test('lists the descriptions of the selected options in their order', () => {
    expect(evaluate(plain, click(plain, ['B.x', 'A.b', 'A.a'])).optionsDescription).toEqual([
      'float',
      'bracket',
      'cord',
    ]);
  });

  test('is empty while nothing is selected', () => {
    expect(evaluate(plain, []).optionsDescription).toEqual([]);
  });

  test('tells a quantity above 1, and not 1', () => {
    const picked = click(plain, ['A.b']);
    expect(evaluate(plain, setQuantity(plain, picked, 'A', 'b', 2)).optionsDescription).toEqual(['2 × bracket']);
    expect(evaluate(plain, setQuantity(plain, picked, 'A', 'b', 1)).optionsDescription).toEqual(['bracket']);
  });

  test('leaves out hideDescription, and options without a description', () => {
    expect(evaluate(plain, click(plain, ['A.c', 'A.d', 'B.x'])).optionsDescription).toEqual(['cord']);
  });

  test('uses altDescription with privateLabel, where given', () => {
    expect(evaluate(label, click(label, ['A.a', 'A.b'])).optionsDescription).toEqual(['sensor', 'bracket']);
    expect(evaluate(plain, click(plain, ['A.a', 'A.b'])).optionsDescription).toEqual(['float', 'bracket']);
  });

  test('counts groups that are not printed', () => {
    const unprinted = configurator([choice('A', [{ code: 'a', description: 'test run' }], { printed: false })]);
    expect(evaluate(unprinted, click(unprinted, ['A.a'])).optionsDescription).toEqual(['test run']);
  });
});
