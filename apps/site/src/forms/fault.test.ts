import { ApiError, PROBLEM_TYPE, type Problem } from '@millrace/contract';
import { expect, test } from 'vitest';
import { BotCheckUnobtainable } from '../bot-check/token-source.ts';
import { EmptyAnswer, faultOf } from './fault.ts';

const refusal = (message: string): Problem => ({
  type: PROBLEM_TYPE,
  title: 'Too many',
  status: 429,
  code: 'too-many',
  message,
});
const OTHERWISE = 'An error occurred.';

test.each([
  ["a refusal says the server's words", new ApiError(429, refusal('Wait a minute.')), 'too-many', 'Wait a minute.'],
  ['a refusal without words says those of the form', new ApiError(429, refusal('')), 'too-many', OTHERWISE],
  ['an answer that is no refusal of ours says those of the form', new ApiError(502, null), null, OTHERWISE],
  ['no network says those of the form', new TypeError('Failed to fetch'), null, OTHERWISE],
  [
    'no token of the bot check has words of its own',
    new BotCheckUnobtainable(new Error('blocked')),
    null,
    'Error: Unable to get Recaptcha token. Please Try Again',
  ],
  ['an empty answer has none', new EmptyAnswer(), null, ''],
])('%s', (_rule, error, code, message) => expect(faultOf(error, OTHERWISE)).toEqual({ code, message }));
