import type { Cents, ModelNumber } from './brand.ts';
import type { RuleList, Selection } from './configurator.ts';

/** Everything that follows from a configurator and a selection. Amounts are integer cents; null is a price on request. */
export interface Evaluation {
  /** The model number as ordered, e.g. `TD-3-4X-E|2S-20`. */
  itemNo: ModelNumber;
  /** The same without option separators, as printed on a label. */
  itemNoAlt: string;
  total: Cents | null;
  complete: boolean;
  missing: readonly Missing[];
  optionsDescription: readonly string[];
  /** The printed facts that have a value, in order. */
  facts: readonly FactState[];
  /** Sentences for a specification: of the groups in order, each with its options', then of the printed facts. */
  specText: readonly string[];
  /** Names of the groups that the order needs an answer of, though the number is complete without it. */
  toOrder: readonly string[];
  /** The share code: base64url of the selection. */
  urlOpts: string;
  groups: readonly GroupState[];
  /** The selection as it is settled. */
  selection: Selection;
  /** The values of number groups that tables allow with the other answers. */
  ranges: readonly TableRanges[];
  /** The amounts that tables add to the total. */
  tablePrices: readonly TablePrice[];
}

/** A fact that has a value now. */
export interface FactState {
  name: string;
  value: number | string;
  unit?: string;
}

/** `ranges` of one number group in one table; a bound that is null is open. */
export interface TableRanges {
  group: string;
  table: string;
  ranges: readonly { min: number | null; max: number | null }[];
}

/** In cents; null is on request. */
export interface TablePrice {
  table: string;
  price: Cents | null;
}

/** One thing that a number lacks to be complete. */
export type Missing =
  | { code: 'choose'; group: string }
  | { code: 'number-outside-bounds'; group: string; value: number; bounds: NumberBounds }
  /** `text` where the configurator has one. */
  | { code: 'requirement'; if: RuleList; then: RuleList; text?: string }
  /** Fewer options or entries, or less of an attribute, than a limit of the group asks for. */
  | { code: 'too-few'; group: string }
  /** The number of its part is begun and lacks something. */
  | { code: 'assembly'; group: string }
  /** No row of it allows the answers. */
  | { code: 'table'; table: string }
  /** `catalogueOnly`: all is chosen, but no catalogue product carries the number. */
  | { code: 'not-in-catalogue' };

export interface NumberBounds {
  min: number;
  max: number;
  step: number;
}

export interface GroupState {
  name: string;
  visible: boolean;
  /** Why it is hidden; empty while visible. */
  hidden: readonly HiddenReason[];
  /** Whether it may be left unanswered in the present state. */
  optional: boolean;
  /** Whether it has a selection (a number group: a value within its bounds). */
  answered: boolean;
  /** The text that the group prints in `itemNo` now; '' while unanswered, blank or unprinted. */
  part: string;
  /** The separator printed before the part; '' before the first. */
  separator: string;
  /** Options counted against the limit, and the limit in force (null: none). Multi-select groups only. */
  counted: number;
  limit: number | null;
  options: readonly OptionState[];
  /** Number groups only. */
  value: number | null;
  /** Of a number's value, a text's length or a sequence's entries; null in any other group. */
  bounds: NumberBounds | null;
  /** Text groups only: as it is settled, null while unanswered. */
  text?: string | null;
  /** Sequences only: the codes in order. */
  codes?: readonly string[];
  /** Assembly groups only: everything that follows from the selection of the part, while the group is visible. */
  assembly?: Evaluation;
}

export interface OptionState {
  code: string;
  selected: boolean;
  /** 0 while unselected; in a sequence, how often it stands. */
  quantity: number;
  maxQuantity: number;
  quantityFixed: boolean;
  enabled: boolean;
  /** Selected by rule or read-only: a click changes nothing. */
  fixed: boolean;
  /** Price of one as things stand, in cents; null is on request. */
  price: Cents | null;
  /** Why it is disabled; empty while enabled. */
  reasons: readonly DisabledReason[];
}

/** A selected option, or the value of a number group, that takes part in a reason. */
export interface Cause {
  group: string;
  /** Absent for a number group. */
  code?: string;
}

export type HiddenReason =
  | { code: 'show-if'; rules: RuleList }
  | { code: 'hide-if'; rules: RuleList; causes: readonly Cause[] }
  | { code: 'after-last'; causes: readonly Cause[] };

