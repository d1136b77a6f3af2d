import type { TriedNumber } from '@millrace/studio';
import { useMemo } from 'react';
import { useAllRows } from '../../draft/use-all-rows.ts';
import { useStudio } from '../ground/studio-context.tsx';

const productOf = (row: Readonly<Record<string, unknown>>) => ({
  partNumber: typeof row['partNumber'] === 'string' ? row['partNumber'] : null,
  number: typeof row['configModelNo'] === 'string' ? row['configModelNo'] : '',
});

/** The numbers by which the open configurator is tried: of the products of its family, and those that are known. */
export function useTriedNumbers(): readonly TriedNumber[] {
  const { kind, id, row } = useStudio();
  // A family as a customer sells it has a configurator of its own, and no products.
  const { rows } = useAllRows('products', JSON.stringify({ familyId: id }), productOf, kind === 'families');
  const { validNumbers, refusedNumbers } = row;
  const key = rows.map(({ row: { partNumber, number } }) => `${partNumber} ${number}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are others at each drawing; what they say is in the key.
  return useMemo(
    () =>
      triedNumbers(
        rows.map((one) => one.row),
        validNumbers,
        refusedNumbers,
      ),
    [key, validNumbers, refusedNumbers],
  );
}

type Product = ReturnType<typeof productOf>;

/** Each number once; a known number that a product carries is the product's. What is typed may be anything. */
function triedNumbers(products: readonly Product[], valid: unknown, refused: unknown): readonly TriedNumber[] {
  const tried = new Map<string, TriedNumber>();
  const add = (number: unknown, partNumber: string | null, mustBe: TriedNumber['mustBe']): void => {
    if (typeof number === 'string' && number !== '' && !tried.has(number))
      tried.set(number, { number, partNumber, mustBe });
  };
  for (const { number, partNumber } of products) add(number, partNumber, 'read');
  for (const one of listOf(valid))
    if (typeof one === 'object' && one !== null && 'number' in one) add(one.number, null, 'read');
  for (const one of listOf(refused)) add(one, null, 'refused');
  return [...tried.values()];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
