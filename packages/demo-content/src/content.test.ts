import { compile } from '@millrace/catalogue';
import { content, contentKinds, documentTypes, employmentTypes } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';

const demo = demoContent();
const families = demo.families;

test('every row passes the contract', () => {
  expect(content.safeParse(demo).error?.issues ?? []).toEqual([]);
});

test('it compiles, and nothing is warned of but how far a search for two readings went', () => {
  const compiled = compile(demo, { revision: 1 });
  const warnings = compiled.ok ? compiled.snapshot.warnings : compiled.findings;
  expect(compiled.ok).toBe(true);
  expect(warnings.filter(({ code }) => code !== 'configurator-searched-in-part')).toEqual([]);
});

test('the same rows on every call, none of them shared', () => {
  const again = demoContent();
  expect(again).toEqual(demo);
  expect(again.families[0]).not.toBe(families[0]);
});

test('every kind has rows, and ids are unique within a kind', () => {
  for (const rows of Object.values(demo)) {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  }
  expect(Object.keys(demo).sort()).toEqual(Object.keys(contentKinds).sort());
});

test('slugs are unique, but for the intrinsically-safe variant, which has the slug of the plain family', () => {
  const keys = families.map(({ slug, intrinsicallySafe }) => `${slug} ${intrinsicallySafe}`);
  expect(new Set(keys).size).toBe(keys.length);
  const variants = families.filter(({ intrinsicallySafe }) => intrinsicallySafe);
  expect(variants).toHaveLength(1);
  for (const variant of variants) {
    expect(families.some(({ slug, intrinsicallySafe }) => slug === variant.slug && !intrinsicallySafe)).toBe(true);
    expect(variant.configurator).not.toBeNull();
  }
  for (const rows of [demo.categories, demo.posts, demo.customers]) {
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  }
});

test('at least 8 live categories in two levels, one with a long description and one with none', () => {
  const live = demo.categories.filter(({ isLive }) => isLive);
  expect(live.length).toBeGreaterThanOrEqual(8);
  const top = live.filter(({ parentId }) => parentId === null);
  const second = live.filter(({ parentId }) => top.some(({ id }) => id === parentId));
  expect(top.length + second.length).toBe(live.length);
  expect(second.length).toBeGreaterThan(0);
  expect(live.some(({ description }) => description.length > 350)).toBe(true);
  expect(live.some(({ description }) => description === '')).toBe(true);
  expect(demo.categories.some(({ isLive }) => !isLive)).toBe(true);
});

test('at least 45 families and 700 products, a third of them with a model number, some obsolete', () => {
  expect(families.length).toBeGreaterThanOrEqual(45);
  expect(demo.products.length).toBeGreaterThanOrEqual(700);
  const configured = demo.products.filter(({ configModelNo }) => configModelNo !== null);
  expect(configured.length / demo.products.length).toBeGreaterThan(0.3);
  expect(configured.length / demo.products.length).toBeLessThan(0.45);
  expect(demo.products.some(({ isObsolete }) => isObsolete)).toBe(true);
  expect(families.some(({ isObsolete }) => isObsolete)).toBe(true);
  expect(demo.products.some(({ priceCents }) => priceCents === null || priceCents === 0)).toBe(true);
});

test('some families and categories are not live, some are for show rooms only, and the others are plainly published', () => {
  for (const rows of [families, demo.categories]) {
    expect(rows.some(({ isLive }) => !isLive)).toBe(true);
    expect(rows.some(({ isLive, isVizzy }) => isLive && isVizzy)).toBe(true);
  }
  const published = families.filter(({ isLive, isVizzy }) => isLive && !isVizzy);
  expect(published.length).toBeGreaterThanOrEqual(45);
});

test('tiles: categories, families, obsolete ones, one without a picture, one with variants, an advertisement', () => {
  expect(demo.viewItems.some(({ type }) => type === 'category')).toBe(true);
  expect(demo.viewItems.some(({ isObsolete }) => isObsolete)).toBe(true);
  expect(demo.viewItems.some(({ imgUrl }) => imgUrl === null)).toBe(true);
  expect(demo.viewItems.some(({ variants }) => variants['intrinsically-safe'] === 'true')).toBe(true);
  expect(demo.viewItems.some(({ adURL }) => adURL?.startsWith('https://') === true)).toBe(true);
});

