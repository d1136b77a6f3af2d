import { finish, type Pausable } from '@millrace/configurator';
import { isLocale, settingDefaults, settingsFrom, unitSystemOf } from '@millrace/contract';
import type { Content, ContentProduct, WrittenModelNumber } from '@millrace/contract/content';
import { type Finding, isError } from '@millrace/contract/office';
import { privateSettingsFrom } from '@millrace/contract/private-settings';
import { attributeTable } from '../attributes/attribute-table.ts';
import { diagnose } from '../checks/index.ts';
import { compileEverything } from '../everything/compile-everything.ts';
import { facetIndex } from '../facets/facet-index.ts';
import { buildableValues } from '../facets/reach.ts';
import { compileConfigurators } from '../numbers/configurators.ts';
import { foldCode } from '../numbers/lenient/folded-number.ts';
import { forEachPaced } from '../paced.ts';
import { redirectTable } from '../redirects/redirect-table.ts';
import { compileSearch } from '../search/search.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Candidate } from '../tables/candidate.ts';
import { configuredFamilies } from '../tables/configured-families.ts';
import type { FamilyTables } from '../tables/family-tables.ts';
import { customerTables } from '../tables/private-label.ts';
import type { ProductTables } from '../tables/product-tables.ts';
import { categoryTables, familyTables, orderContent, partNumberTable } from '../tables/tables.ts';

export interface CompileOptions {
  revision: number;
  /** The time of publication; absent for content that nobody published. */
  publishedAt?: Date | null;
  /** The snapshot before: what it knows of configurators that have not changed is kept. */
  previous?: Snapshot;
  /** Words of stored documents, by their path below /media/; search finds them. */
  texts?: ReadonlyMap<string, string>;
}

export type Compiled =
  | { ok: true; snapshot: Snapshot }
  /** Warnings among them. */
  | { ok: false; findings: Finding[] };

/** Content of one revision, checked as a whole, to one immutable snapshot; or everything that is wrong with it. */
export const compile = (content: Content, options: CompileOptions): Compiled =>
  finish(compileInSteps(content, options));

/** The same with a pause every few milliseconds: 100,000 products take seconds. The content must stay as it is until the end. */
export function* compileInSteps(
  content: Content,
  { revision, publishedAt = null, previous, texts = new Map() }: CompileOptions,
): Pausable<Compiled> {
  const candidate = yield* candidateOf(content, previous);
  const { content: ordered, categories, families, configurators, parts, attributes } = candidate;
  const findings = yield* diagnose(candidate);
  if (findings.some(isError)) return { ok: false, findings };
  const { 'search.synonyms': synonyms, 'search.productSynonyms': ofProducts } = privateSettingsFrom(ordered.settings);
  const search = yield* compileSearch(families, ofProducts, previous?.search);
  const byModelNumber = yield* modelNumberTable(ordered, families);
  const facets = yield* facetIndex(families, attributes);
  return {
    ok: true,
    snapshot: {
      revision,
      publishedAt,
      content: ordered,
      categories,
      families,
      attributes,
      units: candidate.units,
      facets,
      buildable: yield* buildableValues(facets),
      products: { byPartNumber: parts, byFoldedNumber: yield* foldedNumberTable(ordered, families), byModelNumber },
      customers: yield* customerTables(ordered),
      configurators,
      configured: configuredFamilies(families),
      settings: settingsFrom(ordered.settings),
      search,
      redirects: redirectTable(ordered.redirects),
      mediaFiles: new Map(ordered.mediaFiles.map((media) => [media.uri, media])),
      everything: yield* compileEverything(ordered, families, {
        search,
        synonyms,
        texts,
        previous: previous?.everything,
      }),
      warnings: findings,
    },
  };
}

/** All that is wrong with the content, and nothing of what a site needs besides. */
export function* diagnoseInSteps(content: Content, previous: Snapshot): Pausable<Finding[]> {
  return yield* diagnose(yield* candidateOf(content, previous));
}

/** Content with its tables, before any check. */
export function* candidateOf(given: Content, previous: Snapshot | undefined): Pausable<Candidate> {
  const content = yield* orderContent(given);
  const configurators = yield* compileConfigurators(content, previous?.configurators ?? new Map());
  const categories = yield* categoryTables(content);
  const parts = yield* partNumberTable(content.products);
  const attributes = attributeTable(content.attributes);
  const { 'units.system': system, 'brand.locale': wanted } = settingsFrom(content.settings);
  const locale = isLocale(wanted) ? wanted : settingDefaults['brand.locale'];
  const units = unitSystemOf(system);
  const families = yield* familyTables(content, { categories, configurators, parts, attributes, units, locale });
  return { content, categories, families, configurators, parts, attributes, units };
}

function* foldedNumberTable({ products }: Content, { byId }: FamilyTables): Pausable<ProductTables['byFoldedNumber']> {
  const byFoldedNumber = new Map<string, ContentProduct[]>();
  yield* forEachPaced(products, (product) => {
    const { partNumber, configModelNo, familyId } = product;
    const isRead = configModelNo === null || byId.get(familyId)?.configurator != null;
    for (const folded of new Set([partNumber, isRead ? partNumber : configModelNo].map(foldCode))) {
      const known = byFoldedNumber.get(folded);
      if (known === undefined) byFoldedNumber.set(folded, [product]);
      else known.push(product);
    }
  });
  return byFoldedNumber;
}

/** A live product's number goes before that of one that is not; a number as ordered before one as on the label. */
function* modelNumberTable({ products }: Content, { byId }: FamilyTables): Pausable<ProductTables['byModelNumber']> {
  const byModelNumber: Map<WrittenModelNumber, ContentProduct> = new Map();
  const numbered = products.filter(({ configModelNo }) => configModelNo !== null);
  const live = [...numbered.filter(({ isLive }) => isLive), ...numbered.filter(({ isLive }) => !isLive)];
  for (const form of ['itemNo', 'itemNoAlt'] as const)
    yield* forEachPaced(live, (product) => {
      const written = product.configModelNo ?? '';
      const reading = byId.get(product.familyId)?.configurator?.read(written);
      for (const number of [written, reading?.ok === true ? reading[form] : written])
        if (!byModelNumber.has(number)) byModelNumber.set(number, product);
    });
  return byModelNumber;
}
