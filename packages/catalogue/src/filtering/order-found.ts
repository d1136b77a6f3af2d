import { type Facet, FILTER_PREFIX, type FilterAnswer } from '@millrace/contract';
import { hasBit } from '../facets/bits.ts';
import type { FacetIndex, IndexedFacet } from '../facets/facet-index.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import type { PlacedModel } from './scope.ts';

/** An order of families and of their models. What has no place in it stands last, in the order of before. */
export interface Order {
  /** As an address has it; '' for the order of before. */
  readonly name: string;
  placeOf(family: CompiledFamily, models: readonly PlacedModel[]): Standing;
  compare(one: Standing, other: Standing): number;
  ofModel: ((model: PlacedModel) => number | null) | null;
}
type Standing = number | string | null;

/** The orders besides that of before, its families' names and prices: any filter that is offered. */
export const ordersOf = (facets: readonly Facet[]): FilterAnswer['orders'] =>
  facets.map(({ key, name, kind }) => ({ order: FILTER_PREFIX + key, name, isNumber: kind === 'range' }));

/** The order of this name, or with `-` before it the other way round; that of before where there is none. */
export function orderOf(index: FacetIndex, name: string, offered: FilterAnswer['orders']): Order {
  if (!name.startsWith('-')) return risingOrder(index, name, offered);
  const rising = risingOrder(index, name.slice(1), offered);
  return rising.name === '' ? rising : { ...rising, name, compare: falling };
}

/** A row without a place stands last in either direction. */
const falling = (one: Standing, other: Standing): number =>
  one === null || other === null ? compare(one, other) : compare(other, one);

function risingOrder({ facets }: FacetIndex, name: string, offered: FilterAnswer['orders']): Order {
  if (offered.length === 0) return AS_BEFORE;
  if (name === 'name') return { ...AS_BEFORE, name, placeOf: ({ row }) => row.name };
  if (name === 'price')
    return byLeast(name, ({ product: { priceCents, isObsolete } }) => (isObsolete ? null : priceCents || null));
  const facet = offered.some(({ order }) => order === name)
    ? facets.find(({ attribute: { key } }) => FILTER_PREFIX + key === name)
    : undefined;
  return facet === undefined ? AS_BEFORE : byLeast(name, standingIn(facet));
}

/** Models in this order; equal ones stay as they were. */
export function orderedModels(models: readonly PlacedModel[], { ofModel, compare }: Order): readonly PlacedModel[] {
  if (ofModel === null) return models;
  return models
    .map((model) => ({ model, at: ofModel(model) }))
    .sort((a, b) => compare(a.at, b.at))
    .map(({ model }) => model);
}

function compare(one: Standing, other: Standing): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : names.compare(String(one), String(other));
}
const names = new Intl.Collator('en', { numeric: true });

/** Models of several families in one order: by name or what the order says, else family by family. */
export function listedTogether<Of extends { found: PlacedModel; family: CompiledFamily }>(
  models: readonly Of[],
  order: Order,
): readonly Of[] {
  const standing = ({ found, family }: Of): Standing =>
    order.ofModel === null ? order.placeOf(family, [found]) : order.ofModel(found);
  return models
    .map((model) => ({ model, at: standing(model) }))
    .sort((a, b) => order.compare(a.at, b.at))
    .map(({ model }) => model);
}

const AS_BEFORE: Order = { name: '', placeOf: () => null, compare, ofModel: null };

/** A family stands where the first of its ordered models does. */
function byLeast(name: string, ofModel: (model: PlacedModel) => number | null): Order {
  return {
    name,
    compare,
    ofModel,
    placeOf: (_, [first]) => (first === undefined ? null : ofModel(first)),
  };
}

/** By the beginning of a range, where it is open by its end; by the first of the choices. */
function standingIn(facet: IndexedFacet): (model: PlacedModel) => number | null {
  if (facet.kind === 'choice') {
    const sets = [...facet.bits.values()];
    return ({ place }) => {
      const at = sets.findIndex((bits) => hasBit(bits, place));
      return at < 0 ? null : at;
    };
  }
  return ({ place }) => [facet.low[place], facet.high[place]].find((end) => Number.isFinite(end)) ?? null;
}
