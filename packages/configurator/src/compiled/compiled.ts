import type { Cents } from '../data/brand.ts';
import type { ConfigGroup, ConfigOption, Configurator, Fact } from '../data/configurator.ts';
import type { Decimal } from '../decimals/decimal.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import type { Operator } from '../written/rule-text.ts';

/** A configurator with all that is derived from it once. Options have ids: their index counted over all groups. */
export interface Compiled {
  data: Configurator;
  groups: readonly CompiledGroup[];
  options: readonly CompiledOption[];
  groupByName: ReadonlyMap<string, CompiledGroup>;
  /** Known names of groups, tables and facts, longest first, as rules are read. */
  names: readonly string[];
  /** Values of the facts about who asks, by the name that rules use: `@market`. */
  context: ReadonlyMap<string, string>;
  prefix: string;
  groupSeparator: string;
  /** Some group joins its codes by '|', which a label leaves out. */
  hasLabels: boolean;
  adderPrice: Cents;
  requires: readonly CompiledRequirement[];
  tables: readonly CompiledTable[];
  tableByName: ReadonlyMap<string, CompiledTable>;
  facts: readonly CompiledFact[];
  factByName: ReadonlyMap<string, CompiledFact>;
  /** Names of facts that follow from themselves, each circle once. */
  factCircles: readonly (readonly string[])[];
  /** Options that end the number while selected. */
  lastOptions: readonly CompiledOption[];
  /** Options with `disableCodes`, in order. */
  disablers: readonly CompiledOption[];
  pairs: readonly CompiledPair[];
  /** Indexes of groups in an order in which, if rules allow, every group follows those its rules mention. */
  order: readonly number[];
  /** Some group is a text or a sequence. */
  hasEntries: boolean;
}

export interface CompiledRequirement {
  if: CompiledList;
  then: CompiledList;
  text?: string;
}

export interface CompiledGroup {
  index: number;
  name: string;
  data: ConfigGroup;
  kind: NonNullable<ConfigGroup['kind']>;
  isNumber: boolean;
  /** A number, a text or an assembly: its answer is not among options. */
  isEntered: boolean;
  /** The configurator of an assembly's part; null in any other group, and where there is none. */
  part: Configurator | null;
  /** Several options may be selected, as in a sequence too. */
  multiselect: boolean;
  /** Whether its own data, or else its kind, lets it be unanswered. */
  optional: boolean;
  /** null: no limit. */
  maxSelect: number | null;
  hasOverrides: boolean;
  /** Between its codes or entries. */
  optionSeparator: string;
  options: readonly CompiledOption[];
  optionByCode: ReadonlyMap<string, CompiledOption>;
  showIf: CompiledList;
  hideIf: CompiledList;
  printed: boolean;
  limits: readonly CompiledLimit[];
  /** Indexes of groups whose state may change when this one's does. */
  dependents: readonly number[];
}

/** Of one piece. */
export interface CompiledPrice {
  /** Rounded to a cent; null is on request. */
  price: Cents | null;
  /** As it is written. */
  amount: number | null;
}

export interface CompiledOption extends CompiledPrice {
  id: number;
  group: number;
  index: number;
  code: string;
  data: ConfigOption;
  /** Quantity it starts from. */
  quantity: number;
  maxQuantity: number;
  /** Selected as long as it is visible: read-only and selected. Its own rules then say nothing, and are left out. */
  always: boolean;
  enableIf: CompiledList;
  disableIf: CompiledList;
  selectIf: CompiledList;
  limits: readonly CompiledLimit[];
  /** Ids of what `disableCodes` names, never itself. */
  disables: readonly number[];
  prices: readonly ({ if: CompiledList } & CompiledPrice)[];
}

/** While all of `keys` are selected, `targets` are disabled. */
export interface CompiledPair {
  keys: readonly number[];
  targets: readonly number[];
}

export interface CompiledLimit {
  if: CompiledList;
  /** The attribute that is bounded; null where it is the value, or how many. */
  of: string | null;
  min: Bound | null;
  max: Bound | null;
}

/** A number, the index of the number group whose value it is, or a measure. */
export type Bound = { value: number } | { group: number } | { measure: Measure };

/** Holds when it is not empty and every rule in it holds. */
export type CompiledList = readonly CompiledRule[];

export interface CompiledRule {
  text: string;
  alternatives: readonly Alternative[];
}

/** A fact as rules ask it. Facts that it asks are compiled before it, so none follows from itself. */
export interface CompiledFact {
  name: string;
  data: Fact;
  entries: readonly CompiledFactEntry[];
  /** Indexes of all groups that it depends on. */
  groups: readonly number[];
  /** Limits may take pieces off that it counts: before settling it is not known. */
  isUnsure: boolean;
}

interface CompiledFactEntry {
  if: CompiledList;
  /** null where it has no value, or where nothing can be measured. */
  value: number | string | Measure | null;
}

export type Alternative =
  /** Known from the configurator alone. */
  | { kind: 'constant'; holds: boolean }
  | { kind: 'codes'; group: number; ids: readonly number[] }
  /** A fact has one of these texts. */
  | { kind: 'fact'; fact: CompiledFact; texts: readonly string[] }
  | { kind: 'compare'; left: Measure; operator: Operator; right: number | Measure };

export type Measure =
  | { kind: 'value'; group: number }
  /** Compared with a constant: only the options whose attribute can satisfy it. */
  | { kind: 'attribute'; group: number; values: readonly { id: number; value: number }[] }
  | GivenMeasure
  | FactMeasure
  | PartMeasure
  | SumMeasure;

/** The number of a fact. */
export interface FactMeasure {
  kind: 'fact';
  groups: readonly number[];
  fact: CompiledFact;
}

/** A number fact of an assembly's part. */
export interface PartMeasure {
  kind: 'part';
  group: number;
  fact: string;
}

/** A value that the fitting row of a table gives. */
export interface GivenMeasure {
  kind: 'given';
  /** Indexes of the groups in its columns. */
  groups: readonly number[];
  table: CompiledTable;
  /** By row. */
  values: readonly (number | null)[];
}

/** `units` are of its last decimal place. */
export interface SumMeasure {
  kind: 'sum';
  /** Without a value while this number group is unanswered; absent: it always has one. */
  onlyAnswered?: number;
  /** Indexes of all groups that it depends on. */
  groups: readonly number[];
  /** Limits may take pieces off: before settling it is not known. */
  isUnsure: boolean;
  places: number;
  constant: bigint;
  /** For each piece of an option. */
  pieces: readonly { id: number; units: bigint }[];
  /** For an option that is selected, however often. */
  options: readonly { id: number; units: bigint }[];
  /** For a number or a text that is answered. */
  answered: readonly { group: number; units: bigint }[];
  /** For each unit of a number group's value. */
  values: readonly { group: number; factor: Decimal }[];
  /** The numbers that tables give, and those of facts, also of parts. */
  given: readonly { measure: GivenMeasure | FactMeasure | PartMeasure; factor: Decimal }[];
}
