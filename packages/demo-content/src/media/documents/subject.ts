import { attributeTable, familySpecs } from '@millrace/catalogue';
import { type FamilySpecs, type Settings, settingsFrom, unitSystemOf, valueInBoth } from '@millrace/contract';
import {
  type Content,
  type ContentDocument,
  type ContentFamily,
  type ContentFaq,
  type ContentProduct,
  IMAGE,
} from '@millrace/contract/content';
import type { DrawingSpec } from '../../drawing-spec.ts';
import type { Running } from './frame.ts';

/** A family with everything its documents print. */
export interface FamilySubject {
  family: ContentFamily;
  products: readonly ContentProduct[];
  /** From attributes and words; a measure in the units of the site, and after them in the others. */
  specs: readonly FamilySpecs[];
  accessories: readonly ContentProduct[];
  faqs: readonly ContentFaq[];
  pictures: readonly { spec: DrawingSpec; caption: string }[];
}

/** A document, the families it is about and the company that prints it. */
export interface DocumentSubject {
  document: ContentDocument;
  settings: Settings;
  families: readonly FamilySubject[];
}

export type Drawings = Readonly<Record<string, DrawingSpec>>;

export function documentSubject(content: Content, drawings: Drawings, document: ContentDocument): DocumentSubject {
  const own = content.families.filter((family) => family.documentIds.includes(document.id));
  const families = own.length > 0 ? own : inCategory(content, document.supportCategory);
  return {
    document,
    settings: settingsOf(content),
    families: families.map((family) => familySubject(content, drawings, family)),
  };
}

export const settingsOf = (content: Content): Settings => settingsFrom(content.settings);

function familySubject(content: Content, drawings: Drawings, family: ContentFamily): FamilySubject {
  const isShown = <T extends { isLive: boolean }>({ isLive }: T): boolean => isLive;
  return {
    family,
    products: content.products.filter((product) => product.familyId === family.id && isShown(product)),
    specs: printedSpecs(content, family),
    accessories: family.accessoryPartNumbers.flatMap((number) =>
      content.products.filter(({ partNumber }) => partNumber === number),
    ),
    faqs: family.faqIds.flatMap((id) => content.faqs.filter((faq) => faq.id === id && isShown(faq))),
    pictures: family.media.flatMap(({ type, uri, name, infoImageText }) => {
      const spec = drawings[uri];
      return type === IMAGE && spec !== undefined
        ? [{ spec, caption: infoImageText === '' ? name : infoImageText }]
        : [];
    }),
  };
}

function printedSpecs(content: Content, family: ContentFamily): FamilySpecs[] {
  const { 'units.system': word, 'brand.locale': locale } = settingsOf(content);
  const units = unitSystemOf(word);
  return familySpecs(family, attributeTable(content.attributes), units, locale).map(({ title, kvo }) => ({
    title,
    kvo: kvo.map((row) => ({ key: row.key, value: valueInBoth(row, units, locale) })),
  }));
}

/** Every live family that has products, with them. */
export const productsByFamily = (content: Content): { family: ContentFamily; products: ContentProduct[] }[] =>
  content.families
    .filter(({ isLive }) => isLive)
    .map((family) => ({
      family,
      products: content.products.filter(({ familyId, isLive }) => isLive && familyId === family.id),
    }))
    .filter(({ products }) => products.length > 0);

/** A document of no family is about the families of the category it is filed under; without such a category, about all. */
function inCategory(content: Content, name: string | null): ContentFamily[] {
  const live = content.families.filter(({ isLive, isObsolete }) => isLive && !isObsolete);
  const category = content.categories.find((candidate) => candidate.name === name);
  if (category === undefined) return live;
  const ids = new Set([
    category.id,
    ...content.categories.filter(({ parentId }) => parentId === category.id).map(({ id }) => id),
  ]);
  const slugs = new Set(
    content.viewItems.filter((item) => item.type === 'family' && ids.has(item.categoryId)).map(({ slug }) => slug),
  );
  const listed = live.filter(({ slug }) => slugs.has(slug));
  return listed.length > 0 ? listed : live;
}

/** Several families as one, for a guide they share: the pictures of the first, the questions of all. */
export function together(families: readonly FamilySubject[]): FamilySubject | null {
  const [first] = families;
  if (first === undefined) return null;
  return {
    ...first,
    faqs: [...new Set(families.flatMap(({ faqs }) => faqs))],
    accessories: [...new Set(families.flatMap(({ accessories }) => accessories))],
    pictures: families.flatMap(({ pictures }) => pictures),
  };
}

export const kindNames: Record<ContentDocument['docType'], string> = {
  TDS: 'Technical Data Sheet',
  MDF: 'Marketing Data Flier',
  QSG: 'Quick Start Guide',
  WSG: 'Wiki Start Guide',
  GIG: 'Graphical Interface Guide',
  UG: 'User Guide',
  BKL: 'Booklet',
  BRC: 'Brochure',
  PPS: 'Product Price Sheet',
  PLS: 'Product List Sheet',
};

/** `2026-03-02` as it is printed in the trade, 03/02/2026. */
export const printedDay = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

export function runningOf({ document, settings }: DocumentSubject): Running {
  const edition = [
    `Form ${formNumber(document)}`,
    document.revision === null ? '' : `Rev ${document.revision}`,
    document.revisedOn === null ? '' : printedDay(document.revisedOn),
    document.supersedes === null ? '' : `Supersedes ${document.supersedes}`,
  ];
  return {
    company: settings['company.name'],
    phone: settings['company.phone'],
    kind: kindNames[document.docType],
    number: formNumber(document),
    edition: edition.filter((word) => word !== '').join('   '),
  };
}

export const formNumber = ({ docType, docNumber }: ContentDocument): string =>
  docNumber.startsWith(docType) ? docNumber : `${docType}-${docNumber}`;

/** `$1,456.00`, or how to ask. */
export const priceOf = ({ priceCents }: ContentProduct): string =>
  priceCents === null || priceCents === 0
    ? 'Call'
    : (priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
