import type { QueryClient } from '@tanstack/react-query';
import { refreshDraft } from '../draft/draft-queries.ts';

/** After a change of the draft everything that was read of it is read again, its rows too. */
export async function readAgain(queries: QueryClient, draft: string): Promise<void> {
  await Promise.all([
    refreshDraft(queries, draft),
    queries.invalidateQueries({ queryKey: ['row'] }),
    queries.invalidateQueries({ queryKey: ['rows'] }),
  ]);
}
