import { brand, type Cents } from '@millrace/configurator';
import type {
  Content,
  ContentCategory,
  ContentFamily,
  ContentProduct,
  ContentViewItem,
} from '@millrace/contract/content';
import { demoContent } from '../content.ts';
import { pick, randomFrom } from './random.ts';
import { numbersEach, scaleConfigurator, scaleKnownNumbers, scaleNumber } from './scale-configurator.ts';
import { details, kinds, traits } from './words.ts';

/** The amount that is added to the demo content. */
export interface ScaleSize {
  families: number;
  products: number;
  /** The share of families with a configurator; a third of their products carry one of its numbers. */
  configurators: number;
}

/** Ten and a hundred times the demo content. */
export const scaleSizes = {
  ten: { families: 100, products: 10_000, configurators: 20 },
  hundred: { families: 1000, products: 100_000, configurators: 200 },
} as const satisfies Record<string, ScaleSize>;

/** Generated rows are numbered from here, after the demo content's. */
const FIRST_ID = 1_000_000;
const FAMILIES_IN_CATEGORY = 25;

/** The demo content and a generated catalogue of any size beside it: the same one on every call. Pictures and tables are the demo's. */
export function scaleContent(size: ScaleSize): Content {
  const demo = demoContent();
  const categories = scaleCategories(demo, size);
  return {
    ...demo,
    categories: [...demo.categories, ...categories],
    viewItems: [...demo.viewItems, ...scaleTiles(demo, categories, size)],
    families: [...demo.families, ...scaleFamilies(demo, size)],
    products: [...demo.products, ...scaleProducts(size)],
  };
}

/** Categories below the demo's top ones, in turn. */
function scaleCategories({ categories }: Content, { families }: ScaleSize): ContentCategory[] {
  const top = categories.filter(({ parentId }) => parentId === null);
  return Array.from({ length: Math.ceil(families / FAMILIES_IN_CATEGORY) }, (_, index) => ({
    id: FIRST_ID + index,
    parentId: top[index % top.length]?.id ?? null,
    name: `Range ${index + 1}`,
    slug: `range-${index + 1}`,
    description: '',
    imgUrl: null,
    isLive: true,
    isVizzy: false,
    position: FIRST_ID + index,
  }));
}

function scaleTiles(demo: Content, categories: readonly ContentCategory[], { families }: ScaleSize): ContentViewItem[] {
  const toCategories = categories.flatMap((category) =>
    category.parentId === null ? [] : [tile(category.parentId, 'category', category, null)],
  );
  const toFamilies = Array.from({ length: families }, (_, index) => {
    const category = FIRST_ID + Math.floor(index / FAMILIES_IN_CATEGORY);
    return tile(category, 'family', { name: nameOf(index), slug: slugOf(index) }, pictureOf(demo, index));
  });
  return [...toCategories, ...toFamilies].map((item, index) => ({
    ...item,
    id: FIRST_ID + index,
    position: FIRST_ID + index,
  }));
}

const tile = (
  categoryId: number,
  type: ContentViewItem['type'],
  { name, slug }: { name: string; slug: string },
  imgUrl: string | null,
): Omit<ContentViewItem, 'id' | 'position'> => ({
  categoryId,
  type,
  slug,
  title: name,
  name,
  summary: '',
  imgUrl,
  variants: {},
  isObsolete: false,
  adURL: null,
  isLive: true,
  isVizzy: false,
});

function scaleFamilies(demo: Content, { families, configurators }: ScaleSize): ContentFamily[] {
  return Array.from({ length: families }, (_, index) => {
    const like = demoFamily(demo, index);
    return {
      ...like,
      id: FIRST_ID + index,
      name: nameOf(index),
      slug: slugOf(index),
      intrinsicallySafe: false,
      isLive: true,
      isVizzy: false,
      isObsolete: false,
      alertType: null,
      alertMsg: null,
      effective: null,
      prodRep: null,
      configurator: index < configurators ? scaleConfigurator(prefixOf(index)) : null,
      ...(index < configurators ? scaleKnownNumbers(prefixOf(index)) : { validNumbers: [], refusedNumbers: [] }),
      position: FIRST_ID + index,
    };
  });
}

function scaleProducts({ products, families, configurators }: ScaleSize): ContentProduct[] {
  const random = randomFrom(products + configurators);
  const perFamily = Math.ceil(products / families);
  const numbered = Math.min(Math.floor(perFamily / 3), numbersEach);
  return Array.from({ length: products }, (_, index) => {
    const family = Math.floor(index / perFamily);
    const place = index % perFamily;
    const number = family < configurators && place < numbered ? scaleNumber(prefixOf(family), place) : null;
    const kind = kinds[family % kinds.length] ?? '';
    return {
      id: FIRST_ID + index,
      familyId: FIRST_ID + family,
      partNumber: partNumberOf(index),
      name: `${kind}, ${pick(traits, random)}`,
      description: `${pick(traits, random)} ${kind}, ${pick(details, random)}, ${pick(details, random)}, ${pick(details, random)}`,
      priceCents: number?.priceCents ?? brand<Cents>(1000 + random(100_000)),
      configModelNo: number?.modelNumber ?? null,
      attributes: {},
      replacedBy: null,
      replacedNote: null,
      pictures: [],
      isObsolete: random(20) === 0,
      isLive: true,
      position: place,
    };
  });
}

function demoFamily({ families }: Content, index: number): ContentFamily {
  const family = families[index % families.length];
  if (family === undefined) throw new Error('the demo content has no family');
  return family;
}

const pictureOf = (demo: Content, index: number): string | null =>
  demoFamily(demo, index).media.find(({ poster, uri }) => poster === null && uri.includes('/'))?.uri ?? null;
const nameOf = (index: number): string => `Series ${prefixOf(index)} ${kinds[index % kinds.length]}`;
const slugOf = (index: number): string => `series-${prefixOf(index).toLowerCase()}`;
/** A letter and its two digits, or more: A00, B00 … Z00, A01 …. */
const prefixOf = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${String(Math.floor(index / 26)).padStart(2, '0')}`;

/** Seven plain digits, or letters with groups of digits. */
const partNumberOf = (index: number): string =>
  index % 3 === 0
    ? String(7_000_000 + index)
    : `PX-${20 + (index % 7) * 10}-${index % 2 === 0 ? 'NO' : 'NC'}-${String(index).padStart(5, '0')}`;
