import { toCents } from '@millrace/configurator';
import type { ContentCategory, ContentFamily, ContentProduct, ContentViewItem } from '@millrace/contract/content';
import { categories, type Tile, type WrittenCategory } from '../categories.ts';
import { knownNumbersOf } from '../configurators/known-numbers.ts';
import { documentsByFamily } from '../documents/index.ts';
import { families } from '../families/index.ts';
import { faqs } from '../faqs/index.ts';
import { idOf } from '../ids.ts';
import { picturesByFamily } from '../pictures/index.ts';
import { productsByFamily } from '../products/index.ts';
import { categoryPicture, familyPicture } from '../uris.ts';
import { familyKey, type WrittenFamily, type WrittenProduct } from '../written-family.ts';
import { writtenDocuments } from './document-rows.ts';
import { mediaRows } from './media-rows.ts';

export const catalogueRows = () => ({
  categories: categoryRows(),
  viewItems: viewItemRows(),
  families: familyRows(),
  products: productRows(),
});

const categoryRows = (): ContentCategory[] =>
  categories.map((category, index) => ({
    id: index + 1,
    parentId: category.parent === undefined ? null : categoryId(category.parent),
    name: category.name,
    slug: category.slug,
    description: category.description,
    imgUrl: category.shows === null ? null : categoryPicture(category.slug),
    isLive: category.isLive ?? true,
    isVizzy: category.isVizzy ?? false,
    position: index,
  }));

const viewItemRows = (): ContentViewItem[] =>
  categories
    .flatMap((category) => category.tiles.map((tile, position) => ({ category, tile, position })))
    .map(({ category, tile, position }, index) => ({
      id: index + 1,
      categoryId: categoryId(category.slug),
      ...shownBy(tile, category),
      position,
    }));

type Shown = Omit<ContentViewItem, 'id' | 'categoryId' | 'position'>;

function shownBy(tile: Tile, category: WrittenCategory): Shown {
  const flags = { isLive: true, isVizzy: false, isObsolete: false, adURL: null, variants: {} };
  if ('category' in tile) {
    const child = categories[categoryId(tile.category) - 1];
    if (child === undefined) throw new Error(`no category ${tile.category}`);
    const imgUrl = child.shows === null ? null : categoryPicture(child.slug);
    const title = child.name;
    return { ...flags, type: 'category', slug: child.slug, title, name: title, summary: tile.summary, imgUrl };
  }
  if ('address' in tile) {
    const { title, summary, address: adURL } = tile;
    return {
      ...flags,
      type: 'category',
      slug: category.slug,
      title,
      name: title,
      summary,
      imgUrl: categoryPicture(tile.picture),
      adURL,
    };
  }
  const family = familyBy(tile.family);
  const drawn = picturesByFamily[tile.family];
  const view = (['front', 'open'] as const).find((one) => drawn?.[one] !== undefined);
  return {
    ...flags,
    type: 'family',
    slug: family.slug,
    title: tile.title ?? family.name,
    name: family.name,
    summary: tile.summary,
    imgUrl: view === undefined ? null : familyPicture(familyKey(family), view),
    variants: family.intrinsicallySafe ? { 'intrinsically-safe': 'true' } : {},
    isObsolete: family.isObsolete ?? false,
    isLive: family.isLive ?? true,
    isVizzy: family.isVizzy ?? false,
  };
}

const familyRows = (): ContentFamily[] =>
  families.map((family, index) => ({
    id: index + 1,
    name: family.name,
    slug: family.slug,
    intrinsicallySafe: family.intrinsicallySafe ?? false,
    description: family.description,
    isLive: family.isLive ?? true,
    isVizzy: family.isVizzy ?? false,
    isObsolete: family.isObsolete ?? false,
    media: mediaRows(family),
    documentIds: (documentsByFamily[familyKey(family)] ?? []).map((document) =>
      idOf(writtenDocuments, (other) => other === document, document.number),
    ),
    alertType: family.alert?.type ?? null,
    alertMsg: family.alert?.message ?? null,
    effective: family.alert?.effective ?? null,
    prodRep: family.alert === undefined ? null : family.alert.replacements.join(', '),
    specs: Object.entries(family.specs).map(([title, facts]) => ({
      title,
      kvo: Object.entries(facts).map(([key, value]) => ({ key, value })),
    })),
    attributes: { ...family.attributes },
    faqIds: family.faqs.map((key) => idOf(faqs, (faq) => faq.key === key, key)),
    etimClass: null,
    accessoryPartNumbers: [...family.accessories],
    configurator: family.configurator ?? null,
    ...knownNumbersOf(familyKey(family)),
    position: index,
  }));

const productRows = (): ContentProduct[] =>
  families
    .flatMap((family) => (productsByFamily[familyKey(family)] ?? []).map((product) => ({ family, product })))
    .map(({ family, product }, index) => productRow(product, families.indexOf(family) + 1, index));

function productRow(product: WrittenProduct, familyId: number, index: number): ContentProduct {
  return {
    id: index + 1,
    familyId,
    partNumber: product.partNumber,
    name: product.name,
    description: product.description,
    priceCents: product.price === null ? null : toCents(product.price),
    configModelNo: product.configModelNo ?? null,
    attributes: { ...product.attributes },
    replacedBy: product.replacedBy ?? null,
    replacedNote: product.replacedNote ?? null,
    pictures: [...(product.pictures ?? [])],
    isObsolete: product.isObsolete ?? false,
    isLive: product.isLive ?? true,
    position: index,
  };
}

const categoryId = (slug: string): number => idOf(categories, (category) => category.slug === slug, slug);

function familyBy(key: string): WrittenFamily {
  const family = families[idOf(families, (other) => familyKey(other) === key, key) - 1];
  if (family === undefined) throw new Error(`no family ${key}`);
  return family;
}
