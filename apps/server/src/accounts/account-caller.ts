/** The caller of a command, as the server found out. */
export interface AccountCaller {
  /** The network address. */
  address: string;
  userAgent: string;
  /** The bearer token as sent, good or not. */
  token: string | null;
  /** null: nobody is signed in. */
  userId: string | null;
}
