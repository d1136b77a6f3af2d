import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import { rowsQuery } from '../../draft/draft-queries.ts';
import { movedFrom } from './left-behind.ts';

/** What tiles lead to, by their type. */
const targets: Readonly<Record<string, { kind: ContentKind; folder: string }>> = {
  family: { kind: 'families', folder: '/family/' },
  category: { kind: 'categories', folder: '/category/' },
};
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
  const target = targets[String(type)];
  const { data } = useQuery({
    ...rowsQuery(target?.kind ?? 'families', draft, { changed: 'true', pageSize: CHANGED_MOST }),
    enabled: draft !== null && target !== undefined,
  });
  if (target === undefined || data === undefined || typeof slug !== 'string' || slug === '') return null;
  const moved = movedFrom(data.rows, slug);
  if (moved === null) return null;
  const address = `${target.folder}${moved.slug}`;
  return (
    <div className="warning form-offer">
      <p>
        The {wordsOf(target.kind).one} “{moved.name}” has the address <code>{address}</code> in this draft.
      </p>
      <button className="button" type="button" onClick={() => onLead(moved.slug)}>
        Lead the tile to {address}
      </button>
    </div>
  );
}
