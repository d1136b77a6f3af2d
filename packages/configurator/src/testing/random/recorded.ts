import * as fc from 'fast-check';
import type { Configurator } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';
import { withAssemblies } from './assembled.ts';
import { crossTabledConfigurators } from './cross-tabled.ts';
import { configuratorsOfEveryKind } from './every-kind.ts';
import { configuratorsWithFacts } from './facts-anywhere.ts';
import { withContext } from './in-context.ts';
import { limitedConfigurators } from './limited.ts';
import { measuredConfigurators } from './measured.ts';
import { configuratorsWithOlderForms } from './older-forms.ts';
import { seldomConfigurators } from './seldom.ts';
import { withoutSeparators, withShortCodes } from './short-codes.ts';
import { tabledConfigurators } from './tabled.ts';
import { tangled } from './tangled.ts';
import { configuratorsWithTexts } from './texts-anywhere.ts';
import { withTyped } from './typed.ts';

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
  'short codes': soundConfigurators().map(withShortCodes),
  'run on': withTyped(measuredConfigurators()).map(withoutSeparators).map(withShortCodes),
};
const SEED = 20_261_128;

/** The first few made configurators of every kind, for records: the same each time, whatever the seed of the run. */
export function recordedConfigurators(ofAKind: number): readonly { name: string; config: Configurator }[] {
  return Object.entries(kinds).flatMap(([kind, configurators]) =>
    fc
      .sample(configurators, { seed: SEED, numRuns: ofAKind })
      .map((config, nth) => ({ name: `${kind} ${nth}`, config })),
  );
}
