import type { DecimalAmount } from './brand.ts';

/**
 * The data of a configurator, as makers write it and as the API sends it (specification section 3, decisions 2 and 2.1).
 * Prices are decimal amounts, as in JSON; the engine counts in integer cents. Absent fields stand for their defaults.
 */
export interface Configurator {
  instructions?: string;
  instructionImageUri?: string;
  /** Customers see `altDescription` if it is given. */
  privateLabel?: boolean;
  /** Added once to the sum of the options. Default 0. */
  adderPrice?: DecimalAmount;
  /** Literal text before the first part. Default ''. */
  prefix?: string;
  /** Between the parts of two groups. Default '-'. May be ''. */
  groupSeparator?: string;
  /** Between the codes of one group. Default '|'. May be ''. */
  optionSeparator?: string;
  /** The number is incomplete while `if` holds and `then` does not. */
  requires?: readonly Requirement[];
  /** Combinations that are made, with prices and ratings, row by row as in the maker's sheet. */
  tables?: readonly Table[];
  /** Things that follow from the selection, such as weight, rated current and approvals. */
  facts?: readonly Fact[];
  /** Facts that are known of whoever asks. The server sets them. */
  context?: readonly ContextFact[];
  /** Configurators that assembly groups name, at any depth: all names are looked up in the outermost `parts`. */
  parts?: Readonly<Record<string, Configurator>>;
  /** Old or foreign numbers, and today's. */
  aliases?: readonly Alias[];
  /** Only numbers a catalogue product carries are complete. Default false. */
  catalogueOnly?: boolean;
  configGroups: readonly ConfigGroup[];
}

/**
 * An old or foreign number and today's; one `*` in each stands for the rest, also for nothing. `{ "old/": "" }` is short for the beginning
 * `old/*`, which becomes `*`.
 */
export type Alias = { from: string; to: string } | Readonly<Record<string, string>>;

/** One fact about who asks. `@name.value` asks for it in rules, and `@name` is a column of tables. */
export interface ContextFact {
  name: string;
  /** All that it can be, beside the default. */
  values: readonly string[];
  /** Counts while it is not known, or is a value that is not declared. Default 'unknown'. */
  default?: string;
}

/** The facts that are known of one who asks, by name. */
export type Context = Readonly<Record<string, string>>;

/** Alternatives joined by ':'; each is `group.code|code` or a comparison such as `group.amps<=30`. */
export type Rule = string;
/** Holds when it is not empty and every rule in it holds. */
export type RuleList = readonly Rule[];

export interface Requirement {
  /** Default: always. */
  if?: RuleList;
  then: RuleList;
  /** Words that the visitor reads while it does not hold. */
  text?: string;
}

export interface Table {
  /** Unique among groups and tables; `Table.rating` is what its row gives. */
  name: string;
  /** Names of choice and number groups. */
  columns: readonly string[];
  /** Names of what a row gives after its cells; `price` joins the total. */
  gives?: readonly string[];
  /** The group whose value or quantity the price is for. */
  per?: string;
  /**
   * A cell for each column, then a number or null for each name in `gives`. A cell is `*` (any), codes joined by '|', numbers and ranges
   * such as `1..10|20..`, or empty: the blank code, or no answer.
   */
  rows: readonly (readonly (string | number | null)[])[];
}

/** Has the value of the first entry whose `if` holds and that has a value. */
export interface Fact {
  /** Unique among groups, tables and facts; `Fact.value` is its number, `Fact.text` asks for a text. */
  name: string;
  unit?: string;
  /** Numbers are rounded half up to so many, in rules too. Default: not rounded. */
  decimals?: number;
  /** Default true. A fact that is not printed is for rules alone. */
  printed?: boolean;
  /** A sentence for specification texts; `{value}` in it is the value. */
  specText?: string;
  values: readonly FactEntry[];
}

/** `if` left out is always. Of a measure with several values the largest counts. */
export type FactEntry = { if?: RuleList; value: number | string } | { if?: RuleList; measure: string };

/** A number, the name of a number group, or a measure such as `Motor.fla` or `sum(1.25*Motor.fla)`; without a value it bounds nothing. */
export type LimitBound = number | string;

