import type { Configurator, Selection } from '@millrace/configurator';
import { isEqual } from '@millrace/drafts';

/** The groups that two selections answer otherwise. */
export const differingGroups = (
  { configGroups }: Configurator,
  [one, other]: readonly Selection[],
): readonly string[] =>
  one === undefined || other === undefined
    ? []
    : configGroups.flatMap(({ name }, at) => (isEqual(one[at] ?? [], other[at] ?? []) ? [] : [name]));
