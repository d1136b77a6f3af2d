import type * as fc from 'fast-check';
import type { Configurator } from '../../data/configurator.ts';
import { withAssemblies } from './assembled.ts';
import { withContext } from './in-context.ts';
import { measuredConfigurators } from './measured.ts';
import { withTyped } from './typed.ts';

/** Configurators with groups of every kind, measures, limits, tables and facts, some of them about who asks. */
export const configuratorsOfEveryKind = (): fc.Arbitrary<Configurator> =>
  withContext(withAssemblies(withTyped(measuredConfigurators())));
