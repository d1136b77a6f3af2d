import type { ConfigGroup, GroupState } from '@millrace/configurator';
import { type ReactNode, useContext } from 'react';
import { OptionUnits, optionInUnits } from '../../measures/option-units.ts';
import { inOwnUnit } from '../../measures/own-unit.ts';
import { useUnits } from '../../measures/use-units.ts';

/** The answer of a group in the units of a visitor who has others than the maker; nothing where it is no measure. */
export function AnswerMeasure({ group, state }: { group: ConfigGroup; state: GroupState }): ReactNode {
  const system = useUnits();
  const units = useContext(OptionUnits);
  const text =
    state.value === null
      ? (group.options ?? [])
          .filter((_, at) => state.options[at]?.selected)
          .map((option) => optionInUnits(option, units, system))
          .filter((words) => words !== '')
          .join(', ')
      : inOwnUnit(state.value, group.unit, system);
  return text === '' ? null : <span className="cfg-measure">{text}</span>;
}
