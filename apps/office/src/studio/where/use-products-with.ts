import { countNumbersWith } from '@millrace/studio';
import { useCallback } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { useSliced } from '../rules/use-sliced.ts';

/**
 * Counts the products whose number answers a group, or has one of some codes in it. null while they are counted, and where no product of
 * the family has a number. `codes` must be the same set as long as it has the same codes.
 */
export function useProductsWith(group: string, codes?: ReadonlySet<string>): number | null {
  const { sound, products } = useStudio();
  const begin = useCallback(() => {
    const numbers = products.flatMap(({ configModelNo }) => configModelNo ?? []);
    if (numbers.length === 0) return null;
    return countNumbersWith(sound, numbers, codes === undefined ? { group } : { group, codes });
  }, [sound, products, group, codes]);
  return useSliced<number | null>(begin, null);
}
