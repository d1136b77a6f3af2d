import { brand, type Cents } from '@millrace/configurator';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAllRows } from '../../draft/use-all-rows.ts';

/** A product of the family, as far as its number is judged by it. */
export interface FamilyProduct {
  id: number;
  /** That a write names. */
  version: string;
  partNumber: string;
  configModelNo: string | null;
  isLive: boolean;
  priceCents: Cents | null;
}

/** The products of a family with a model number, as the draft has them. The same list again, where nothing in it changed. */
export function useFamilyProducts(kind: string, id: number): readonly FamilyProduct[] {
  const filter = JSON.stringify({ familyId: id, configModelNo: { isEmpty: false } });
  const { rows } = useAllRows('products', filter, read, kind === 'families');
  const products =
    kind === 'families' ? rows.map(({ id: row, version, row: read }) => ({ ...read, id: row, version })) : [];
  const held = useRef<readonly FamilyProduct[]>([]);
  held.current = replaceEqualDeep(held.current, products);
  return held.current;
}

const read = (row: Readonly<Record<string, unknown>>): Omit<FamilyProduct, 'id' | 'version'> => ({
  partNumber: String(row['partNumber'] ?? ''),
  configModelNo: typeof row['configModelNo'] === 'string' ? row['configModelNo'] : null,
  isLive: row['isLive'] === true,
  priceCents: typeof row['priceCents'] === 'number' ? brand<Cents>(row['priceCents']) : null,
});
