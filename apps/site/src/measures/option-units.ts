import type { ConfigOption } from '@millrace/configurator';
import type { Family, UnitSystem } from '@millrace/contract';
import { createContext } from 'react';
import { convertedText } from './own-unit.ts';

/** The units of attributes that options of this family say: see `optionUnits` of its answer. */
export const OptionUnits = createContext<Family['optionUnits']>(undefined);

/** The measures of an option in the units of a visitor who has others than the maker; '' where there are none. */
export function optionInUnits(
  { attributes = {} }: Pick<ConfigOption, 'attributes'>,
  units: Family['optionUnits'],
  system: UnitSystem,
): string {
  return Object.entries(units ?? {})
    .flatMap(([key, { unit, precision }]) => {
      const [from, to] = ['From', 'To'].map((end) => numberOf(attributes[key] ?? attributes[key + end]));
      return from == null && to == null
        ? []
        : [convertedText({ from: from ?? null, to: to ?? null, unit, precision }, system)];
    })
    .filter((text) => text !== '')
    .join(', ');
}

const numberOf = (value: number | string | undefined): number | null => (typeof value === 'number' ? value : null);
