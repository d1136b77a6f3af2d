import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

test('after a change of the draft all that was read of it, and its rows, are read again', async () => {
  const queries = new QueryClient();
  const keys = [
    ['draft', 'a', 'record'],
    ['drafts'],
    ['row', 'products', 1, 'a'],
    ['rows', 'products', 'a'],
    ['session'],
    ['draft', 'b'],
  ];
  for (const key of keys) queries.setQueryData(key, {});
  await readAgain(queries, 'a');
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true, false, false]);
});
