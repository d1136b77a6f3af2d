import { type Configurator, decideContext, toCents } from '@millrace/configurator';
import type { Accessory, Family, FamilyDocument } from '@millrace/contract';
import type {
  ContentDocument,
  ContentProduct,
  Customer,
  CustomerFamily,
  FamilyMedium,
} from '@millrace/contract/content';
import type { FamilyInclude } from '@millrace/contract/endpoints';
import { optionUnits } from '../attribute-values/option-units.ts';
import { IMAGE } from '../media/media-uri.ts';
import { amountOf } from '../money.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { contextOf, privateLabelConfigurator } from '../tables/private-label.ts';
import { isShown, type Selecting } from '../tables/shown.ts';
import type { Viewer } from '../tables/viewer.ts';
import { withFocus } from './picture-facts.ts';
import { presentFaq } from './present-faq.ts';
import { priceSpan } from './price-span.ts';
import { presentProducts } from './products/present-products.ts';
import { thumbnailOf } from './thumbnail.ts';

export interface FamilyRequest extends Selecting {
  /** Without it everything is included. */
  include?: readonly FamilyInclude[] | undefined;
}

/** A family's page as one customer sells it. */
export interface CustomerPage {
  row: CustomerFamily;
  customer: Customer;
}

/** The family as this viewer sees it; with `page`, as that customer sells it. */
export function presentFamily(
  snapshot: Snapshot,
  family: CompiledFamily,
  query: FamilyRequest,
  viewer: Viewer,
  page: CustomerPage | null = null,
): Family {
  const { row } = family;
  const products = family.products.filter((product) => isShown(product, query));
  const media = row.media.map((medium) => withFocus(snapshot, presentMedium(medium)));
  const customers = customersFor(snapshot, family, viewer);
  return {
    id: row.id,
    name: page?.row.name ?? row.name,
    slug: row.slug,
    intrinsicallySafe: row.intrinsicallySafe,
    hasVariant: hasVariant(snapshot, family, query),
    description: row.description,
    isObsolete: row.isObsolete,
    breadcrumbs: breadcrumbs(family, query),
    ...(customers === null ? {} : { customers }),
    ...(page === null ? {} : { customer: presentCustomer(page) }),
    images: media.filter(({ type }) => type === IMAGE),
    videos: media.filter(({ type }) => type !== IMAGE),
    alertType: row.alertType,
    alertMsg: row.alertMsg,
    effective: row.effective,
    prodRep: row.prodRep,
    specs: family.specs.map(({ title, kvo }) => ({ title, kvo: [...kvo] })),
    ...(family.head.length === 0 ? {} : { head: [...family.head] }),
    faqIds: row.faqIds,
    configurator: configuratorFor(snapshot, family, viewer, page),
    ...unitsOfOptions(snapshot, family),
    ...(page === null ? drawn(family) : {}),
    ...priceSpan(family, products, toCents(page?.row.configurator?.adderPrice ?? 0)),
    ...included(snapshot, family, products, query),
  };
}

/** As it is offered to who asks, whosever page it is: the rules and prices of others never leave the server (decisions 2.2). */
function configuratorFor(
  snapshot: Snapshot,
  family: CompiledFamily,
  viewer: Viewer,
  page: CustomerPage | null,
): Configurator | null {
  const whole =
    page === null ? (family.configurator?.data ?? null) : privateLabelConfigurator(snapshot, family, page.row);
  const customerId = viewer.kind === 'anonymous' ? null : viewer.customerId;
  return whole === null ? null : decideContext(whole, contextOf(snapshot, customerId));
}

function unitsOfOptions({ attributes }: Snapshot, { configurator }: CompiledFamily): Pick<Family, 'optionUnits'> {
  const units = configurator === null ? null : optionUnits(configurator.data, attributes);
  return units === null ? {} : { optionUnits: units };
}

/** The first path to the family whose categories are all shown. */
function breadcrumbs({ paths }: CompiledFamily, query: Selecting): Family['breadcrumbs'] {
  const path = paths.find((categories) => categories.every((category) => isShown(category, query)));
  return (path ?? []).map(({ name, slug }) => ({ name, slug }));
}

