import type { ImportMapping, ImportSession } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guessImport, importQuery, mapImport } from './import-queries.ts';

interface MappedImport {
  /** Undefined until its files are read. */
  session: ImportSession | undefined;
  /** The files cannot be had; null where they can. */
  error: unknown;
  /** The last change was not taken. */
  refusal: Error | null;
  isFetching: boolean;
  /** A change is on its way. */
  isMapping: boolean;
  /** `anew`: the places of sheets whose columns are guessed again. */
  change(next: ImportMapping, anew?: number[]): void;
}

/**
 * An import with its mapping. What somebody says of it stands until the server has taken it: an answer that was asked for before, such as
 * while further files are sent, knows nothing of it.
 */
export function useMappedImport(id: string, draft: string | null): MappedImport {
  const queries = useQueryClient();
  const { data, error, isFetching } = useQuery(importQuery(id, draft));
  const { queryKey } = importQuery(id, draft);
  const [said, setSaid] = useState<ImportMapping | null>(null);
  const changes = useRef(0);
  const mapping = useMutation({
    scope: { id },
    mutationFn: ({ next, anew }: { next: ImportMapping; anew: number[]; nth: number }) =>
      anew.length === 0 ? mapImport(id, draft, next) : guessImport(id, draft, next, anew),
    onSuccess: (answer, { nth }) => {
      // A later change is on its way, and holds this one.
      if (nth !== changes.current) return;
      const isAskedBefore = queries.isFetching({ queryKey }) > 0;
      queries.setQueryData(queryKey, answer);
      setSaid(null);
      if (isAskedBefore) void queries.invalidateQueries({ queryKey });
    },
    onError: (_, { nth }) => {
      if (nth !== changes.current) return;
      setSaid(null);
      void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    session: data === undefined || said === null ? data : { ...data, mapping: said },
    error,
    refusal: mapping.error,
    isFetching,
    isMapping: mapping.isPending,
    change: (next, anew = []) => {
      changes.current++;
      setSaid(next);
      mapping.mutate({ next, anew, nth: changes.current });
    },
  };
}
