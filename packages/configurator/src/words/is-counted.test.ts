import { expect, test } from 'vitest';
import { type ConfigOption, evaluate, initialSelection } from '../index.ts';
import { configurator, several } from '../testing/build.ts';
import { isCounted } from './is-counted.ts';

test.each<[Partial<ConfigOption>, boolean]>([
  [{ maxQty: 2 }, true],
  [{ maxQty: 1 }, false],
  [{}, false],
  [{ qty: 2, maxQty: 1 }, false],
  [{ qty: 2 }, true],
  [{ isQtyPrefix: true }, true],
  [{ isQtySuffix: true }, true],
  [{ isQtyPrefix: true, maxQty: 1 }, false],
  [{ maxQty: 3, isQtyReadonly: true }, false],
])('an option with %j is counted: %j', (fields, counted) => {
  const option = { code: 'a', ...fields };
  const config = configurator([several('A', [option])]);
  const [state] = evaluate(config, initialSelection(config)).groups[0]?.options ?? [];
  expect(state && isCounted(option, state)).toBe(counted);
});