/** The sheet that is drawn before anything is chosen. */
function drawn({ pictures: [first] }: CompiledFamily): Pick<Family, 'drawn'> {
  if (first === undefined) return {};
  const { width, height } = first.picture;
  return { drawn: { width, height } };
}

function hasVariant({ families }: Snapshot, { row }: CompiledFamily, query: Selecting): boolean {
  const variants = families.bySlug.get(row.slug);
  const other = row.intrinsicallySafe ? variants?.plain : variants?.intrinsicallySafe;
  return other !== undefined && isShown(other.row, query);
}

/** For a viewer of a private-label group: the customers of the group that sell this family. Null for everybody else. */
function customersFor(
  { customers }: Snapshot,
  { customerFamilies }: CompiledFamily,
  viewer: Viewer,
): NonNullable<Family['customers']> | null {
  const groupId = customers.groupOf(viewer);
  if (groupId === null) return null;
  return customerFamilies.flatMap(({ customerId, isLive }) => {
    const customer = customers.byId.get(customerId);
    if (!isLive || customer?.groupId !== groupId) return [];
    return [{ id: customer.id, name: customer.name, slug: customer.slug }];
  });
}

const presentCustomer = ({ row, customer }: CustomerPage): NonNullable<Family['customer']> => ({
  id: customer.id,
  name: customer.name,
  slug: customer.slug,
  logo: row.logo ?? customer.logo,
});

type Included = Pick<Family, 'documentsByType' | 'products' | 'accessories' | 'faqs'>;

/** The parts named in `include`; a part of something includes the thing (`faqs.video` includes `faqs`). */
function included(
  snapshot: Snapshot,
  family: CompiledFamily,
  products: readonly ContentProduct[],
  query: FamilyRequest,
): Included {
  const { include } = query;
  const has = (name: FamilyInclude): boolean => include?.includes(name) ?? true;
  const hasAny = (name: FamilyInclude): boolean =>
    include?.some((given) => given === name || given.startsWith(`${name}.`)) ?? true;
  return {
    ...(has('content')
      ? { documentsByType: documentsByType(family.documents.filter((one) => isShown(one, query))) }
      : {}),
    ...(has('products') ? presentProducts(snapshot, family, products) : {}),
    ...(hasAny('accessories')
      ? {
          accessories: family.accessories
            .filter((one) => isShown(one, query))
            .map((one) => presentAccessory(snapshot, one, has('accessories.family'), query)),
        }
      : {}),
    ...(hasAny('faqs')
      ? {
          faqs: family.faqs
            .filter((one) => isShown(one, query))
            .map((one) =>
              presentFaq(snapshot, one, {
                video: has('faqs.video'),
                image: has('faqs.image'),
                steps: hasAny('faqs.steps'),
                stepImages: has('faqs.steps.image'),
              }),
            ),
        }
      : {}),
  };
}

function presentAccessory(
  { families }: Snapshot,
  product: ContentProduct,
  withFamily: boolean,
  query: Selecting,
): Accessory {
  const { partNumber, name, priceCents, description, familyId } = product;
  const home = families.byId.get(familyId);
  const shown = home !== undefined && isShown(home.row, query) ? home : null;
  return {
    partNumber,
    name,
    price: amountOf(priceCents),
    description,
    thumbnail: shown === null ? null : thumbnailOf(shown, product),
    family: shown === null || !withFamily ? null : { name: shown.row.name, slug: shown.row.slug },
  };
}

function documentsByType(documents: readonly ContentDocument[]): NonNullable<Family['documentsByType']> {
  const of = (docType: ContentDocument['docType']) =>
    documents.filter((one) => one.docType === docType).map(presentDocument);
  return { tds: of('TDS'), mdf: of('MDF'), qsg: of('QSG'), wsg: of('WSG'), gig: of('GIG'), ug: of('UG') };
}

export const presentDocument = ({
  id,
  docType,
  docNumber,
  name,
  uri,
  type,
  revision,
  revisedOn,
}: ContentDocument): FamilyDocument => ({
  id,
  docType,
  docNumber,
  name,
  uri,
  type,
  revision,
  revisedOn,
});

const presentMedium = ({ uri, filename, name, type, infoImageText, poster, uploadDate }: FamilyMedium) => ({
  uri,
  filename,
  name,
  type,
  infoImageText,
  poster,
  ...(uploadDate === undefined ? {} : { uploadDate }),
});
