import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { evaluate, initialSelection, setValue } from '../index.ts';
import { configurator, number } from '../testing/build.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');
const held = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const MB = 1 << 20;

test('of made-up values a configurator remembers a few, however many are asked', () => {
  const rows = Array.from({ length: 500 }, (_, nth) => [`${nth}..${nth + 1}`]);
  const config = configurator([number('N', { max: 99_999 })], { tables: [{ name: 'T', columns: ['N'], rows }] });
  const ask = (value: number) => evaluate(config, setValue(config, initialSelection(config), 'N', value));
  for (let value = 0; value < 40; value += 1) ask(value);
  const before = held();
  for (let value = 40; value < 10_000; value += 1) ask(value);
  // All of them would take 3 MB and more.
  expect(held() - before).toBeLessThan(MB);
});
