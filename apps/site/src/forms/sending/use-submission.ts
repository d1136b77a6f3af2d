import type { BotCheckAction } from '@millrace/contract';
import { useRef, useState } from 'react';
import { useBotCheck } from '../../bot-check/use-bot-check.ts';
import { type Fault, faultOf } from './fault.ts';
import { type SubmissionKeys, submissionKeys } from './submission-key.ts';

interface SubmissionOptions<Values> {
  /** The purpose of the bot check's token. */
  action: BotCheckAction;
  /**
   * Sends the form. What it throws is the fault shown; what follows a success it does itself. A form that makes a record sends the
   * key along (`keyedTransport`): it is the same for every try of one submit.
   */
  send(values: Values, token: string, key: string): Promise<void>;
  /** The message of a failure: words for one without any, or a function for all of it. */
  otherwise: string | ((error: unknown) => Fault);
}

export interface Submission<Values> {
  submit(values: Values): Promise<void>;
  isSending: boolean;
  /** The fault of the last submit; null without one. */
  fault: Fault | null;
  /** For the form's `onFocus`: prepares the bot check. */
  prepare(): void;
}

/** Sends one submit at a time, each with its own token of the bot check. The input stays, whatever the outcome. */
export function useSubmission<Values>({ action, send, otherwise }: SubmissionOptions<Values>): Submission<Values> {
  const { prepare, token } = useBotCheck(action);
  const isBusy = useRef(false);
  const keys = useRef<SubmissionKeys>(null);
  keys.current ??= submissionKeys();
  const { keyOf, taken } = keys.current;
  const [state, setState] = useState<{ isSending: boolean; fault: Fault | null }>({ isSending: false, fault: null });
  const submit = async (values: Values): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isSending: true, fault: null });
    const fault = await attempt(async () => send(values, await token(), keyOf(values)), otherwise);
    // The key of something else is of no use: the next try has one of its own.
    if (fault === null || fault.code === 'submission-differs') taken();
    isBusy.current = false;
    setState({ isSending: false, fault });
  };
  return { submit, prepare, ...state };
}

async function attempt(
  work: () => Promise<void>,
  otherwise: SubmissionOptions<never>['otherwise'],
): Promise<Fault | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return typeof otherwise === 'string' ? faultOf(error, otherwise) : otherwise(error);
  }
}
