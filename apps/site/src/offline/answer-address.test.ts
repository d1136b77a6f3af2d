import { callPath, calls } from '@millrace/contract';
import { expect, test } from 'vitest';
import { lookUp, queryFor } from '../api/query-for.ts';
import { answerAddress } from './answer-address.ts';

test('is the address the call itself asks', () => {
  const given = { params: { slug: 'a b/ü' }, query: { intrinsicallySafe: true } };
  const address = `/api${callPath(calls.familyBySlug.path, given.params, given.query)}`;
  expect(answerAddress(queryFor(calls.familyBySlug, given).queryKey)).toBe(address);
  expect(answerAddress(lookUp(calls.familyBySlug, given).queryKey)).toBe(address);
  expect(answerAddress(queryFor(calls.settings, {}).queryKey)).toBe('/api/SiteSetup');
});
test('there is none for what is no call', () => {
  expect(answerAddress([7, null, null])).toBeNull();
  expect(answerAddress(['/a', 'b', null])).toBeNull();
});
