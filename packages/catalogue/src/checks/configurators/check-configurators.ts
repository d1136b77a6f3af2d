import type { Configurator, LintReport } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { configuratorText } from '../../numbers/configurators.ts';
import type { Candidate } from '../../tables/candidate.ts';
import { type Check, warning } from '../check.ts';

/** The findings of the engine's publish check in each configurator. */
export const checkConfigurators: Check = function* (candidate) {
  for (const { id, name, configurator } of candidate.content.families)
    if (configurator !== null) yield* findings(candidate, { kind: 'families', id, name }, configurator);
  for (const { id, name, configurator } of candidate.content.customerFamilies)
    if (configurator !== null) yield* findings(candidate, { kind: 'customerFamilies', id, name }, configurator);
};

interface Owner {
  kind: ContentKind;
  id: number;
  name: string;
}

const FIELD = 'configurator';

function* findings({ configurators }: Candidate, owner: Owner, configurator: Configurator): Iterable<Finding> {
  const lint = configurators.get(configuratorText(configurator))?.lint;
  if (lint !== undefined) yield* configuratorFindings(owner, lint);
}

/** The same of the configurator of one row. */
export function* configuratorFindings({ kind, id, name }: Owner, lint: LintReport): Iterable<Finding> {
  for (const { severity, code, path, also, message, witness } of lint.findings)
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
  if (!lint.exhaustive)
    yield warning(
      'configurator-searched-in-part',
      { kind, id, path: [FIELD] },
      `${name}: the configurator is too large to be searched whole.`,
    );
}
