import type { BotCheckAction } from '@millrace/contract';
import { useRef, useState } from 'react';
import { useBotCheck } from '../bot-check/use-bot-check.ts';
import { type Fault, faultOf } from './fault.ts';

interface SubmissionOptions<Values> {
  /** What the bot check's token is for. */
  action: BotCheckAction;
  /** Sends the form. What it throws is the fault shown; what follows a success it does itself. */
  send(values: Values, token: string): Promise<void>;
  /** Words for a failure that brought none. */
  otherwise: string;
}

export interface Submission<Values> {
  submit(values: Values): Promise<void>;
  isSending: boolean;
  /** Of the last submit; null while there is none. */
  fault: Fault | null;
  /** For the form's `onFocus`: the bot check gets ready. */
  prepare(): void;
}

/** One submit at a time, with a token of the bot check of its own. What was typed stays, whatever comes of it. */
export function useSubmission<Values>({ action, send, otherwise }: SubmissionOptions<Values>): Submission<Values> {
  const { prepare, token } = useBotCheck(action);
  const isBusy = useRef(false);
  const [state, setState] = useState<{ isSending: boolean; fault: Fault | null }>({ isSending: false, fault: null });
  const submit = async (values: Values): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isSending: true, fault: null });
    const fault = await attempt(async () => send(values, await token()), otherwise);
    isBusy.current = false;
    setState({ isSending: false, fault });
  };
  return { submit, prepare, ...state };
}

async function attempt(work: () => Promise<void>, otherwise: string): Promise<Fault | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return faultOf(error, otherwise);
  }
}
