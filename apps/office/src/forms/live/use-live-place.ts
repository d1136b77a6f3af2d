import type { ContentKind } from '@millrace/contract/content';
import { useQuery } from '@tanstack/react-query';
import { rowQuery } from '../../draft/draft-queries.ts';
import { pageOfRow } from '../../preview/page-of-row.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The place at which the site shows a row. */
export interface LivePlace {
  /** Path of the page, as the public site has it. */
  path: string;
  /** The customer who sees the row there; null: everybody does. */
  customer: number | null;
}

/** The place of a row as a draft has it; null: it has none, or it is not known yet. */
export function useLivePlace(kind: ContentKind, row: Fields | null, draft: string | null): LivePlace | null {
  const label = kind === 'customerFamilies' ? row : null;
  const family = idIn(label, 'familyId');
  const customer = idIn(label, 'customerId');
  const { data } = useQuery({ ...rowQuery('families', family ?? 0, draft), enabled: family !== null });
  if (row === null) return null;
  const path = kind === 'customerFamilies' ? pathOfFamily(data?.row ?? null) : pageOfRow(kind, row);
  return path === null || (label !== null && customer === null) ? null : { path, customer };
}

const pathOfFamily = (family: Fields | null): string | null => (family === null ? null : pageOfRow('families', family));

function idIn(row: Fields | null, name: string): number | null {
  const value = row?.[name];
  return typeof value === 'number' && value > 0 ? value : null;
}