test('every tab of a family page has families with content and families without', () => {
  const liveFaqs = (family: (typeof families)[number], withVideo: boolean): boolean =>
    demo.faqs.some((faq) => family.faqIds.includes(faq.id) && faq.isLive && (faq.video !== null) === withVideo);
  const tabs: ((family: (typeof families)[number]) => boolean)[] = [
    (family) => family.configurator !== null || demo.products.some(({ familyId }) => familyId === family.id),
    (family) => liveFaqs(family, true),
    (family) => family.accessoryPartNumbers.length > 0,
    (family) => family.specs.length > 0,
    (family) => liveFaqs(family, false),
  ];
  for (const hasContent of tabs) {
    expect(families.some(hasContent)).toBe(true);
    expect(families.every(hasContent)).toBe(false);
  }
});

test('an alert names its type, its date, what to do and the replacements', () => {
  expect(families.some((family) => family.alertType && family.alertMsg && family.effective && family.prodRep)).toBe(
    true,
  );
});

test('documents of all ten kinds, with several categories of a kind, superseded ones and guides elsewhere', () => {
  expect(new Set(demo.documents.map(({ docType }) => docType))).toEqual(new Set(documentTypes));
  const sheets = demo.documents.filter(({ docType }) => docType === 'TDS');
  expect(new Set(sheets.map(({ supportCategory }) => supportCategory)).size).toBeGreaterThan(4);
  expect(demo.documents.some(({ supersedes }) => supersedes !== null)).toBe(true);
  expect(demo.documents.filter(({ docType }) => docType === 'WSG').every(({ type }) => type === 5)).toBe(true);
});

test('a document number is used once per kind', () => {
  const numbers = demo.documents.map(({ docType, docNumber }) => `${docType}-${docNumber}`);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('site documents of every category that pages read', () => {
  const categories = demo.siteDocuments.map(({ category }) => category);
  for (const category of ['xls', 'pdf', 'app', 'Building', 'Logo', 'SSPMA', 'About', 'Footer', 'Support']) {
    expect(categories).toContain(category);
  }
});

test('questions of all three kinds, live and not, in Support and only with families', () => {
  expect(demo.faqs.some(({ video }) => video !== null)).toBe(true);
  expect(demo.faqs.some(({ steps }) => steps.some(({ image }) => image !== null))).toBe(true);
  expect(demo.faqs.some(({ steps }) => steps.some(({ video }) => video !== null))).toBe(true);
  expect(demo.faqs.some(({ video, steps }) => video === null && steps.length === 0)).toBe(true);
  for (const flag of ['isLive', 'isSupport'] as const) {
    expect(new Set(demo.faqs.map((faq) => faq[flag])).size).toBe(2);
  }
});

test('jobs in four categories and of all five types, posts with the special slugs, carousels here and elsewhere', () => {
  const open = demo.jobs.filter(({ isLive }) => isLive);
  expect(open.length).toBeGreaterThanOrEqual(10);
  expect(new Set(open.map(({ category }) => category)).size).toBe(4);
  expect(new Set(open.map(({ type }) => type))).toEqual(new Set(employmentTypes));
  const slugs = demo.posts.map(({ slug }) => slug);
  const special = ['blood-drive', 'wwett-show-2022', 'wwett-show-2023', 'alderon-days-2024'];
  expect(slugs).toEqual(expect.arrayContaining([...special, 'alderon-days-registration-2025']));
  expect(slugs.length).toBeGreaterThan(special.length + 1);
  expect(new Set(demo.carousels.filter(({ isLive }) => isLive).map(({ isExternal }) => isExternal)).size).toBe(2);
});

test('two private-label groups, five customers, families with and without a configurator of their own', () => {
  expect(demo.privateLabelGroups).toHaveLength(2);
  expect(demo.customers).toHaveLength(5);
  expect(new Set(demo.customerFamilies.map(({ configurator }) => configurator === null)).size).toBe(2);
});
