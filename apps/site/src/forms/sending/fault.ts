import { BotCheckUnobtainable } from '@millrace/bot-check/token-source';
import { ApiError, formWords, type RefusalCode } from '@millrace/contract';

/** The reason why a form was refused. Without a code it never reached a rule of the server. */
export interface Fault {
  code: RefusalCode | null;
  message: string;
  /** The server's further words. */
  reason?: string;
}

/** The server answered that all is well and gave nothing: there are no words for that (specification 8). */
export class EmptyAnswer extends Error {}

/** The message of a failed submit (specification 8): the server's words, else the form's. */
export function faultOf(error: unknown, otherwise: string): Fault {
  if (error instanceof EmptyAnswer) return { code: null, message: '' };
  if (error instanceof BotCheckUnobtainable) return { code: null, message: formWords.botCheckUnobtainable };
  if (error instanceof ApiError && error.problem !== null) {
    const { code, message } = error.problem;
    return { code, message: message || otherwise };
  }
  return { code: null, message: otherwise };
}

/** Sending the same again would not help. */
const final: readonly RefusalCode[] = ['registration-closed', 'not-found'];
const SERVER_FAULT = 500;
/** A full disk, a stopped database, too much to do: the server says in words what holds it up and that trying again may help. */
const FOR_A_WHILE = 503;

/**
 * The message of a form that makes a record: 'Error: Please Try Again' (specification 8), and the reason when the
 * server gave one.
 */
export function recordFaultOf(error: unknown): Fault {
  const fault = faultOf(error instanceof EmptyAnswer ? null : error, formWords.tryAgain);
  const saysWhy =
    error instanceof ApiError &&
    error.problem !== null &&
    (error.status < SERVER_FAULT || error.status === FOR_A_WHILE);
  if (fault.code === null || final.includes(fault.code)) return fault;
  const { code, message } = fault;
  return { code, message: formWords.tryAgain, ...(saysWhy && message !== formWords.tryAgain && { reason: message }) };
}
