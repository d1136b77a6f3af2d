import type { Cents, Configurator, LintFinding, ModelNumber } from '@millrace/configurator';

/** A cell of the guide; sheets, rows and columns count from 0. */
export interface Place {
  sheet: number;
  row: number;
  column: number;
}

/** The use that is made of a cell. `title` and `heading` say nothing of an option; `mark` is a cell of a table of what fits. */
export type CellUse =
  | 'group'
  | 'code'
  | 'words'
  | 'price'
  | 'example'
  | 'footnote'
  | 'mark'
  | 'heading'
  | 'title'
  | 'nothing';

/** The uses that a person can give to cells. */
export type GivenUse = Exclude<CellUse, 'mark' | 'heading' | 'title'>;

/** One thing that a person says of the guide. Later ones count before earlier ones; all are applied whenever it is read. */
export type Correction =
  | { what: 'cells'; place: Place; rows: number; columns: number; use: GivenUse }
  | { what: 'group'; group: string; name?: string; optional?: boolean; several?: boolean; isTaken?: boolean }
  | { what: 'option'; group: string; code: string; isTaken: boolean }
  /** The groups as they follow each other in the number, by their keys. */
  | { what: 'order'; groups: readonly string[] }
  | { what: 'join'; group: string; into: string }
  | { what: 'number'; prefix?: string; separator?: string };

export interface ProposedOption {
  code: string;
  words: string;
  /** null is on request, undefined where the guide says nothing. */
  price: Cents | null | undefined;
  at: Place;
  isTaken: boolean;
  /** The reason why it is left out unless somebody takes it. */
  leftOut?: string;
}

export interface ProposedGroup {
  /** The same however the rest of the guide is corrected: the place of its name, or of its first code. */
  key: string;
  name: string;
  at: Place | null;
  optional: boolean;
  several: boolean;
  isTaken: boolean;
  options: readonly ProposedOption[];
}

export interface ProposedExample {
  at: Place;
  /** As it is printed, and as the configurator writes it. */
  printed: string;
  number: string;
  /** The place in the guide that says it. */
  price?: Cents;
  decodes: boolean;
  /** The reason why it does not decode, or its other price. */
  fault?: string;
}

export interface ProposedFootnote {
  at: Place;
  mark: string;
  text: string;
  /** The rules that were made of it, as sentences. */
  rules: readonly string[];
  /** A part of it was not understood: somebody has to decide what it means. */
  isOpen: boolean;
  /** Options and groups that carry its mark, as `Group.code` or `Group`. */
  of: readonly string[];
}

/** Something that was not understood, or was decided for the author. */
export interface GuideNote {
  at: Place;
  text: string;
}

export interface Proposal {
  configurator: Configurator;
  groups: readonly ProposedGroup[];
  examples: readonly ProposedExample[];
  footnotes: readonly ProposedFootnote[];
  notes: readonly GuideNote[];
  /** By `placeKey`. */
  uses: ReadonlyMap<string, CellUse>;
  /** The number of the first example that decodes; '' without any. */
  first: ModelNumber | '';
  findings: readonly LintFinding[];
}

export const placeKey = ({ sheet, row, column }: Place): string => `${sheet}:${row}:${column}`;
