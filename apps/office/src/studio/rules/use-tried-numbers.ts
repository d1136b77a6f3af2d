import type { TriedNumber } from '@millrace/studio';
import { useMemo } from 'react';
import type { FamilyProduct } from '../findings/use-family-products.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { type KnownLine, knownLines } from '../known/known-lines.ts';

/** The numbers by which the open configurator is tried: of the products of its family, and those that are known. */
export function useTriedNumbers(): readonly TriedNumber[] {
  const { row, products } = useStudio();
  const { validNumbers, refusedNumbers } = row;
  return useMemo(
    () => triedNumbers(products, knownLines({ validNumbers, refusedNumbers })),
    [products, validNumbers, refusedNumbers],
  );
}

/** Each number once; a known number that a product carries is the product's. */
function triedNumbers(products: readonly FamilyProduct[], known: readonly KnownLine[]): readonly TriedNumber[] {
  const tried = new Map<string, TriedNumber>();
  const add = (number: string, partNumber: string | null, mustBe: TriedNumber['mustBe']): void => {
    if (number !== '' && !tried.has(number)) tried.set(number, { number, partNumber, mustBe });
  };
  for (const { configModelNo, partNumber } of products) add(configModelNo ?? '', partNumber, 'read');
  for (const { list, number } of known) add(number, null, list === 'validNumbers' ? 'read' : 'refused');
  return [...tried.values()];
}
