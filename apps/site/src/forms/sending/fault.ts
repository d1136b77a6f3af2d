import { ApiError, formWords, type RefusalCode } from '@millrace/contract';
import { BotCheckUnobtainable } from '../../bot-check/token-source.ts';

/** Why a form was not taken. Without a code it never reached a rule of ours. */
export interface Fault {
  code: RefusalCode | null;
  message: string;
  /** What the server said besides. */
  reason?: string;
}

/** The server answered that all is well and gave nothing: there are no words for that (specification 8). */
export class EmptyAnswer extends Error {}

/** What a failed submit says (specification 8): the server's words, else those of the form. */
export function faultOf(error: unknown, otherwise: string): Fault {
  if (error instanceof EmptyAnswer) return { code: null, message: '' };
  if (error instanceof BotCheckUnobtainable) return { code: null, message: formWords.botCheckUnobtainable };
  if (error instanceof ApiError && error.problem !== null) {
    const { code, message } = error.problem;
    return { code, message: message || otherwise };
  }
  return { code: null, message: otherwise };
}

/** To send the same again would not help. */
const final: readonly RefusalCode[] = ['registration-closed', 'not-found'];
const SERVER_FAULT = 500;

/** What a form that makes a record says: 'Error: Please Try Again' (specification 8), and why, where the server said so. */
export function recordFaultOf(error: unknown): Fault {
  const fault = faultOf(error instanceof EmptyAnswer ? null : error, formWords.tryAgain);
  const isRefusal = error instanceof ApiError && error.problem !== null && error.status < SERVER_FAULT;
  if (fault.code === null || final.includes(fault.code)) return fault;
  const { code, message } = fault;
  return { code, message: formWords.tryAgain, ...(isRefusal && message !== formWords.tryAgain && { reason: message }) };
}
