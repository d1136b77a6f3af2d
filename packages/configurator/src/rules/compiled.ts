import type { Cents } from '../data/brand.ts';
import type { ConfigGroup, ConfigOption, Configurator } from '../data/configurator.ts';
import type { Operator } from './rule-text.ts';

/** A configurator with all that is derived from it once. Options have ids: their index counted over all groups. */
export interface Compiled {
  data: Configurator;
  groups: readonly CompiledGroup[];
  options: readonly CompiledOption[];
  groupByName: ReadonlyMap<string, CompiledGroup>;
  /** Known group names, longest first, as rules are read. */
  names: readonly string[];
  prefix: string;
  groupSeparator: string;
  optionSeparator: string;
  adderPrice: Cents;
  requires: readonly { if: CompiledList; then: CompiledList }[];
  /** Options that end the number while selected. */
  lastOptions: readonly CompiledOption[];
  /** Options with `disableCodes`, in order. */
  disablers: readonly CompiledOption[];
  pairs: readonly CompiledPair[];
  /** Indexes of groups in an order in which, if rules allow, every group follows those its rules mention. */
  order: readonly number[];
}

export interface CompiledGroup {
  index: number;
  name: string;
  data: ConfigGroup;
  isNumber: boolean;
  multiselect: boolean;
  /** null: no limit. */
  maxSelect: number | null;
  hasOverrides: boolean;
  options: readonly CompiledOption[];
  optionByCode: ReadonlyMap<string, CompiledOption>;
  showIf: CompiledList;
  hideIf: CompiledList;
  printed: boolean;
  limits: readonly CompiledLimit[];
  /** Indexes of groups whose state may change when this one's does. */
  dependents: readonly number[];
}

export interface CompiledOption {
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
  /** Ids of what `disableCodes` names, never itself. */
  disables: readonly number[];
  /** null is on request. */
  price: Cents | null;
  prices: readonly { if: CompiledList; price: Cents | null }[];
}

/** While all of `keys` are selected, `targets` are disabled. */
export interface CompiledPair {
  keys: readonly number[];
  targets: readonly number[];
}

interface CompiledLimit {
  if: CompiledList;
  min: Bound | null;
  max: Bound | null;
}

/** A number, or the index of the number group whose value it is. */
export type Bound = { value: number } | { group: number };

/** Holds when it is not empty and every rule in it holds. */
export type CompiledList = readonly CompiledRule[];

export interface CompiledRule {
  text: string;
  alternatives: readonly Alternative[];
}

export type Alternative =
  | { kind: 'codes'; group: number; ids: readonly number[] }
  | { kind: 'compare'; left: Measure; operator: Operator; right: number | Measure };

export type Measure =
  | { kind: 'value'; group: number }
  /** Compared with a constant: only the options whose attribute can satisfy it. */
  | { kind: 'attribute'; group: number; values: readonly { id: number; value: number }[] };
