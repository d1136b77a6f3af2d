import { expect, test } from 'vitest';
import { evaluate, parseModelNumber } from '../index.ts';
import { lintWithin } from '../lint/lint-configurator.ts';
import { finish } from '../pausable.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { recordedConfigurators } from './random/recorded.ts';

const OF_A_KIND = 6;
const STEPS = 8_000;

/**
 * How far the searches go, in steps. A search that finds the same in more steps is a slower page, and ends early where the configurator is
 * large: read which counts differ before the record is renewed (`vitest run -u`).
 */
test('the searches of the publish check, and of parsing, take the steps on record', async () => {
  const lines = recordedConfigurators(OF_A_KIND).map(({ name, config }) => {
    const budget = { left: STEPS, exhausted: false, unpaused: 0 };
    const { findings, exhaustive } = finish(lintWithin(config, budget));
    const lint = `${STEPS - budget.left} steps, ${findings.length} findings${exhaustive ? '' : ', not exhaustive'}`;
    const { itemNo } = evaluate(config, finishAnywhere({ config, context: {} }, []));
    const parsed = readingsOf(itemNo).map((text) => {
      const own = { left: STEPS };
      const read = parseModelNumber(config, text, { budget: own });
      return `${read.ok ? 'read' : read.code} in ${STEPS - own.left}`;
    });
    return `${name}: lint ${lint}; numbers ${parsed.join(', ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-steps.txt');
});

/** A number as it is printed, and as people spoil it. */
function readingsOf(number: string): readonly string[] {
  return [
    number,
    number.replaceAll(/[-/ .]/g, ''),
    number.toLowerCase(),
    `${number}X`,
    number.slice(0, -1),
    number.slice(1),
  ];
}
