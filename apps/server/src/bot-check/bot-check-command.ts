import type { BotCheckAction, BotCheckTask } from '@millrace/contract';
import type { BotCheck } from './bot-check.ts';

/** Returns the work that a page has to do for a token. */
export const botCheckCommand =
  (check: Pick<BotCheck, 'task'>) =>
  ({ params }: { params: { action: BotCheckAction } }, { address }: { address: string }): Promise<BotCheckTask> =>
    check.task(params.action, address);
