import { ApiError, formWords, type RefusalCode } from '@millrace/contract';
import { BotCheckUnobtainable } from '../bot-check/token-source.ts';

/** Why a form was not taken. Without a code it never reached a rule of ours. */
export interface Fault {
  code: RefusalCode | null;
  message: string;
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
