import { contentKindNames } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import { rowsQuery } from '../../draft/draft-queries.ts';
import { movedFrom } from './left-behind.ts';
import { addressOf, pageFolders } from './page-folders.ts';

const CHANGED_MOST = 100;

/** For a tile whose page has another address in the same draft: names it, and leads the tile there. */
export function MovedTarget({
  type,
  slug,
  onLead,
}: {
  type: unknown;
  slug: unknown;
  onLead(slug: string): void;
}): ReactNode {
  const { id: draft } = useDraft();
  const kind = typeof type !== 'string' ? undefined : contentKindNames.find((one) => pageFolders[one]?.tile === type);
  const { data } = useQuery({
    ...rowsQuery(kind ?? 'families', draft, { changed: 'true', pageSize: CHANGED_MOST }),
    enabled: draft !== null && kind !== undefined,
  });
  if (kind === undefined || data === undefined || typeof slug !== 'string' || slug === '') return null;
  const moved = movedFrom(data.rows, slug);
  if (moved === null) return null;
  const address = addressOf(kind, moved.slug);
  return (
    <div className="warning form-offer">
      <p>
        The {wordsOf(kind).one} “{moved.name}” has the address <code>{address}</code> in this draft.
      </p>
      <button className="button" type="button" onClick={() => onLead(moved.slug)}>
        Lead the tile to {address}
      </button>
    </div>
  );
}
