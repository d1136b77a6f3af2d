import type {
  ConfigGroup,
  ConfigOption,
  Configurator,
  LimitBound,
  RuleList,
  SelectionEntry,
} from '../../data/configurator.ts';
import type { Fraction } from './reading/fraction.ts';
import type { Whole } from './whole.ts';

/** A selection on its way to being settled: all is kept in the open and changed in place. */
export interface State {
  configurator: Configurator;
  whole: Whole;
  /** For each group what the selection has. */
  answers: SelectionEntry[][];
  visible: boolean[];
  /** Options selected by rule as things stood before, as `group/option`. */
  heldBefore: Set<string>;
  /** Number groups whose value no row of a table allows with the other answers, and that table. */
  dropped: Map<number, string>;
  /** Functions of files that need this one's users: rules read values, whose limits need rules, and so on round. */
  holds: (state: State, rules: RuleList | undefined) => boolean;
  isAnswered: (state: State, at: number) => boolean;
  valueAt: (state: State, at: number) => Fraction | null;
  bounding: (state: State, bound: LimitBound | undefined) => Fraction[];
  /** The part of an assembly as far as it was chosen; null where nothing was begun. */
  begunPart: (state: State, at: number) => State | null;
  /** The part of an answered assembly: its number is complete. */
  assemblyAt: (state: State, at: number) => State | null;
}

export function groupsOf({ configurator }: Pick<State, 'configurator'>): readonly ConfigGroup[] {
  return configurator.configGroups;
}

export function groupAt(state: State, at: number): ConfigGroup {
  const group = groupsOf(state)[at];
  if (group === undefined) throw new Error(`No group ${at}`);
  return group;
}

export function isSequence(state: State, at: number): boolean {
  return groupAt(state, at).kind === 'sequence';
}

/** Whether limits bound all of a group together, not each option by itself. */
export function isOfSeveral(state: State, at: number): boolean {
  return groupAt(state, at).multiselect === true || isSequence(state, at);
}

/** The configurator that an assembly group names. */
export function partConfigurator({ whole, configurator }: State, at: number): Configurator | undefined {
  const { part = '' } = configurator.configGroups[at] ?? {};
  return whole.outermost.parts?.[part];
}

const NO_OPTIONS: readonly ConfigOption[] = [];

export function optionsAt(state: State, at: number): readonly ConfigOption[] {
  const { kind = 'choice', options = NO_OPTIONS } = groupAt(state, at);
  return kind === 'choice' || kind === 'sequence' ? options : NO_OPTIONS;
}

/** Pieces of an option; in a sequence, how often it stands. */
export function quantityOf(state: State, at: number, option: number): number {
  if (isSequence(state, at)) return entriesAt(state, at).filter((entry) => entry === option).length;
  const quantity = state.answers[at]?.[option];
  return typeof quantity === 'number' ? quantity : 0;
}

/** The options of a sequence in its order; unknown codes are left out. */
export function entriesAt(state: State, at: number): number[] {
  const options = optionsAt(state, at);
  return (state.answers[at] ?? [])
    .map((code) => options.findIndex((option) => option.code === code))
    .filter((option) => option >= 0);
}

export function isSelected(state: State, at: number, option: number): boolean {
  return optionsAt(state, at).length > 0 && quantityOf(state, at, option) > 0;
}

export interface Selected {
  option: ConfigOption;
  index: number;
  quantity: number;
}

/** The selected options of a group, in option order. */
export function selectedIn(state: State, at: number): Selected[] {
  const selected: Selected[] = [];
  for (const [index, option] of optionsAt(state, at).entries()) {
    const quantity = quantityOf(state, at, index);
    if (quantity > 0) selected.push({ option, index, quantity });
  }
  return selected;
}

/** Whether the code is selected in the group. */
export function hasCode(state: State, at: number, code: string): boolean {
  return selectedIn(state, at).some(({ option }) => option.code === code);
}

/** Of a choice group. */
export function setQuantityAt(state: State, at: number, option: number, quantity: number): void {
  const list = state.answers[at];
  if (list !== undefined) list[option] = quantity;
}

export function emptyAnswer({ kind = 'choice', options = [] }: ConfigGroup): SelectionEntry[] {
  return kind === 'choice' ? options.map(() => 0) : [];
}
