import type { BotCheckAction, BotCheckTask } from '@millrace/contract';
import { refused } from '../problems/problem-error.ts';
import type { BotCheckProvider } from './provider.ts';
import { noGrowth, type WorkGrowth } from './work-growth.ts';

/** Refuses with `bot-check-failed` unless the token is good for the action; a good one is good once. */
type CheckBot = (action: BotCheckAction, token: string, address: string) => Promise<void>;

export interface BotCheck {
  /** For the network that asks. */
  task(action: BotCheckAction, address: string): Promise<BotCheckTask>;
  /** The same in two steps: refuses a token that is not good, and returns a function that uses up a good one. */
  vouch(action: BotCheckAction, token: string, address: string): Promise<() => Promise<void>>;
  check: CheckBot;
}

/** Remembers the id until then, on all nodes; false when it was known. */
export type TakeOnce = (id: string, until: Date) => Promise<boolean>;

interface BotCheckOptions {
  provider: BotCheckProvider;
  takeOnce: TakeOnce;
  /** 0 to 1, by the present setting. */
  minimumScore(): number;
  /** Without it the work never grows. */
  growth?: WorkGrowth;
}

/** The bot check of forms. Call `check` last before the work: a form that is refused for a fault keeps its token good. */
export function botCheck({ provider, takeOnce, minimumScore, growth = noGrowth }: BotCheckOptions): BotCheck {
  const vouch: BotCheck['vouch'] = async (action, token, address) => {
    const proof = await provider.prove(action, token, await growth.now(action, address));
    if (proof === null || proof.score < minimumScore()) throw refusal();
    return async () => {
      if (proof.once !== null && !(await takeOnce(proof.once.id, proof.once.until))) throw refusal();
      await growth.count(action, address);
    };
  };
  return {
    task: async (action, address) => provider.task(action, await growth.now(action, address)),
    vouch,
    check: async (...given) => (await vouch(...given))(),
  };
}

/** The same words for every reason: what a program would learn from them helps nobody else. */
const refusal = () =>
  refused('bot-check-failed', 'The check against automated forms did not succeed. Please try again.');
