import type { BotCheckAction, BotCheckTask } from '@millrace/contract';

/** A token that its provider found good for the action. */
interface Proof {
  /** 0 (a program) to 1 (a person). */
  score: number;
  /** Names the token among all tokens of all providers; null when there is none to use up. */
  once: { id: string; until: Date } | null;
}

/** A service that tells people from programs. */
export interface BotCheckProvider {
  /** Returns what a page has to do to get a token for one submit; `times` the usual work, where there is work. */
  task(action: BotCheckAction, times?: number): Promise<BotCheckTask>;
  /** null: the token is not one of this provider's for this action, or no longer, or costs too little now. */
  prove(action: BotCheckAction, token: string, times?: number): Promise<Proof | null>;
}

/** Asks nothing and takes everything. */
export const noProvider: BotCheckProvider = {
  task: async () => ({ provider: 'off' }),
  prove: async () => ({ score: 1, once: null }),
};
