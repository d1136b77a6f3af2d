import type { Configurator } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import { configuratorText } from '../numbers/configurators.ts';
import { type Candidate, type Check, error, warning } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The findings of the engine's publish check in each configurator. */
export const checkConfigurators: Check = function* (candidate) {
  for (const { id, name, configurator } of candidate.content.families)
    if (configurator !== null) yield* findings(candidate, { kind: 'families', id, name, configurator });
  for (const { id, name, configurator } of candidate.content.customerFamilies)
    if (configurator !== null) yield* findings(candidate, { kind: 'customerFamilies', id, name, configurator });
};

interface Owner {
  kind: ContentKind;
  id: number;
  name: string;
  configurator: Configurator;
}

function* findings({ configurators }: Candidate, { kind, id, name, configurator }: Owner): Iterable<Diagnostic> {
  const lint = configurators.get(configuratorText(configurator))?.lint;
  const where = { kind, id, field: 'configurator' };
  for (const finding of lint?.findings ?? []) {
    const fault = finding.severity === 'error' ? error : warning;
    yield fault('configurator', where, `${name}: ${finding.message}`);
  }
  if (lint?.exhaustive === false)
    yield warning(
      'configurator-searched-in-part',
      where,
      `${name}: the configurator is too large to be searched whole.`,
    );
}
