import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, parseModelNumber } from '../index.ts';
import { lintWithin } from '../lint/lint-configurator.ts';
import { finish } from '../pausable.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { soundConfigurators } from './random/arbitrary.ts';
import { withAssemblies } from './random/assembled.ts';
import { crossTabledConfigurators } from './random/cross-tabled.ts';
import { configuratorsOfEveryKind } from './random/every-kind.ts';
import { configuratorsWithFacts } from './random/facts-anywhere.ts';
import { withContext } from './random/in-context.ts';
import { limitedConfigurators } from './random/limited.ts';
import { measuredConfigurators } from './random/measured.ts';
import { configuratorsWithOlderForms } from './random/older-forms.ts';
import { seldomConfigurators } from './random/seldom.ts';
import { tabledConfigurators } from './random/tabled.ts';
import { tangled } from './random/tangled.ts';
import { configuratorsWithTexts } from './random/texts-anywhere.ts';
import { withTyped } from './random/typed.ts';

const kinds = {
  choices: soundConfigurators(),
  tangled,
  limited: limitedConfigurators(),
  measured: measuredConfigurators(),
  tabled: tabledConfigurators(),
  'tables of sequences': crossTabledConfigurators(withTyped),
  'with facts': configuratorsWithFacts(),
  'with a context': withContext(crossTabledConfigurators()),
  'with texts': configuratorsWithTexts(),
  seldom: seldomConfigurators(),
  'older forms': configuratorsWithOlderForms(),
  assemblies: withAssemblies(soundConfigurators()),
  'every kind': configuratorsOfEveryKind(),
};
/** The same configurators each time, whatever the seed of the run. */
const SEED = 20_261_128;
const OF_A_KIND = 6;
const STEPS = 8_000;

/**
 * How far the searches go, in steps. A search that finds the same in more steps is a slower page, and ends early where the configurator is
 * large: read which counts differ before the record is renewed (`vitest run -u`).
 */
test('the searches of the publish check, and of parsing, take the steps on record', async () => {
  const lines = Object.entries(kinds).flatMap(([kind, configurators]) =>
    fc.sample(configurators, { seed: SEED, numRuns: OF_A_KIND }).map((config, nth) => {
      const budget = { left: STEPS, exhausted: false, unpaused: 0 };
      const { findings, exhaustive } = finish(lintWithin(config, budget));
      const lint = `${STEPS - budget.left} steps, ${findings.length} findings${exhaustive ? '' : ', not exhaustive'}`;
      const { itemNo } = evaluate(config, finishAnywhere({ config, context: {} }, []));
      const parsed = readingsOf(itemNo).map((text) => {
        const own = { left: STEPS };
        const read = parseModelNumber(config, text, { budget: own });
        return `${read.ok ? 'read' : read.code} in ${STEPS - own.left}`;
      });
      return `${kind} ${nth}: lint ${lint}; numbers ${parsed.join(', ')}`;
    }),
  );
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
