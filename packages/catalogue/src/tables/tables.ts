import { brand, type Pausable } from '@millrace/configurator';
import {
  type Content,
  type ContentCategory,
  type ContentFamily,
  type ContentProduct,
  contentKindNames,
  contentKinds,
  type PartNumber,
  type Slug,
} from '@millrace/contract/content';
import { familySpecs, headRows } from '../attributes/family-specs.ts';
import { configuratorText } from '../numbers/configurators.ts';
import { forEachPaced } from '../paced.ts';
import type { Candidate } from './candidate.ts';
import type { CategoryTables } from './category-tables.ts';
import type { CompiledFamily, FamilyTables, FamilyVariants } from './family-tables.ts';
import type { FoldedPartNumber } from './product-tables.ts';
import { groupBy, inOrder, present, type Row, tableBy, tableById } from './rows.ts';

/** Puts the rows of every kind that has a position in their order of display. */
export function* orderContent(content: Content): Pausable<Content> {
  const kinds: unknown[][] = [];
  for (const kind of contentKindNames) {
    const hasPosition = Object.hasOwn(contentKinds[kind].row.shape, 'position');
    kinds.push([kind, hasPosition ? yield* inOrder<Row>(content[kind]) : content[kind]]);
  }
  return Object.fromEntries(kinds);
}

export function* categoryTables({ categories, viewItems }: Content): Pausable<CategoryTables> {
  return {
    byId: yield* tableById(categories),
    bySlug: yield* tableBy(categories, (category) => category.slug),
    childrenOf: yield* groupBy(categories, (category) => category.parentId),
    itemsOf: yield* groupBy(viewItems, (item) => item.categoryId),
  };
}

type Known = Pick<Candidate, 'categories' | 'configurators' | 'parts' | 'attributes' | 'units'> & {
  /** By which numbers are printed. */
  locale: string;
};

/** References that lead nowhere are left out here; `checks/` names them. */
export function* familyTables(
  content: Content,
  { categories, configurators, parts, attributes, units, locale }: Known,
): Pausable<FamilyTables> {
  const products = yield* groupBy(content.products, (product) => product.familyId);
  const documents = yield* tableById(content.documents);
  const faqs = yield* tableById(content.faqs);
  const customerFamilies = yield* groupBy(content.customerFamilies, (page) => page.familyId);
  const circuits = yield* groupBy(content.circuits, (one) => one.familyId);
  const pictures = yield* groupBy(content.pictures, (one) => one.familyId);
  const paths = yield* familyPaths(content, categories);
  const all: CompiledFamily[] = [];
  yield* forEachPaced(content.families, (row) => {
    all.push({
      row,
      specs: familySpecs(row, attributes, units, locale),
      head: headRows(row.attributes, attributes, units, locale),
      products: products.get(row.id) ?? [],
      accessories: row.accessoryPartNumbers.map((part) => parts.get(foldPartNumber(part))).filter(present),
      documents: row.documentIds.map((id) => documents.get(id)).filter(present),
      faqs: row.faqIds.map((id) => faqs.get(id)).filter(present),
      configurator: row.configurator === null ? null : (configurators.get(configuratorText(row.configurator)) ?? null),
      paths: paths.get(familyKey(row)) ?? [],
      customerFamilies: customerFamilies.get(row.id) ?? [],
      circuits: (circuits.get(row.id) ?? []).filter(({ isLive }) => isLive),
      pictures: (pictures.get(row.id) ?? []).filter(({ isLive }) => isLive).sort((a, b) => a.position - b.position),
    });
  });
  return { all, byId: yield* tableBy(all, (family) => family.row.id), bySlug: variantsBySlug(all) };
}

function variantsBySlug(families: readonly CompiledFamily[]): Map<Slug, FamilyVariants> {
  const table = new Map<Slug, FamilyVariants>();
  for (const family of families) {
    const variants = table.get(family.row.slug) ?? {};
    if (family.row.intrinsicallySafe) variants.intrinsicallySafe ??= family;
    else variants.plain ??= family;
    table.set(family.row.slug, variants);
  }
  return table;
}

/** Part numbers are the same without regard to case. */
export const foldPartNumber = (partNumber: PartNumber): FoldedPartNumber =>
  brand<FoldedPartNumber>(partNumber.trim().toUpperCase());

export const partNumberTable = (products: readonly ContentProduct[]): Pausable<Map<FoldedPartNumber, ContentProduct>> =>
  tableBy(products, (product) => foldPartNumber(product.partNumber));

/** The query parameter of a view item, and of the page, that asks for the intrinsically-safe variant. */
export const INTRINSICALLY_SAFE = 'intrinsically-safe';

const familyKey = (family: Pick<ContentFamily, 'slug' | 'intrinsicallySafe'>): string =>
  `${family.slug}?${family.intrinsicallySafe}`;

function* familyPaths(content: Content, tables: CategoryTables): Pausable<Map<string, ContentCategory[][]>> {
  const paths = new Map<string, ContentCategory[][]>();
  yield* forEachPaced(inTreeOrder(tables), (category) => {
    for (const item of tables.itemsOf.get(category.id) ?? []) {
      if (item.type !== 'family' || item.adURL !== null) continue;
      const key = familyKey({ slug: item.slug, intrinsicallySafe: item.variants[INTRINSICALLY_SAFE] === 'true' });
      paths.set(key, [...(paths.get(key) ?? []), pathTo(category, tables)]);
    }
  });
  for (const { slug, intrinsicallySafe } of content.families) {
    const plain = paths.get(familyKey({ slug, intrinsicallySafe: false }));
    const key = familyKey({ slug, intrinsicallySafe: true });
    if (intrinsicallySafe && plain !== undefined && !paths.has(key)) paths.set(key, plain);
  }
  return paths;
}

/** From the top down to the category itself; ends at a repeated category, so that a cycle cannot hang it. */
function pathTo(category: ContentCategory, { byId }: CategoryTables): ContentCategory[] {
  const path: ContentCategory[] = [];
  let at: ContentCategory | undefined = category;
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return path;
}

/** Every category after its parent, branch by branch. Categories of a cycle are not reached. */
export function inTreeOrder({ childrenOf }: CategoryTables): ContentCategory[] {
  const branch = (category: ContentCategory): ContentCategory[] => [
    category,
    ...(childrenOf.get(category.id) ?? []).flatMap(branch),
  ];
  return (childrenOf.get(null) ?? []).flatMap(branch);
}
