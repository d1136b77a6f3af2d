import { settingDefaults, settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { documentsByFamily } from './documents/index.ts';
import { families as writtenFamilies } from './families/index.ts';
import { faqs as writtenFaqs } from './faqs/index.ts';
import { picturesByFamily } from './pictures/index.ts';
import { productsByFamily } from './products/index.ts';
import { videosByFamily } from './videos/by-family.ts';
import { familyKey } from './written-family.ts';

const demo = demoContent();
const partNumbers = new Set(demo.products.map(({ partNumber }) => partNumber));
const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** A name that does not exist. */
const unknown = <T>(named: readonly T[], known: ReadonlySet<T>): T[] => named.filter((one) => !known.has(one));

test('tiles lead to live categories and families; categories lie below categories', () => {
  const categoryIds = ids(demo.categories);
  expect(
    unknown(
      demo.categories.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])),
      categoryIds,
    ),
  ).toEqual([]);
  expect(
    unknown(
      demo.viewItems.map(({ categoryId }) => categoryId),
      categoryIds,
    ),
  ).toEqual([]);
  for (const item of demo.viewItems) {
    const targets = item.type === 'category' ? demo.categories : demo.families;
    expect(targets.some(({ slug, isLive }) => slug === item.slug && isLive === item.isLive)).toBe(true);
  }
});

test('every live family has a tile, every live category below the top a tile in its parent', () => {
  const tiled = new Set(demo.viewItems.map(({ type, slug }) => `${type} ${slug}`));
  expect(
    unknown(
      demo.families.map(({ slug }) => `family ${slug}`),
      tiled,
    ),
  ).toEqual([]);
  const below = demo.categories.filter(({ parentId, isLive }) => parentId !== null && isLive);
  expect(
    unknown(
      below.map(({ slug }) => `category ${slug}`),
      tiled,
    ),
  ).toEqual([]);
});

test('documents and questions of a family exist', () => {
  expect(
    unknown(
      demo.families.flatMap(({ documentIds }) => documentIds),
      ids(demo.documents),
    ),
  ).toEqual([]);
  expect(
    unknown(
      demo.families.flatMap(({ faqIds }) => faqIds),
      ids(demo.faqs),
    ),
  ).toEqual([]);
});

test('accessories and replacements are products', () => {
  expect(
    unknown(
      demo.families.flatMap(({ accessoryPartNumbers }) => accessoryPartNumbers),
      partNumbers,
    ),
  ).toEqual([]);
  const replacements = demo.families.flatMap(({ prodRep }) => prodRep?.split(',').map((part) => part.trim()) ?? []);
  expect(replacements.length).toBeGreaterThan(0);
  expect(unknown(replacements, partNumbers)).toEqual([]);
});

test('products belong to families, customers to groups, customer families to both', () => {
  const familyIds = ids(demo.families);
  expect(
    unknown(
      demo.products.map(({ familyId }) => familyId),
      familyIds,
    ),
  ).toEqual([]);
  expect(
    unknown(
      demo.customerFamilies.map(({ familyId }) => familyId),
      familyIds,
    ),
  ).toEqual([]);
  expect(
    unknown(
      demo.customerFamilies.map(({ customerId }) => customerId),
      ids(demo.customers),
    ),
  ).toEqual([]);
  const groups = demo.customers.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]));
  expect(unknown(groups, ids(demo.privateLabelGroups))).toEqual([]);
});

test('what is written down by family names a family, and every question belongs to a family or to Support', () => {
  const keys = new Set(writtenFamilies.map(familyKey));
  for (const table of [documentsByFamily, picturesByFamily, productsByFamily, videosByFamily]) {
    expect(unknown(Object.keys(table), keys)).toEqual([]);
  }
  const asked = new Set(writtenFamilies.flatMap(({ faqs }) => faqs));
  expect(writtenFaqs.filter(({ key, isSupport }) => !asked.has(key) && !isSupport).map(({ key }) => key)).toEqual([]);
});

test('links within the site lead somewhere', () => {
  const pages = new Set(['contact', 'orders', 'support', 'search', 'family', 'blog', 'careers', 'employment', 'about']);
  const links = [
    ...demo.carousels.filter(({ isExternal }) => !isExternal).map(({ link }) => link),
    ...demo.faqs.flatMap(({ link }) => (link === null ? [] : [link])),
    ...demo.posts.flatMap(({ htmlContent }) =>
      [...htmlContent.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    ),
  ];
  for (const link of links) {
    const url = new URL(link, 'https://millrace.example');
    const [, page = '', slug] = url.pathname.split('/');
    expect(pages, link).toContain(page);
    if (page === 'family' && slug !== undefined) expect(demo.families.map((family) => family.slug)).toContain(slug);
    const part = url.searchParams.get('part');
    if (part !== null) expect(partNumbers, link).toContain(part);
  }
});

test('a carousel’s model number is one that a product carries or a configurator makes', () => {
  const numbers = demo.carousels.flatMap(({ modelNumber }) => modelNumber ?? []);
  const known = new Set(demo.products.map(({ configModelNo }) => configModelNo ?? ''));
  expect(unknown(numbers, known)).toEqual([]);
});

test('every setting the product reads is set, with its own type; others are public or private', () => {
  const settings = settingsFrom(demo.settings);
  for (const [name, fallback] of Object.entries(settingDefaults)) {
    const set = Object.entries(settings).find(([other]) => other === name)?.[1];
    expect(typeof set, name).toBe(typeof fallback);
    expect(
      demo.settings.some(({ group, key }) => `${group}.${key}` === name),
      name,
    ).toBe(true);
  }
  const names = demo.settings.map(({ group, key }) => `${group}.${key}`);
  expect(new Set(names).size).toBe(names.length);
  expect(demo.settings.find(({ group, key }) => `${group}.${key}` === 'hr.notify')?.isPublic).toBe(false);
});

test('the mobile-app question marks one family', () => {
  const id = settingsFrom(demo.settings)['mobileApp.faqId'];
  expect(demo.families.filter(({ faqIds }) => faqIds.includes(id)).map(({ slug }) => slug)).toEqual(['kestrel-wifi']);
});
