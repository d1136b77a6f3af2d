import type { Configurator } from '@millrace/configurator';
import { type Family, isConverted } from '@millrace/contract';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import { rangeNames } from './product-values.ts';

/** The attributes that options say and whose unit is shown otherwise in other units; null where there are none. */
export function optionUnits(
  configurator: Configurator,
  { all }: AttributeTable,
): NonNullable<Family['optionUnits']> | null {
  const said = new Set(
    configurator.configGroups.flatMap(({ options = [] }) =>
      options.flatMap(({ attributes = {} }) => Object.keys(attributes)),
    ),
  );
  const units = all.flatMap(({ key, unit, precision }) => {
    const { from, to } = rangeNames(key);
    return isConverted(unit) && [key, from, to].some((name) => said.has(name))
      ? [[key, { unit, precision }] as const]
      : [];
  });
  return units.length === 0 ? null : Object.fromEntries(units);
}
