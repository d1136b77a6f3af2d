import { encodeShortCode } from '@millrace/configurator';
import type { FacetFamily, FacetModel, FacetView, FilterAnswer, ListedModel } from '@millrace/contract';
import type { ContentCategory, ContentProduct } from '@millrace/contract/content';
import { type Bits, countBoth, hasBit } from '../facets/bits.ts';
import { type Chosen, readChosen, writeChosen } from '../facets/chosen.ts';
import { type Counted, countFacets } from '../facets/count-facets.ts';
import { reachOf } from '../facets/reach.ts';
import { summaryOf } from '../found/present-found.ts';
import { amountOf } from '../money.ts';
import { priceSpan } from '../presenting/price-span.ts';
import { thumbnailOf } from '../presenting/thumbnail.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { listedTogether, type Order, orderedModels, orderOf, ordersOf } from './order-found.ts';
import { chipOf, chipsOf, presentFacets } from './present-facets.ts';
import { type PlacedFamily, type PlacedModel, placesOf, type Scope, scopeOfCategory } from './scope.ts';

/** Models of a family that are listed at once. */
const MODELS_SHOWN = 5;
/** Models that are listed at once without their families; further choices lead to the others. */
const LISTED_MAX = 100;
/** Filters that are offered to be taken away. */
const HINTS_MAX = 3;

/** The filters of a scope, and its families that fit what is chosen, with the first of their models. */
export function filterAnswer(
  snapshot: Snapshot,
  scope: Scope,
  query: { filters: string; order: string; view?: FacetView },
): FilterAnswer {
  const chosen = readChosen(snapshot.facets, query.filters);
  const counted = countFacets(snapshot.facets, scope.bits, chosen);
  const facets = presentFacets(snapshot, counted, chosen, scope);
  // Nothing chosen: the page shows what it shows without filters, in its own order.
  const orders = chosen.length === 0 ? [] : ordersOf(facets);
  const order = orderOf(snapshot.facets, query.order, orders);
  const families = (chosen.length === 0 ? [] : scope.placed)
    .flatMap((placed) => {
      const found = findIn(snapshot, placed, counted, chosen);
      return found === null ? [] : [{ ...found, models: orderedModels(found.models, order) }];
    })
    .map((found) => ({ found, at: order.placeOf(found.placed.family, found.models) }))
    .sort((a, b) => Number(b.found.models.length > 0) - Number(a.found.models.length > 0) || order.compare(a.at, b.at));
  const models = families.reduce((sum, { found }) => sum + found.models.length, 0);
  return {
    filters: writeChosen(chosen),
    order: order.name,
    orders,
    chips: chosen.flatMap((one) => chipsOf(snapshot, one, chosen)),
    hints: hintsOf(snapshot, counted, chosen, models),
    facets,
    models,
    view: chosen.length > 0 && query.view === 'models' ? 'models' : 'families',
    families: families.map(({ found }) => presentFamily(snapshot, found, scope.bits)),
    ...(chosen.length > 0 && query.view === 'models' ? { listed: listedModels(families, order) } : {}),
  };
}

/** The first models that fit, of all families together. */
function listedModels(families: readonly { found: FoundFamily }[], order: Order): ListedModel[] {
  const all = families.flatMap(({ found: { placed, models } }) =>
    models.map((found) => ({ found, family: placed.family })),
  );
  return listedTogether(all, order)
    .slice(0, LISTED_MAX)
    .map(({ found: { product }, family }) => ({
      ...presentModel(product),
      family: { name: family.row.name, slug: family.row.slug, intrinsicallySafe: family.row.intrinsicallySafe },
      imgUrl: thumbnailOf(family, product),
      isObsolete: family.row.isObsolete || product.isObsolete,
    }));
}

/** All filters of a category, counted. */
export function countCategory(snapshot: Snapshot, category: ContentCategory, query: string): Counted {
  const { bits } = scopeOfCategory(snapshot, category);
  return countFacets(snapshot.facets, bits, readChosen(snapshot.facets, query));
}

/** A family of which models fit, or of which one can be built. */
interface FoundFamily {
  placed: PlacedFamily;
  models: readonly PlacedModel[];
  reach: ReturnType<typeof reachOf>;
}
function findIn(
  snapshot: Snapshot,
  placed: PlacedFamily,
  { fitting }: Counted,
  chosen: readonly Chosen[],
): FoundFamily | null {
  const models = modelsIn(snapshot, placed.family, fitting);
  if (models.length > 0) return { placed, models, reach: null };
  const reach = reachOf(placed.family, chosen, { isPlain: true });
  return reach === null || reach.answer === 'no' ? null : { placed, models, reach };
}

function modelsIn(snapshot: Snapshot, family: CompiledFamily, bits: Bits): PlacedModel[] {
  const { from, to } = placesOf(snapshot, family);
  const found: PlacedModel[] = [];
  for (let place = from; place < to; place += 1) {
    const product = snapshot.facets.products[place];
    if (product !== undefined && hasBit(bits, place)) found.push({ place, product });
  }
  return found;
}

/** The filters without which more models would fit. */
function hintsOf(
  snapshot: Snapshot,
  { facets }: Counted,
  chosen: readonly Chosen[],
  models: number,
): FilterAnswer['hints'] {
  return facets
    .flatMap(({ facet, open }) => {
      const own = chosen.find((one) => one.facet === facet);
      const without = own === undefined ? 0 : countBoth(open, open);
      return own === undefined || without <= models ? [] : [{ ...chipOf(snapshot, own, chosen), models: without }];
    })
    .sort((a, b) => b.models - a.models)
    .slice(0, HINTS_MAX);
}

function presentFamily(snapshot: Snapshot, { placed, models, reach }: FoundFamily, scope: Bits): FacetFamily {
  const { family, title, summary, imgUrl } = placed;
  const { row, head } = family;
  const products = models.map(({ product }) => product);
  return {
    name: title,
    slug: row.slug,
    intrinsicallySafe: row.intrinsicallySafe,
    summary: summary ?? summaryOf(family),
    imgUrl,
    isObsolete: row.isObsolete,
    isConfigured: family.configurator !== null,
    facts: [...head],
    ...priceSpan(family, products),
    fitting: products.length,
    total: modelsIn(snapshot, family, scope).length,
    built: reach?.answer ?? null,
    options:
      reach?.answer === 'yes' && family.configurator !== null
        ? encodeShortCode(family.configurator.data, reach.selection)
        : null,
    models: products.slice(0, MODELS_SHOWN).map(presentModel),
  };
}

const presentModel = ({ partNumber, configModelNo, name, description, priceCents }: ContentProduct): FacetModel => ({
  partNumber,
  modelNumber: configModelNo,
  name,
  description,
  price: amountOf(priceCents),
});
