/** A token that is there, or can be had at once, for one submit. */
export interface PreparedToken {
  token(): Promise<string>;
  /** When it is no longer good, in milliseconds since 1970. */
  until: number;
}

/** No token was to be had: script blocked, offline, or it took too long. */
export class BotCheckUnobtainable extends Error {
  constructor(cause: unknown) {
    super('No token of the bot check was to be had.', { cause });
    this.name = 'BotCheckUnobtainable';
  }
}

/** Time for the form to arrive while its token is good. */
export const MARGIN_MS = 30_000;

/** Hands out each token once. One prepared is taken while it is good; otherwise another is obtained. */
export function tokenSource(obtain: () => Promise<PreparedToken>, now: () => number = Date.now) {
  let prepared: Promise<PreparedToken | null> | null = null;
  const take = async (): Promise<PreparedToken> => {
    const waiting = prepared;
    prepared = null;
    const early = await waiting;
    return early !== null && early.until - MARGIN_MS > now() ? early : obtain();
  };
  return {
    prepare: (): void => {
      // A failure now is retried, and reported, when the token is needed.
      prepared ??= obtain().catch(() => null);
    },
    token: async (): Promise<string> => {
      try {
        return await (await take()).token();
      } catch (error) {
        throw new BotCheckUnobtainable(error);
      }
    },
  };
}
