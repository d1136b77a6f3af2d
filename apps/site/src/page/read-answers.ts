import type { QueryClient } from '@tanstack/react-query';
import type { Read } from './plan.ts';

/** Reads answers out of the cache. Reading what the plan does not list is a bug, and throws. */
export function reader(client: QueryClient): Read {
  return <Data>(query: { queryKey: readonly unknown[] }) => {
    const data = client.getQueryData<Data>(query.queryKey);
    if (data === undefined) throw new Error(`The plan reads ${JSON.stringify(query.queryKey)} but does not list it`);
    return data;
  };
}
