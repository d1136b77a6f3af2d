import { tokenSource } from '@millrace/bot-check/token-source';
import type { BotCheckAction } from '@millrace/contract';
import { useRef } from 'react';
import { fetchTransport } from '../api/fetch-transport.ts';

/** For a form: `onFocus={check.prepare}` on the form, `await check.token()` in its submit. */
export interface BotCheck {
  /** Starts the work for a token in the background, so that a submit does not wait for it. May be called often. */
  prepare(): void;
  /** A token for one submit; rejects with BotCheckUnobtainable, which a form shows as `formWords.botCheckUnobtainable`. */
  token(): Promise<string>;
}

/** The bot check of a form. Nothing of it is loaded before the form is touched. */
export function useBotCheck(action: BotCheckAction): BotCheck {
  const check = useRef<BotCheck>(null);
  check.current ??= tokenSource(async () =>
    (await import('@millrace/bot-check/obtain-token')).obtainToken(fetchTransport, action),
  );
  return check.current;
}
