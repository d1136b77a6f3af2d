import { familyTabs, settingDefaults } from '@millrace/contract';
import { families, products, secondMaker } from '@millrace/second-maker';
import { content } from '../site/demo-names.ts';

/** Settings of the first maker whose texts are theirs: names, addresses, terms. */
const OWN_GROUPS = new Set([
  'company',
  'home',
  'association',
  'warranty',
  'orders',
  'social',
  'accounts',
  'mail',
  'mobileApp',
  'careers',
]);
/** Shorter texts are words that any maker may use. */
const WORD_MIN = 5;

/** Words that the product itself has on its pages. */
const PRODUCTS_OWN: ReadonlySet<string> = new Set(familyTabs);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];
const inSettings = content.settings.flatMap(({ group, key, value }) =>
  OWN_GROUPS.has(group) && value !== settingDefaults[`${group}.${key}` as keyof typeof settingDefaults]
    ? textsOf(value)
    : [],
);
const secondsOwn = JSON.stringify([secondMaker, families, products.slice(0, 50)]);

/** Words of the first maker that no page of another may have: its name, addresses and terms, its range, its people's posts and jobs. */
export const firstMakersWords: readonly string[] = [
  ...new Set([
    'Millrace',
    'millrace.example',
    'SSPMA',
    'Tamarack',
    ...inSettings,
    ...content.families.flatMap(({ name, slug }) => [name, `/family/${slug}`]),
    ...content.categories.flatMap(({ name, slug }) => [name, `/category/${slug}`]),
    ...content.posts.map(({ name }) => name),
    ...content.jobs.map(({ name }) => name),
    ...content.customers.map(({ name }) => name),
  ]),
].filter((text) => text.length >= WORD_MIN && !secondsOwn.includes(text) && !PRODUCTS_OWN.has(text));

/** The first maker's accent in both schemes, as a browser computes it. */
export const firstMakersColours: readonly string[] = content.settings
  .filter(({ group, key }) => group === 'brand' && key.startsWith('accent'))
  .map(({ value }) => rgbOf(String(value)));

/** `#8c1d40` as `rgb(140, 29, 64)`. */
export function rgbOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
