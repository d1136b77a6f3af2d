import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ApiQuery, createQueryClient } from '../api/query-for.ts';
import { useAnswers } from './use-answers.ts';

const query = (name: string, more: Partial<ApiQuery<unknown>> = {}): ApiQuery<unknown> => ({
  queryKey: [name],
  queryFn: () => Promise.reject(new Error(`${name} was asked for`)),
  ...more,
});

function Page({ queries }: { queries: readonly ApiQuery<unknown>[] }) {
  useAnswers(queries);
  return 'the page';
}

/** The page, after the answer of `here` has come and `gone` has failed. */
async function shown(queries: readonly ApiQuery<unknown>[]): Promise<string> {
  const client = createQueryClient(async () => ({ status: 404, body: null }));
  client.setQueryData(['here'], 1);
  await client.prefetchQuery({ ...query('gone'), retry: false });
  return renderToString(
    <QueryClientProvider client={client}>
      <Page queries={queries} />
    </QueryClientProvider>,
  );
}

test('a page is shown once its answers are there, and where it has none to wait for', async () => {
  expect(await shown([query('here')])).toBe('the page');
  expect(await shown([])).toBe('the page');
});

test('an answer that failed fails the page', async () => {
  await expect(shown([query('here'), query('gone')])).rejects.toThrow('gone was asked for');
});

test('unless it may fail: the page then deals with it', async () => {
  expect(await shown([query('here'), query('gone', { mayFail: true })])).toBe('the page');
});

test('an answer that may fail is waited for like any other', async () => {
  await expect(shown([query('not yet', { mayFail: true })])).rejects.toThrow();
});
