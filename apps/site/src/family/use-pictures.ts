import { calls } from '@millrace/contract';
import type { LayeredPicture } from '@millrace/pictures';
import { useQuery } from '@tanstack/react-query';
import { lookUp } from '../api/query-for.ts';
import type { SeenFamily } from './own-family.ts';

/**
 * Returns the pictures that a family is composed from; null while they are asked for, none where it has none. The page asks when it is
 * there: its document would be a fifth longer to the first paint.
 */
export function usePictures({ id, drawn }: SeenFamily): readonly LayeredPicture[] | null {
  const query = { ...lookUp(calls.familyPictures, { params: { id } }), mayFail: true };
  const { data, isPending } = useQuery({ ...query, enabled: drawn !== undefined, throwOnError: false });
  if (drawn === undefined) return NONE;
  return isPending ? null : (data ?? NONE);
}
const NONE: readonly LayeredPicture[] = [];
