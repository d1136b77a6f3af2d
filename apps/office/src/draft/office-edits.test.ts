import { ApiError } from '@millrace/contract';
import { expect, test } from 'vitest';
import { faultOf, nameOfTheDay } from './office-edits.ts';

const refusal = (status: number, code: string) => new ApiError(status, { status, code, message: 'Words.' } as never);

test('a write is tried again when no answer came or the server could not; what is refused stays refused', () => {
  expect(faultOf(new TypeError('Failed to fetch'))).toEqual({ is: 'again' });
  expect(faultOf(new ApiError(502, null))).toEqual({ is: 'again' });
  expect(faultOf(refusal(500, 'failed'))).toEqual({ is: 'again' });
  expect(faultOf(refusal(499, 'failed'))).toMatchObject({ is: 'refused' });
  expect(faultOf(new ApiError(404, null))).toEqual({ is: 'again' });
  for (const code of ['revision-moved', 'unavailable']) expect(faultOf(refusal(409, code))).toEqual({ is: 'again' });
  expect(faultOf(refusal(429, 'too-many'))).toEqual({ is: 'again' });
  expect(faultOf(refusal(401, 'not-signed-in'))).toEqual({ is: 'signed-out' });
  expect(faultOf(refusal(409, 'draft-ended'))).toEqual({ is: 'refused', code: 'draft-ended', words: 'Words.' });
});
test('a draft of the day has the day in its name, and a number beside others of the day', () => {
  const now = new Date(2027, 0, 5, 9);
  const name = 'Changes of January 5, 2027';
  expect(nameOfTheDay(now, ['Spring prices'])).toBe(name);
  expect(nameOfTheDay(now, [name])).toBe(`${name} (2)`);
  expect(nameOfTheDay(now, [`${name} (2)`, name])).toBe(`${name} (3)`);
});
