import { calls } from '@millrace/contract';
import type { LayeredPicture } from '@millrace/pictures';
import { useQuery } from '@tanstack/react-query';
import { type ApiQuery, lookUp } from '../api/query-for.ts';
import type { SeenFamily } from './own-family.ts';

/**
 * The query for the pictures that a family is composed from; null where it can have none: without a configurator, and on a customer's page,
 * whose options may be others than the pictures know. The page asks when it is there: its document would be a fifth longer to the first paint.
 */
function picturesQuery(family: SeenFamily): ApiQuery<LayeredPicture[] | null> | null {
  if (family.configurator === null || family.ours != null) return null;
  return { ...lookUp(calls.familyPictures, { params: { id: family.id } }), mayFail: true };
}

/** Returns the pictures that a family is composed from; none while they are not there. */
export function usePictures(family: SeenFamily): readonly LayeredPicture[] {
  const query = picturesQuery(family);
  return useQuery({ ...(query ?? NO_PICTURES), enabled: query !== null, throwOnError: false }).data ?? NONE;
}
const NO_PICTURES: ApiQuery<LayeredPicture[] | null> = { queryKey: ['no pictures'], queryFn: () => null };
const NONE: readonly LayeredPicture[] = [];
