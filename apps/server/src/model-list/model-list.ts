import { anonymous, readings, type Snapshot } from '@millrace/catalogue';
import type { Family } from '@millrace/contract';
import { refused } from '../problems/problem-error.ts';
import { type ConfiguredNumber, configuredNumber } from './configured-number.ts';

export interface ModelListQuery {
  intrinsicallySafe: boolean;
  configurator?: string | undefined;
  options?: string | undefined;
}

/** What a model list says (decisions 4): the current number with its options and total, else the table of products. */
export type ModelList = { family: Family } & (
  | { kind: 'number'; number: ConfiguredNumber }
  | { kind: 'table'; products: NonNullable<Family['products']> }
);

/** Throws the reading's refusal where there is no such family. */
export function modelList(snapshot: Snapshot, slug: string, query: ModelListQuery): ModelList {
  const { intrinsicallySafe, configurator, options } = query;
  const asked = { isLive: true, isVizzy: false, include: ['products' as const], intrinsicallySafe };
  const reading = readings.familyBySlug(snapshot, { params: { slug }, query: asked }, anonymous);
  if (!reading.ok) throw refused(reading.refusal.code, reading.refusal.message);
  const family = reading.answer;
  const number =
    family.configurator === null ? null : configuredNumber(snapshot, family.configurator, { configurator, options });
  return number === null
    ? { kind: 'table', family, products: family.products ?? [] }
    : { kind: 'number', family, number };
}
