import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMediaPath, lineOf, mediaFileQuery } from './media-queries.ts';
import { MediaThumb } from './media-thumb.tsx';
import './media-files.css';

/** A small picture of the file at an address of the library, as a draft has it; nothing for other values. */
export function NamedThumb({ uri, draft }: { uri: unknown; draft: string | null }): ReactNode {
  const path = typeof uri === 'string' && isMediaPath(uri) ? uri : null;
  const { data, isPending } = useQuery({
    ...mediaFileQuery(draft, path ?? ''),
    enabled: path !== null,
    retry: false,
    staleTime: 60_000,
  });
  if (path === null) return null;
  return isPending ? <span className="thumb" /> : <MediaThumb media={data ?? lineOf(path)} />;
}
