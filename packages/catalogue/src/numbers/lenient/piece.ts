import type { ConfigGroup } from '@millrace/configurator';

/** A text that one group may have printed at a place of a folded number. Rules between groups are not asked. */
export interface Piece {
  /** Its end in the folded number. */
  readonly end: number;
  /** As the configurator prints it, and what it prints before it. */
  readonly printed: string;
  readonly separator: string;
  readonly chosen: readonly Chosen[];
  /** The value of a number group. */
  readonly value: number | null;
  /** Of a text group. */
  readonly text?: string;
  /** The number of an assembly's part. */
  readonly part?: string;
}

export interface Chosen {
  readonly code: string;
  /** In a place where the number shows one. */
  readonly quantity: number | null;
}

/** A configurator seen as what its groups print. Kept with its data. */
export interface Printing {
  readonly prefix: string;
  readonly groups: readonly PrintingGroup[];
}

export interface PrintingGroup {
  readonly data: ConfigGroup;
  readonly mayBeEmpty: boolean;
  /** None where the group is not printed. `isFirst`: nothing but the prefix stands before it. */
  readonly piecesAt: (folded: string, at: number, isFirst: boolean) => readonly Piece[];
  /** Whether a number may end after this piece, whatever groups follow. */
  readonly ends: (piece: Piece) => boolean;
}

/** A piece without what stands before it. */
export type Bare = Omit<Piece, 'separator'>;
export type ReadPieces = (folded: string, at: number) => readonly Bare[];
