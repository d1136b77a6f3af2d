import { BotCheckUnobtainable } from '@millrace/bot-check/token-source';
import { ApiError, PROBLEM_TYPE, type Problem } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { EmptyAnswer, faultOf, recordFaultOf } from './fault.ts';

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

describe('a form that makes a record', () => {
  const AGAIN = 'Error: Please Try Again';
  const broken: Problem = { ...refusal('Something went wrong here.'), status: 500, code: 'unexpected' };
  const closed: Problem = { ...refusal('Registration is closed.'), status: 409, code: 'registration-closed' };
  test.each([
    ['no network', new TypeError('Failed to fetch'), { code: null, message: AGAIN }],
    ['an empty answer', new EmptyAnswer(), { code: null, message: AGAIN }],
    ['a server that failed', new ApiError(500, broken), { code: 'unexpected', message: AGAIN }],
    [
      'a server that can store nothing just now says why besides',
      new ApiError(503, { ...broken, status: 503, code: 'not-ready', message: 'The disk is full.' }),
      { code: 'not-ready', message: AGAIN, reason: 'The disk is full.' },
    ],
    ['a proxy that failed', new ApiError(502, null), { code: null, message: AGAIN }],
    [
      'a refusal says why besides',
      new ApiError(429, refusal('Wait a minute.')),
      { code: 'too-many', message: AGAIN, reason: 'Wait a minute.' },
    ],
    ['a refusal without words', new ApiError(429, refusal('')), { code: 'too-many', message: AGAIN }],
    [
      'where trying again is of no use only why is said',
      new ApiError(409, closed),
      { code: 'registration-closed', message: 'Registration is closed.' },
    ],
    [
      'no token of the bot check',
      new BotCheckUnobtainable(new Error('blocked')),
      { code: null, message: 'Error: Unable to get Recaptcha token. Please Try Again' },
    ],
  ])('%s', (_rule, error, fault) => expect(recordFaultOf(error)).toEqual(fault));
});
