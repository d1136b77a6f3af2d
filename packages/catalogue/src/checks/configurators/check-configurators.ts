import type { Configurator } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { configuratorText } from '../../numbers/configurators.ts';
import { type Candidate, type Check, warning } from '../check.ts';

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

const FIELD = 'configurator';

function* findings({ configurators }: Candidate, { kind, id, name, configurator }: Owner): Iterable<Finding> {
  const lint = configurators.get(configuratorText(configurator))?.lint;
  for (const { severity, code, path, also, message, witness } of lint?.findings ?? [])
    yield {
      severity,
      code,
      kind,
      id,
      path: [FIELD, ...path],
      ...(also === undefined ? {} : { also: also.map((each) => [FIELD, ...each]) }),
      message: `${name}: ${message}`,
      ...(witness === undefined ? {} : { witness }),
    };
  if (lint?.exhaustive === false)
    yield warning(
      'configurator-searched-in-part',
      { kind, id, path: [FIELD] },
      `${name}: the configurator is too large to be searched whole.`,
    );
}