export interface ConfigGroup {
  /** Names the group in rules; unique in its configurator. */
  name: string;
  hideName?: boolean;
  /** Default 'choice'. `text` is typed; `sequence` is options in an order, each as often as wanted; `assembly` is the
   * number of a part. */
  kind?: 'choice' | 'number' | 'text' | 'sequence' | 'assembly';
  options?: readonly ConfigOption[];
  multiselect?: boolean;
  /** Most options selected at once; absent or 0 is no limit. */
  maxSelect?: number;
  showIf?: RuleList;
  hideIf?: RuleList;
  /** Ignored: visibility is derived. */
  isVisible?: boolean;
  /** May be left unanswered. Default false; in a multi-select group true, unless it is the last visible group. */
  optional?: boolean;
  /** Literal part printed while the group is hidden, but not after an `isLast`. */
  whenHidden?: string;
  /** Default true. A group that is not printed is always optional. */
  printed?: boolean;
  /** Replaces the group separator before this group's part, and is printed even before the first part. */
  separator?: string;
  /** Bounds: of a number's value, in `unit`; of a text's length in code points (1 and 40); of a sequence's entries (1 and 20). */
  min?: number;
  max?: number;
  /** kind 'number': counted from `min`. Default 1. */
  step?: number;
  /** kind 'number': exact width, zero-padded; else the shortest form. */
  digits?: number;
  unit?: string;
  /** Decimal amount for each unit of a number's value, or for each character of a text. */
  pricePerUnit?: DecimalAmount;
  /** kind 'text': characters and ranges, e.g. `A-Z0-9 -`; a `-` first or last is itself. Default: all but control characters. */
  characters?: string;
  /** kind 'text': turned to upper case. Default false. */
  upperCase?: boolean;
  /** kind 'sequence': printed in each empty place up to the group's own `max`. */
  fill?: string;
  /** kind 'number': named numbers for each unit of the value, e.g. kg per ft. */
  attributes?: Readonly<Record<string, number>>;
  /** Bounds while `if` holds; the tightest wins (decisions 2.2). */
  limits?: readonly GroupLimit[];
  /** Between the codes of this group. Default: the configurator's. A label leaves out '|' alone. */
  optionSeparator?: string;
  /** Multi-select: parsing takes its codes in any order. Default false. */
  anyOrder?: boolean;
  /** An unprinted group that the order needs, not the number. Default false. */
  withOrder?: boolean;
  /** A sentence for specification texts while it is answered; `{value}` in it is the answer. */
  specText?: string;
  /** kind 'assembly': the name of the configurator in `parts` whose number it has. */
  part?: string;
  /** kind 'assembly': literal text before the number of the part. Default '('. */
  open?: string;
  /** kind 'assembly': literal text after the number of the part. Default ')'. */
  close?: string;
  /** By which attributes one option is as good as another; they order remedies and mean nothing to the number (decision 141). */
  ratings?: readonly Rating[];
}

/** An attribute of the options of a group by which a remedy is judged. Absent attributes are 0, as in sums. */
export interface Rating {
  of: string;
  /** Whether more or less of it is at least as good; `same`: another value is of another kind. */
  better: 'more' | 'less' | 'same';
  /**
   * Words for a change to the worse, as in `not for outdoors`; default: `lower weather`, of the attribute. Of another kind, as in
   * `only where the site has it`; default: nothing is said.
   */
  loss?: string;
}

/**
 * In a number, text or sequence group it narrows the bounds; in a sequence with `of` it bounds the sum of that attribute. In a
 * multi-select group it bounds how many options are selected or, with `of`, the sum of quantity and that attribute. In a single-choice
 * group each option is judged by its own attribute `of`.
 */
export interface GroupLimit {
  /** Default: always. */
  if?: RuleList;
  of?: string;
  min?: LimitBound;
  max?: LimitBound;
}

/** The most pieces of an option while `if` holds. */
export interface OptionLimit {
  /** Default: always. */
  if?: RuleList;
  max: LimitBound;
}

export interface ConfigOption {
  /** '' is a blank code: the default that prints nothing. */
  code: string;
  /** Codes that were printed for it once: old numbers go on being read. */
  formerCodes?: readonly string[];
  name?: string;
  displayName?: string;
  groupName?: string;
  description?: string;
  /** Used instead of `description` in a private-label configurator. */
  altDescription?: string;
  /** A sentence for specification texts while it is selected; `{value}` in it is the quantity. */
  specText?: string;
  /** Not listed in the description of the model number. */
  hideDescription?: boolean;
  /** Decimal amount for one; null is a price on request. Default 0. */
  price?: DecimalAmount | null;
  /** The first entry whose rules hold replaces `price`. */
  prices?: readonly { if?: RuleList; price: DecimalAmount | null }[];
  /** Quantity an option starts from. Default 1. */
  qty?: number;
  /** Largest quantity, never above the cap of 20; absent or 0 is the cap. In a sequence, how often it may stand, without a cap. */
  maxQty?: number;
  isQtyPrefix?: boolean;
  isQtySuffix?: boolean;
  isQtyReadonly?: boolean;
  /** Part of the initial selection. */
  selected?: boolean;
  /** Cannot be toggled by the visitor. */
  isReadonly?: boolean;
  /** Ignored: enabling is derived. */
  isEnabled?: boolean;
  /** Ends the number: later groups are hidden while it is selected. */
  isLast?: boolean;
  /** Codes, or `Group.code`, disabled and unselected while this is selected. */
  disableCodes?: readonly string[];
  /** Codes joined by '|' to the codes disabled while all of them are selected. */
  conditionalDisablePairs?: Readonly<Record<string, readonly string[]>>;
  /** Replaces the group's `maxSelect` while this is selected. */
  maxOverride?: number;
  /** Code to maximum: replaces the above while that code is selected too. */
  overrideCodes?: Readonly<Record<string, number>>;
  /** Never disabled and never counted against the limit. */
  neverDisabled?: boolean;
  enableIf?: RuleList;
  disableIf?: RuleList;
  /** Selected by itself, and not removable, while the list holds. */
  selectIf?: RuleList;
  /** Caps its quantity; below 1 it is disabled. */
  limits?: readonly OptionLimit[];
  /** Named numbers and texts for rules, e.g. amps and material. Texts compare with `=` alone. */
  attributes?: Readonly<Record<string, number | string>>;
  /** File names; moved to the front of the gallery while selected. */
  images?: readonly string[];
  /** Replaces the family's description on the page while selected. */
  familyDescription?: string;
  moreInfo?: { Info?: readonly string[]; Videos?: readonly string[] };
}

/**
 * For each group, in order, the quantities of its options (0 = unselected); a number group's list is [value], a text group's [text], a
 * sequence's its codes in order, an assembly's [the selection of its part]; [] while unanswered.
 */
export type Selection = readonly SelectionList[];

export type SelectionList = readonly SelectionEntry[];

/** A quantity or a value; a text or a code; the selection of a part. */
export type SelectionEntry = number | string | Selection;
