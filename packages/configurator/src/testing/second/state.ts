import type { ConfigGroup, ConfigOption, Configurator, LimitBound, RuleList } from '../../data/configurator.ts';
import type { Fraction } from './reading/fraction.ts';

/** A selection on its way to being settled: all is kept in the open and changed in place. */
export interface State {
  configurator: Configurator;
  /** For each group the quantities of its options, or its value. */
  answers: number[][];
  visible: boolean[];
  /** Options selected by rule as things stood before, as `group/option`. */
  heldBefore: Set<string>;
  /** Whether a rule list holds now: `rule.ts`, which needs the values of numbers, whose limits need rules. */
  holds: (state: State, rules: RuleList | undefined) => boolean;
  /** Number groups whose value no row of a table allows with the other answers, and that table. */
  dropped: Map<number, string>;
  isAnswered: (state: State, at: number) => boolean;
  valueAt: (state: State, at: number) => Fraction | null;
  /** The values of a bound: `measure.ts`. */
  bounding: (state: State, bound: LimitBound | undefined) => Fraction[];
}

export function groupsOf({ configurator }: Pick<State, 'configurator'>): readonly ConfigGroup[] {
  return configurator.configGroups;
}

export function groupAt(state: State, at: number): ConfigGroup {
  const group = groupsOf(state)[at];
  if (group === undefined) throw new Error(`No group ${at}`);
  return group;
}

export function optionsAt(state: State, at: number): readonly ConfigOption[] {
  const group = groupAt(state, at);
  return group.kind === 'number' ? [] : (group.options ?? []);
}

export function quantityOf(state: State, at: number, option: number): number {
  return state.answers[at]?.[option] ?? 0;
}

export function isSelected(state: State, at: number, option: number): boolean {
  return optionsAt(state, at).length > 0 && quantityOf(state, at, option) > 0;
}

/** The selected options of a group, in order. */
export function selectedIn(state: State, at: number): { option: ConfigOption; index: number; quantity: number }[] {
  return optionsAt(state, at)
    .map((option, index) => ({ option, index, quantity: quantityOf(state, at, index) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether the code is selected in the group. */
export function hasCode(state: State, at: number, code: string): boolean {
  return selectedIn(state, at).some(({ option }) => option.code === code);
}

export function setQuantityAt(state: State, at: number, option: number, quantity: number): void {
  const list = state.answers[at];
  if (list !== undefined) list[option] = quantity;
}

export function emptyAnswer(group: ConfigGroup): number[] {
  return group.kind === 'number' ? [] : (group.options ?? []).map(() => 0);
}
