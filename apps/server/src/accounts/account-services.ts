import type { BotCheckAction } from '@millrace/contract';
import type { Database } from '@millrace/database';
import type { StoredRoom } from '../limits/stored-room.ts';
import type { SecondFactors } from './factors/open-second-factors.ts';
import type { AccountGuard } from './guard/account-guard.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Refuses with `bot-check-failed` unless the token is good for the action; a good one is good once. */
type CheckBot = (action: BotCheckAction, token: string, address: string) => Promise<void>;

/** The parts that the commands of accounts are made with. */
export interface AccountServices {
  database: Database;
  publicUrl: string;
  passwords: Passwords;
  sessions: Sessions;
  factors: SecondFactors;
  guard: AccountGuard;
  checkBot: CheckBot;
  room: Pick<StoredRoom, 'refuseFull' | 'refuseBeyond'>;
  clock: () => Date;
  /** Returns after the same time, whatever the work found. */
  evenly<Result>(work: () => Promise<Result>): Promise<Result>;
  /** null: the content in force has no such customer. */
  customerName(id: number): string | null;
  /** The words of the content in force that somebody tries first as a password. */
  siteWords(): ReadonlySet<string>;
}
