import type { Configurator, Selection } from '@millrace/configurator';

/** The attributes of the selected options, by name; several options may have one name. */
export type OptionAttributes = Readonly<Record<string, readonly (string | number)[]>>;

const NONE: OptionAttributes = {};

/** The attributes of all selected options, in the order of the groups, each value once. */
export function optionAttributes({ configGroups }: Configurator, selection: Selection): OptionAttributes {
  const found = new Map<string, Set<string | number>>();
  for (const [group, { options = [] }] of configGroups.entries())
    for (const [option, { attributes }] of options.entries())
      if (attributes !== undefined && isSelected(selection[group]?.[option]))
        for (const [name, value] of Object.entries(attributes)) {
          const values = found.get(name) ?? new Set();
          found.set(name, values.add(value));
        }
  if (found.size === 0) return NONE;
  return Object.fromEntries(Array.from(found, ([name, values]) => [name, [...values]]));
}

const isSelected = (entry: unknown): boolean => typeof entry === 'number' && entry > 0;
