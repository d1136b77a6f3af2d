import { calls, request } from '@millrace/contract';
import { expect, test } from 'vitest';
import { lookUp, queryFor } from '../api/query-for.ts';
import { answerAddress } from './answer-address.ts';

const paths: string[] = [];
const transport = async ({ path }: { path: string }) => {
  paths.push(path);
  return { status: 200, body: null };
};

test('is the address the call itself asks', async () => {
  const given = { params: { slug: 'a b/ü' }, query: { intrinsicallySafe: true } };
  await request(transport, calls.familyBySlug, given);
  expect(answerAddress(queryFor(calls.familyBySlug, given).queryKey)).toBe(`/api${paths[0]}`);
  expect(answerAddress(lookUp(calls.familyBySlug, given).queryKey)).toBe(`/api${paths[0]}`);
  expect(answerAddress(queryFor(calls.settings, {}).queryKey)).toBe('/api/SiteSetup');
});
test('there is none for what is no call', () => {
  expect(answerAddress([7, null, null])).toBeNull();
  expect(answerAddress(['/a', 'b', null])).toBeNull();
});
