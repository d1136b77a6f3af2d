import { anonymous, answers, type Snapshot, type Viewer, wiringDiagrams } from '@millrace/catalogue';
import type { Circuit } from '@millrace/circuits';
import type { CustomerSlug, Family, Slug, WrittenModelNumber } from '@millrace/contract';
import type { Composed } from '@millrace/pictures';
import { composedOf } from '../drawings/composed-of.ts';
import { refused } from '../problems/problem-error.ts';
import { type ConfiguredNumber, configuredNumber } from './configured-number.ts';

export interface ModelListQuery {
  intrinsicallySafe: boolean;
  /** The customer whose page it is of. */
  customer?: CustomerSlug | undefined;
  configurator?: WrittenModelNumber | undefined;
  options?: string | undefined;
}

/** The content of a model list (decisions 4): the current number with its options and total, or else the table of products. */
export type ModelList = { family: Family } & (
  | { kind: 'number'; number: ConfiguredNumber; wiring: readonly Circuit[]; picture: Composed | null }
  | { kind: 'table'; products: NonNullable<Family['products']> }
);

/** Throws the catalogue's refusal when there is no such family, or the viewer does not see that customer's. */
export function modelList(snapshot: Snapshot, slug: Slug, query: ModelListQuery, viewer: Viewer): ModelList {
  const { intrinsicallySafe, customer, configurator, options } = query;
  const asked = { isLive: true, isVizzy: false, include: ['products' as const], intrinsicallySafe };
  const answered =
    customer === undefined
      ? answers.familyBySlug(snapshot, { params: { slug }, query: asked }, anonymous)
      : answers.customerFamily(snapshot, { params: { customer, family: slug }, query: asked }, viewer);
  if (!answered.ok) throw refused(answered.refusal.code, answered.refusal.message);
  const family = answered.answer;
  const number =
    family.configurator === null ? null : configuredNumber(snapshot, family.configurator, { configurator, options });
  return number === null
    ? { kind: 'table', family, products: family.products ?? [] }
    : {
        kind: 'number',
        family,
        number,
        wiring: wiringOf(snapshot, slug, number, query),
        picture: pictureOf(snapshot, slug, number, query),
      };
}

/** The wiring of a whole number; a customer's numbers are not those that the diagrams are for. */
function wiringOf(snapshot: Snapshot, family: Slug, { complete, itemNo }: ConfiguredNumber, query: ModelListQuery) {
  const { customer, intrinsicallySafe, options } = query;
  if (!complete || customer !== undefined) return [];
  const found = wiringDiagrams(snapshot, { family, intrinsicallySafe, configurator: itemNo, options });
  return found.ok ? found.answer.circuits : [];
}

/** A whole number as it is built, with the choices that it does not print left out; a customer's numbers are not drawn. */
function pictureOf(snapshot: Snapshot, slug: Slug, { complete, itemNo }: ConfiguredNumber, query: ModelListQuery) {
  if (!complete || query.customer !== undefined) return null;
  const { intrinsicallySafe } = query;
  return composedOf(snapshot, { slug, intrinsicallySafe, configurator: itemNo })?.composed ?? null;
}
