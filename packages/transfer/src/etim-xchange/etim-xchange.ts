import type { DocumentType } from '@millrace/contract/content';
import { type Feature, featuresOf } from '../trade/features.ts';
import { filesOf, relationsOf } from '../trade/files.ts';
import { inPieces } from '../trade/in-pieces.ts';
import { isHandedOver, LONG_MAX, makerOf, SHORT_MAX, type TradeOptions } from '../trade/trade-file.ts';
import { cutAt, productAddress, type Trade, type TradeItem, tradeItems } from '../trade/trade-items.ts';

const LANGUAGE = 'en-US';
const PIECE = 'C62';
/** Longest names of who makes and who gets the file. */
const NAME_MAX = 50;
const OTHER = 'ATX099';
const PICTURE = 'ATX001';
const documentTypes: Partial<Record<DocumentType, string>> = {
  TDS: 'ATX014',
  QSG: 'ATX018',
  UG: 'ATX018',
  GIG: 'ATX018',
};

type Json = { readonly [name: string]: unknown };

/** The catalogue as ETIM xChange 2.0, in pieces of some hundred products. All numbers are texts, as the format has them. */
export function* etimXchange(trade: Trade, options: TradeOptions): Generator<string> {
  const maker = makerOf(trade);
  const head = present({
    CatalogueId: `products-${options.day}`,
    CatalogueName: [{ Language: LANGUAGE, CatalogueName: cutAt(`${maker} products`, SHORT_MAX) }],
    CatalogueVersion: '1.0',
    CatalogueType: 'FULL',
    GenerationDate: options.day,
    CatalogueValidityStart: options.day,
    NameDataCreator: cutAt(maker, NAME_MAX),
    BuyerName: cutAt(options.buyer, NAME_MAX),
    CurrencyCode: trade.currency,
    Language: [LANGUAGE],
  });
  const supplier = present({ SupplierName: cutAt(maker, SHORT_MAX), SupplierIdGln: options.gln });
  yield `${JSON.stringify(head).slice(0, -1)},"Supplier":[${JSON.stringify(supplier).slice(0, -1)},"Product":[`;
  let before = '\n';
  yield* inPieces(handedOver(trade, options), (item) => {
    const written = `${before}${JSON.stringify(product(trade, item, options))}`;
    before = ',\n';
    return written;
  });
  yield '\n]}]}\n';
}

function* handedOver(trade: Trade, options: TradeOptions): Generator<TradeItem> {
  for (const item of tradeItems(trade)) if (isHandedOver(item, options)) yield item;
}

/** Without what is empty. */
const present = (values: Json): Json =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

function product(trade: Trade, item: TradeItem, options: TradeOptions): Json {
  const {
    product: { partNumber },
    family,
    isObsolete,
  } = item;
  const maker = cutAt(makerOf(trade), SHORT_MAX);
  return present({
    ProductIdentification: present({
      ManufacturerIdGln: options.gln,
      ManufacturerName: maker,
      ManufacturerProductNumber: partNumber,
      BrandName: cutAt(maker, 50),
    }),
    ProductDetails: {
      ProductStatus: isObsolete ? 'OBSOLETE' : 'ACTIVE',
      ProductType: 'PHYSICAL',
      ProductDescriptions: [description(trade, item)],
    },
    ProductRelations: relations(item),
    ProductAttachments: filesOf(trade, item).map(({ address, name, docType }, nth) => ({
      AttachmentType: docType === null ? PICTURE : (documentTypes[docType] ?? OTHER),
      AttachmentOrder: nth + 1,
      AttachmentDetails: [
        present({
          AttachmentLanguage: [LANGUAGE],
          AttachmentUri: address,
          AttachmentDescription: name === '' ? [] : [{ Language: LANGUAGE, AttachmentDescription: cutAt(name, 255) }],
        }),
      ],
    })),
    EtimClassification:
      family.row.etimClass === null
        ? []
        : [
            present({
              EtimReleaseVersion: options.etimRelease,
              EtimClassCode: family.row.etimClass,
              EtimFeatures: featuresOf(item, trade.snapshot.attributes).map(feature),
            }),
          ],
    // One without a price is refused by the schema.
    TradeItem: options.withPrices ? [tradeItem(item, options)] : [],
  });
}

const description = (trade: Trade, item: TradeItem): Json =>
  present({
    DescriptionLanguage: LANGUAGE,
    MinimalProductDescription: cutAt(item.product.name, SHORT_MAX),
    UniqueMainProductDescription: cutAt(`${item.family.row.name} ${item.product.partNumber}`, 255),
    FullProductDescription: cutAt(item.product.description || item.family.row.description, LONG_MAX),
    ProductPageUrl: productAddress(trade, item),
  });

function feature({ code, value, words }: Feature): Json {
  const details = { EtimValueDetails: [{ Language: LANGUAGE, EtimValueDetails: cutAt(words, 255) }] };
  switch (value.is) {
    case 'number':
      return { EtimFeatureCode: code, EtimValueNumeric: String(value.number), ...details };
    case 'range':
      return {
        EtimFeatureCode: code,
        EtimValueRangeLower: String(value.from),
        EtimValueRangeUpper: String(value.to),
        ...details,
      };
    case 'yesNo':
      return { EtimFeatureCode: code, EtimValueLogical: value.yes };
    case 'words':
      return { EtimFeatureCode: code, ReasonNoValue: 'UN', ...details };
  }
}

function relations(item: TradeItem): Json[] {
  const { successor, accessories } = relationsOf(item);
  const relation = (type: string, numbers: readonly string[]): Json[] =>
    numbers.length === 0
      ? []
      : [
          {
            RelationType: type,
            RelatedProducts: numbers.map((number) => ({
              RelatedManufacturerProductNumber: number,
              RelatedProductQuantity: 1,
            })),
          },
        ];
  return [...relation('SUCCESSOR', successor === null ? [] : [successor]), ...relation('ACCESSORY', accessories)];
}

function tradeItem({ product: { partNumber, priceCents, name }, isObsolete }: TradeItem, { day }: TradeOptions): Json {
  const price = {
    PriceUnit: PIECE,
    PriceQuantity: '1',
    PriceOnRequest: false,
    GrossListPrice: ((priceCents ?? 0) / 100).toFixed(2),
    PriceValidityDate: day,
  };
  return present({
    ItemIdentification: { SupplierItemNumber: partNumber },
    ItemDetails: {
      ItemStatus: isObsolete ? 'OBSOLETE' : 'ACTIVE',
      ItemDescriptions: [{ DescriptionLanguage: LANGUAGE, MinimalItemDescription: cutAt(name, SHORT_MAX) }],
    },
    Ordering: { OrderUnit: PIECE, MinimumOrderQuantity: '1', OrderStepSize: '1' },
    Pricing: [price],
  });
}
