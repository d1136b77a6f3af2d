import { request } from '@millrace/contract';
import type { ContentKind, RowReference } from '@millrace/contract/content';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { rowWords } from './row-words.ts';

/** One row as a draft has it; null as draft: as it is in force. */
const rowQuery = (kind: ContentKind, id: number, draft: string | null) =>
  queryOptions({
    queryKey: ['row', kind, id, draft],
    queryFn: ({ signal }): Promise<RowRecord> =>
      request(officeTransport, officeCalls.officeRow, {
        params: { kind, id },
        query: draft === null ? {} : { draft },
        signal,
      }),
    staleTime: 10_000,
  });

/** A row that a value names, in its words: of an id they are asked for, any other value is read as it is. */
export function ReferenceWords({
  to,
  value,
  draft,
}: {
  to: RowReference;
  value: unknown;
  draft: string | null;
}): ReactNode {
  const [kind] = to.kinds;
  const id = to.by === 'id' && typeof value === 'number' && kind !== undefined ? { kind, id: value } : null;
  return id === null ? <span className="figures">{String(value ?? '')}</span> : <WordsOfId {...id} draft={draft} />;
}

function WordsOfId({ kind, id, draft }: { kind: ContentKind; id: number; draft: string | null }): ReactNode {
  const { data, isPending } = useQuery(rowQuery(kind, id, draft));
  const row = data?.row ?? data?.published ?? null;
  if (row === null)
    return <span className={isPending ? 'soft' : ''}>{isPending ? id : `${id}, which is not there`}</span>;
  return <>{rowWords(kind, row)}</>;
}
