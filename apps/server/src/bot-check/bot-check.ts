import type { BotCheckAction, BotCheckTask } from '@millrace/contract';
import { refused } from '../problems/problem-error.ts';
import type { BotCheckProvider } from './provider.ts';

/** Refuses with `bot-check-failed` unless the token is good for the action; a good one is good once. */
type CheckBot = (action: BotCheckAction, token: string) => Promise<void>;

export interface BotCheck {
  task(action: BotCheckAction): Promise<BotCheckTask>;
  check: CheckBot;
}

/** Remembers the id until then, on all nodes; false when it was known. */
export type TakeOnce = (id: string, until: Date) => Promise<boolean>;

interface BotCheckOptions {
  provider: BotCheckProvider;
  takeOnce: TakeOnce;
  /** 0 to 1, by the present setting. */
  minimumScore(): number;
}

/** The bot check of forms. Call `check` last before the work: a form that is refused for a fault keeps its token good. */
export function botCheck({ provider, takeOnce, minimumScore }: BotCheckOptions): BotCheck {
  return {
    task: provider.task,
    check: async (action, token) => {
      const proof = await provider.prove(action, token);
      if (proof === null || proof.score < minimumScore()) throw refusal();
      if (proof.once !== null && !(await takeOnce(proof.once.id, proof.once.until))) throw refusal();
    },
  };
}

/** The same words for every reason: what a program would learn from them helps nobody else. */
const refusal = () =>
  refused('bot-check-failed', 'The check against automated forms did not succeed. Please try again.');
