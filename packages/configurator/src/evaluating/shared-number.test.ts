import { expect, test } from 'vitest';
import { choicesOfNumber, codeBesideNumber, evaluate, initialSelection, setQuantity } from '../index.ts';
import { choice, click, configurator, several } from '../testing/build.ts';

const config = configurator([
  choice('A', ['1', '2']),
  several('B', ['x', 'y']),
  several('Spares', ['fuse', { code: 'lamp', maxQty: 3 }], { printed: false, optional: true }),
]);
const shared = (codes: readonly string[]) => {
  const selection = click(config, codes);
  const { itemNo } = evaluate(config, selection);
  return { selection, itemNo, code: codeBesideNumber(config, itemNo, selection) };
};

test('a number that says it all needs no code', () => {
  expect(shared(['A.1', 'B.x'])).toMatchObject({ itemNo: '1-x', code: null });
});
test('answers that are not printed go beside it, and are read again', () => {
  const { selection, itemNo, code } = shared(['A.1', 'B.x', 'B.y', 'Spares.fuse']);
  expect(code).not.toBeNull();
  expect(choicesOfNumber(config, itemNo, code ?? '')).toEqual(selection);
  expect(choicesOfNumber(config, itemNo.replace('|', ''), code ?? '')).toEqual(selection);
});
test('a quantity that is not printed goes beside it too', () => {
  const selection = setQuantity(config, click(config, ['A.1', 'B.x', 'Spares.lamp']), 'Spares', 'lamp', 3);
  const code = codeBesideNumber(config, evaluate(config, selection).itemNo, selection);
  expect(choicesOfNumber(config, '1-x', code ?? '')).toEqual(selection);
});
test('a code that prints another number, or is none, does not count', () => {
  const { code } = shared(['A.1', 'B.x', 'Spares.fuse']);
  expect(choicesOfNumber(config, '2-x', code ?? '')).toBeNull();
  expect(choicesOfNumber(config, '1-x', 'W10')).toBeNull();
});
test('nothing chosen prints nothing', () => {
  const selection = initialSelection(config);
  expect(codeBesideNumber(config, evaluate(config, selection).itemNo, selection)).not.toBeNull();
});
