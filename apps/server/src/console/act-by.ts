/** Somebody who does something to a user, for the log: staff in the office, or nobody at the server's own terminal. */
export interface ActBy {
  /** Id of a user; null: nobody who was signed in. */
  actor: string | null;
  /** The network address; null: at a terminal. */
  address: string | null;
}

export const AT_TERMINAL: ActBy = { actor: null, address: null };
export const isAtTerminal = ({ actor, address }: ActBy): boolean => actor === null && address === null;

/** Staff as the log names them. */
export const actBy = ({ userId, address }: { userId: string | null; address: string }): ActBy => ({
  actor: userId,
  address,
});
