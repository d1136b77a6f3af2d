import { request } from '@millrace/contract';
import { type Colleague, officeCalls } from '@millrace/contract/office';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';

const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }): Promise<Colleague[]> => request(officeTransport, officeCalls.officeColleagues, { signal }),
  staleTime: 60_000,
});

/** The staff of the office; none while they are being read. */
export const useColleagues = (): readonly Colleague[] => useQuery(colleaguesQuery).data ?? [];

/** Returns a function that names the user of an id; null: nobody of the office. */
export function useWho(): (id: string | null) => string {
  const { data } = useQuery(colleaguesQuery);
  return (id) => nameOf(id, data);
}

/** Names the user of an id among the colleagues; undefined: they are still being read. */
export function nameOf(id: string | null, colleagues: readonly Colleague[] | undefined): string {
  if (id === null) return 'the server';
  if (colleagues === undefined) return '…';
  return colleagues.find((colleague) => colleague.id === id)?.name ?? 'a former colleague';
}
