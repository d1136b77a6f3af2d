import type { AttributeValues } from '@millrace/contract/content';
import type { Dollars, WrittenProduct } from '../written-family.ts';

/** A step of an axis: its part of the description, its price, and its place in a lettered part number. */
export type Step = readonly [text: string, adds: number, code?: string];

export interface Matrix {
  name: string;
  /** Dollars before the axes add theirs; null: every product is a price on request. */
  base: Dollars;
  /** Number of the first product, or what a lettered part number begins with. */
  from: number | string;
  axes: readonly (readonly Step[])[];
  /** The attributes that steps give, by their text. */
  gives?: Readonly<Record<string, AttributeValues>>;
}

/** A table of products that differ along some axes: every combination, the last axis turning fastest. */
export function matrix({ name, base, from, axes, gives = {} }: Matrix): WrittenProduct[] {
  const rows = axes.reduce<Step[][]>(
    (sofar, axis) => sofar.flatMap((before) => axis.map((step) => [...before, step])),
    [[]],
  );
  return rows.map((steps, index) => ({
    partNumber:
      typeof from === 'number' ? String(from + index) : [from, ...steps.map(([, , code]) => code ?? '')].join('-'),
    name,
    attributes: Object.assign({}, ...steps.map(([text]) => gives[text])),
    description: steps
      .map(([text]) => text)
      .filter((text) => text !== '')
      .join(', '),
    price:
      base === null
        ? null
        : steps.reduce((sum, [, adds]) => sum + Math.round(adds * 100), Math.round(base * 100)) / 100,
  }));
}

/** Products written out one by one. */
export function list(
  rows: readonly (readonly [partNumber: string, name: string, description: string, price: Dollars])[],
): WrittenProduct[] {
  return rows.map(([partNumber, name, description, price]) => ({ partNumber, name, description, price }));
}
