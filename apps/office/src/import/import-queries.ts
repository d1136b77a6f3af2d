import { type ApiError, callPath, request } from '@millrace/contract';
import {
  type ImportMapping,
  officeCalls,
  readImportEvent,
  type VerdictPage,
  type verdictQuery,
} from '@millrace/contract/office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { officeTransport, refusalOf } from '../api/office-transport.ts';
import { sendFile } from '../api/office-upload.ts';
import { type DroppedFile, inOrder } from './dropped-files.ts';

export const openImportsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeImports, { signal }),
});

/** Two imports are worked on at once, and a large one takes half a minute: the third waits for its turn. */
const TRIES = 30;
const TRY_AGAIN_MS = 2000;
const inItsTurn = {
  retry: (tried: number, error: unknown) => refusalOf(error) === 'not-ready' && tried < TRIES,
  retryDelay: TRY_AGAIN_MS,
};

const ofDraft = (draft: string | null) => (draft === null ? {} : { draft });

/** The files of an import, mapped by the attributes and rows of a draft; null: of what is in force. */
export const importQuery = (id: string, draft: string | null) =>
  queryOptions({
    queryKey: ['import', id, 'session', draft],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeImport, { params: { import: id }, query: ofDraft(draft), signal }),
    // Landing may begin a draft: the import stays on the page meanwhile.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...inItsTurn,
  });

export const mappingsQuery = queryOptions({
  queryKey: ['import-mappings'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeMappings, { signal }),
});

export type VerdictWanted = z.input<typeof verdictQuery>;

/** A page of the verdict of a mapping; another mapping is another verdict. */
export const verdictPageQuery = (id: string, mapping: ImportMapping | undefined, wanted: VerdictWanted) =>
  queryOptions({
    queryKey: ['import', id, 'verdict', mapping, wanted],
    queryFn: ({ signal }): Promise<VerdictPage> =>
      request(officeTransport, officeCalls.officeVerdict, { params: { import: id }, query: wanted, signal }),
    enabled: mapping !== undefined,
    placeholderData: keepPreviousData,
    ...inItsTurn,
  });

export const mapImport = (id: string, draft: string | null, mapping: ImportMapping) =>
  request(officeTransport, officeCalls.officeMapImport, {
    params: { import: id },
    query: ofDraft(draft),
    body: { mapping },
  });
export const guessImport = (id: string, draft: string | null, mapping: ImportMapping, anew: number[]) =>
  request(officeTransport, officeCalls.officeGuessImport, {
    params: { import: id },
    query: ofDraft(draft),
    body: { mapping, anew },
  });
export const cancelImport = (id: string) =>
  request(officeTransport, officeCalls.officeCancelImport, { params: { import: id } });
export const landImport = (id: string, body: { draft: string; mark: string; takesDoubtful: boolean }) =>
  request(officeTransport, officeCalls.officeLandImport, { params: { import: id }, body });
export const keepMapping = (name: string, mapping: ImportMapping) =>
  request(officeTransport, officeCalls.officeKeepMapping, { body: { name, mapping } });
export const removeMapping = (mapping: string) =>
  request(officeTransport, officeCalls.officeRemoveMapping, { params: { mapping } });

/** A file that was not taken, and the server's words about it. */
export interface NotTaken {
  path: string;
  error: ApiError | unknown;
}

/** Sends files one after the other: the first begins the import, unless there is one. Files that are refused are told; the others go on. */
export async function sendFiles(
  files: readonly DroppedFile[],
  begun: string | null,
  onProgress: (share: number, path: string) => void,
): Promise<{ id: string | null; refused: NotTaken[] }> {
  let id = begun;
  const refused: NotTaken[] = [];
  for (const [nth, { file, path }] of inOrder(files).entries()) {
    const address = callPath(id === null ? officeCalls.officeBeginImport.path : officeCalls.officeAddImportFile.path, {
      import: id ?? '',
    });
    try {
      const sent = await sendFile<{ id: string }>({
        address,
        data: { name: path },
        file,
        onProgress: (share) => onProgress((nth + share) / files.length, path),
        signal: NEVER,
      });
      id = sent.id;
    } catch (error) {
      refused.push({ path, error });
    }
  }
  return { id, refused };
}

const NEVER = new AbortController().signal;

/** How far an import is, in words and in numbers; null: nothing is under way. */
export function useImportProgress(
  id: string | null,
  isAsked: boolean,
): { words: string; done: number; of: number } | null {
  const [progress, setProgress] = useState<{ words: string; done: number; of: number } | null>(null);
  useEffect(() => {
    if (id === null || !isAsked) return;
    const source = new EventSource(`/api${callPath(officeCalls.officeImportStream.path, { import: id })}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readImportEvent(data);
      if (event === null) return;
      setProgress(event.type === 'rest' ? null : { words: WORDS[event.doing], done: event.done, of: event.of });
    };
    return () => {
      source.close();
      setProgress(null);
    };
  }, [id, isAsked]);
  return progress;
}

const WORDS = { reading: 'Files are read', judging: 'Rows are judged', landing: 'Rows go into the draft' } as const;
