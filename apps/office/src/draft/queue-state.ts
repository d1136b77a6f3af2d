import type { ContentKind } from '@millrace/contract/content';
import type { Written } from '@millrace/contract/office';
import { countFields, type EditConflict, type RefusedEdit, type RowEdit, type WaitingEdit } from './waiting-edit.ts';

/** Why a write has no answer: it is tried again by itself, waits for a sign-in, or is refused as it is. */
export type WriteFault = { is: 'again' } | { is: 'signed-out' } | { is: 'refused'; code: string; words: string };

export interface WriteManner {
  key: string;
  /** More rows of the same paste follow at once. */
  isMore: boolean;
  /** The key of the write that this one is the rest of. */
  joins?: string;
}

export interface QueueServices {
  /**
   * Sends the rows of one write; the answers are in their order. A write that is sent again has its key again, and is answered as it was
   * first.
   */
  write(draft: string, edits: readonly RowEdit[], manner: WriteManner): Promise<readonly Written[]>;
  /** The id of the draft that takes a change which was made without one. Begins it, if there is none. */
  draftOfTheDay(): Promise<string>;
  faultOf(error: unknown): WriteFault;
  /** Keeps writes on the device until they are answered. Throws when there is no room. */
  store: { put(edit: WaitingEdit): void; drop(key: string): void };
  newKey(): string;
  now(): number;
  later(ms: number, run: () => void): () => void;
  isOnline(): boolean;
  /** The version of a row that a draft has now; null: the content in force. */
  versionOf(draft: string | null, row: Pick<RowEdit, 'kind' | 'id'>): Promise<string>;
  /** Each answer, once: what was read of these rows is old. What was typed is let go afterwards. */
  onWritten(draft: string, results: readonly Written[]): void;
}

/** The queue as it is shown. */
export interface QueueState {
  waiting: readonly WaitingEdit[];
  conflicts: readonly EditConflict[];
  refused: readonly RefusedEdit[];
  /** Writes of a tab that was closed: they wait for a person to say so. */
  offered: readonly WaitingEdit[];
  /** The last write went wrong and is tried again. */
  isFailing: boolean;
  isSignedOut: boolean;
  /** The device has no room for what is typed: it is lost when the tab is closed. */
  isUnkept: boolean;
  /** Fields that a colleague changed meanwhile and that were merged by the last write. */
  merged: readonly string[];
  /** When the last write was answered, in milliseconds; null: none yet. */
  savedAt: number | null;
}

export interface EditQueue {
  state(): QueueState;
  subscribe(changed: () => void): () => void;
  /** A value was typed. */
  type(draft: string | null, edit: RowEdit, by: string): void;
  /** Rows that are written at once, and taken back in one step, however many they are. */
  writeMany(draft: string | null, edits: readonly RowEdit[], by: string): void;
  /** Sends at once what waits. */
  flush(): void;
  /** Resolves when nothing waits any more, or nothing more can be sent. */
  settled(): Promise<void>;
  /**
   * Does something after what waits now, and before what is typed from now on: that is held until the work is done. `isSaved`: none of what
   * waited still waits.
   */
  inTurn<Done>(work: (isSaved: boolean) => Promise<Done>): Promise<Done>;
  /** Another door than the queue has brought rows of a draft to these versions; null: rows of it, nobody knows which. */
  broughtTo(draft: string, rows: readonly Pick<RowEdit, 'kind' | 'id' | 'version'>[] | null): void;
  offer(edits: readonly WaitingEdit[]): void;
  takeOffered(): void;
  dropOffered(): void;
  decide(conflict: EditConflict, take: 'mine' | 'theirs', by: string): void;
  tryAgain(refused: RefusedEdit): void;
  /** Writes into another draft, null: that of the day, what was refused because its own has ended. It stays refused if that fails. */
  moveOn(refused: RefusedEdit, draft: string | null): Promise<void>;
  drop(refused: RefusedEdit): void;
  /** Takes back the last write that has not left; null: there is none. */
  unwrite(): WaitingEdit | null;
  /** The session is there again, or the network is. */
  resume(): void;
  /**
   * The version that a field is seen in: that of the value which waits for it, as it hides what others wrote since; else the given one.
   */
  seenIn(draft: string | null, row: Pick<RowEdit, 'kind' | 'id' | 'version'>, field: string): string;
  /** All that waits for a row; undefined: nothing. */
  typed(draft: string | null, kind: ContentKind, id: number): Readonly<Record<string, unknown>> | undefined;
  stop(): void;
}

/** A queue in which nothing was typed. */
export const EMPTY: QueueState = {
  waiting: [],
  conflicts: [],
  refused: [],
  offered: [],
  isFailing: false,
  isSignedOut: false,
  isUnkept: false,
  merged: [],
  savedAt: null,
};

/** How many values of the queue are not in the draft yet. */
export const countWaiting = ({ waiting }: Pick<QueueState, 'waiting'>): number =>
  waiting.reduce((sum, edit) => sum + countFields(edit), 0);