export type DisabledReason =
  | { code: 'single-choice'; causes: readonly Cause[] }
  | { code: 'disable-codes'; causes: readonly Cause[] }
  | { code: 'disable-pair'; causes: readonly Cause[] }
  /** Of options selected. */
  | { code: 'limit'; limit: number; causes: readonly Cause[] }
  /** Of an attribute: `causes` have some of it. In a single-choice group the bounds in force, and no causes. */
  | { code: 'limit'; of: string; min?: number; limit?: number; causes: readonly Cause[] }
  /** The option's own limits leave it fewer pieces than it needs; in a sequence, it stands as often as it may. */
  | { code: 'quantity'; max: number }
  /** The sequence has as many entries as it may. */
  | { code: 'full'; max: number }
  /** No row of it allows the option together with these answers. */
  | { code: 'table'; table: string; causes: readonly Cause[] }
  | { code: 'enable-if'; rules: RuleList }
  | { code: 'disable-if'; rules: RuleList; causes: readonly Cause[] }
  /** Other facts about who asks would free it; the names alone, never values nor the rule. */
  | { code: 'context'; facts: readonly string[] }
  | { code: 'group-hidden' };

/** A change of one answer. In a sequence `select` adds an entry at the end, `unselect` takes the last one of that code. */
export type SingleChange =
  | { kind: 'select'; group: string; code: string; replaces?: string }
  | { kind: 'unselect'; group: string; code: string }
  | { kind: 'switch'; group: string; from: string; to: string }
  | { kind: 'set-value'; group: string; value: number }
  /** The text or the part of the group is taken away. */
  | { kind: 'clear'; group: string }
  /** A change within the part of an assembly. */
  | { kind: 'in-part'; group: string; change: SingleChange };

/** The single change that would make an option available, with the selection after it; null when no single change does. */
export type FreeingChange = SingleChange & { selection: Selection };

export interface Explanation {
  reasons: readonly DisabledReason[];
  /** `selection` in it is the selection after the change. */
  change: FreeingChange | null;
}

export type ParseResult =
  /** `alias` is today's number, where the text was read by former codes, in another order or by an alias. */
  | { ok: true; selection: Selection; alias?: ModelNumber }
  | {
      ok: false;
      code: 'no-match' | 'incomplete';
      /** Characters of the text that the longest valid prefix covers. */
      parsed: number;
      /** The selection that prefix makes: fill the page with it. */
      selection: Selection;
      /** Groups that could go on there, with the codes they would take. */
      expected: readonly { group: string; codes: readonly string[] }[];
      /** Valid codes closest to the text there, best first. */
      closest: readonly { group: string; code: string }[];
    }
  /** A number of today under other facts about who asks: their names. */
  | { ok: false; code: 'context'; context: readonly string[] }
  | { ok: false; code: 'ambiguous'; parsed: number; readings: readonly [Selection, Selection] };

export type LintCode =
  | 'unknown-group'
  | 'unknown-code'
  | 'malformed-rule'
  | 'duplicate-group'
  | 'duplicate-code'
  | 'cycle'
  | 'group-never-shows'
  | 'option-never-selectable'
  | 'ambiguous-number'
  | 'limit-never-met'
  | 'bounds-exclude-everything'
  | 'code-clashes-with-separator'
  | 'numbers-side-by-side'
  | 'limit-without-attribute'
  | 'rating-without-attribute'
  | 'blocked-unanswered'
  | 'too-many-decimals'
  | 'reserved-name'
  | 'former-code-taken'
  | 'alias-is-number'
  | 'alias-leads-nowhere'
  | 'malformed-alias'
  | 'order-of-printed'
  | 'malformed-table'
  | 'malformed-context'
  | 'unknown-context'
  | 'too-many-contexts'
  | 'unknown-part'
  | 'parts-too-deep'
  | 'assembly-without-end'
  | 'context-of-part'
  | 'table-without-row'
  | 'flag-in-sequence'
  | 'codes-run-together'
  | 'text-runs-on'
  | 'too-long'
  | 'unprinted-decides';

/** The way to a field: keys of objects and indexes of lists, from the outside in. */
export type FieldPath = readonly (string | number)[];

export interface LintFinding {
  code: LintCode;
  severity: 'error' | 'warning';
  /** The place in the configurator's own data. Of a field that is left out, where it would stand. */
  path: FieldPath;
  /** Other places that take part, such as the group of the same name. */
  also?: readonly FieldPath[];
  group?: string;
  option?: string;
  /** One sentence for the author of the configurator. */
  message: string;
  /** The proof: the members of the cycle, two selections that print one number, … */
  witness?: { selections?: readonly Selection[]; number?: string; path?: readonly string[]; rule?: string };
}

export interface LintReport {
  findings: readonly LintFinding[];
  /** False when the search space was only searched in part. */
  exhaustive: boolean;
}
