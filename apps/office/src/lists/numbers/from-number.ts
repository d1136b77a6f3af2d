import type { Cents } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldsOf, wordsOf } from '@millrace/contract/fields';
import { type NumberRead, reckonedColumns } from '@millrace/contract/office';
import { z } from 'zod';
import { printValue } from '../../fields/print-value.ts';

/** The column of a product's list that no row has: what its model number comes to. */
export const FROM_NUMBER = 'fromNumber';
export const MODEL_NUMBER = 'configModelNo';
export const PRICE = 'priceCents';

const fromNumber: Field = {
  name: FROM_NUMBER,
  label: 'From the number',
  help: 'What the model number comes to by its configurator. It is changed there, never here.',
  section: '',
  width: 132,
  narrow: 128,
  widget: { is: 'cents' },
  isNullable: true,
  isOptional: false,
  isReadOnly: true,
  schema: z.unknown(),
};

/** Columns of a kind's list that the server neither orders nor filters by. */
export const reckonedOf = (kind: ContentKind): ReadonlySet<string> => new Set(reckonedColumns[kind]);

/** All columns that the list of a kind can show. */
export const listFieldsOf = (kind: ContentKind): readonly Field[] =>
  kind === 'products' ? [...fieldsOf(kind), fromNumber] : fieldsOf(kind);

/** The columns of a list after the first, until somebody chooses others. */
export function listColumnsOf(kind: ContentKind): readonly string[] {
  const { columns } = wordsOf(kind);
  return kind === 'products' ? columns.flatMap((name) => (name === PRICE ? [name, FROM_NUMBER] : [name])) : columns;
}

/** The price that a number comes to, in words; '' where nothing reads it. */
export function printFromNumber(read: NumberRead | null | undefined): string {
  if (read == null) return '';
  if (read.isRefused) return 'refused';
  return isOnRequest(read.priceCents) ? 'on request' : printValue(fromNumber, read.priceCents);
}

/** Whether a price is that of its number; nothing and 0 are both a price on request. */
export const isPriceOf = (price: unknown, { priceCents }: NumberRead): boolean =>
  (typeof price === 'number' ? price : 0) === (priceCents ?? 0);

const isOnRequest = (cents: Cents | null): boolean => cents === null || cents === 0;
