import type { DocumentType } from '@millrace/contract/content';
import { type Feature, featuresOf } from '../trade/features.ts';
import { filesOf, relationsOf } from '../trade/files.ts';
import { inPieces } from '../trade/in-pieces.ts';
import { isHandedOver, LONG_MAX, makerOf, SHORT_MAX, type TradeOptions } from '../trade/trade-file.ts';
import { cutAt, productAddress, type Trade, type TradeItem, tradeItems } from '../trade/trade-items.ts';
import { element, textElement, type XmlChild } from '../trade/xml.ts';

const NAMESPACE = 'https://www.etim-international.com/bmecat/50';
const LANGUAGE = 'eng';
/** Pieces, of UN/ECE recommendation 20. */
const PIECE = 'C62';
/** A value that ETIM has no code for: the words stand beside it. */
const IN_WORDS = '-';
const KEYWORD_MAX = 50;
const FILES_MAX = 30;

/** Codes of ETIM's guideline for files; of a document by its kind. */
const PRODUCT_PAGE = 'MD04';
const PICTURE = 'MD01';
const OTHER = 'MD99';
const documentCodes: Partial<Record<DocumentType, string>> = { TDS: 'MD22', QSG: 'MD14', UG: 'MD14', GIG: 'MD21' };

/**
 * The catalogue as BMEcat 2005 in the form of ETIM's guideline 5.0, in pieces of some hundred products: `T_NEW_CATALOG` with prices, or
 * `T_NEW_PRODUCTDATA` without. Memory holds one piece.
 */
export function* bmecat(trade: Trade, options: TradeOptions): Generator<string> {
  const transaction = options.withPrices ? 'T_NEW_CATALOG' : 'T_NEW_PRODUCTDATA';
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="${NAMESPACE}">${header(trade, options)}\n<${transaction}>\n`;
  yield* inPieces(handedOver(trade, options), (item) => `${product(trade, item, options)}\n`);
  yield `</${transaction}>\n</BMECAT>\n`;
}

function* handedOver(trade: Trade, options: TradeOptions): Generator<TradeItem> {
  for (const item of tradeItems(trade)) if (isHandedOver(item, options)) yield item;
}

function header(trade: Trade, { buyer, day, gln }: TradeOptions): string {
  const maker = makerOf(trade);
  const email = trade.snapshot.settings['company.email'];
  const catalogue = element('CATALOG', [
    textElement('LANGUAGE', LANGUAGE, ' default="true"'),
    textElement('CATALOG_ID', `products-${day}`),
    textElement('CATALOG_VERSION', '1.0'),
    textElement('CATALOG_NAME', cutAt(`${maker} products`, 100), inLanguage),
    element('DATETIME', [textElement('DATE', day)], ' type="generation_date"'),
    textElement('CURRENCY', trade.currency),
  ]);
  const party =
    gln === ''
      ? textElement('SUPPLIER_ID', cutAt(maker, 50), ' type="supplier_specific"')
      : textElement('SUPPLIER_ID', gln, ' type="gln"');
  const forWhom = buyer === '' ? 'General catalogue' : buyer;
  return (
    element('HEADER', [
      textElement('GENERATOR_INFO', 'Millrace'),
      catalogue,
      element('BUYER', [
        textElement('BUYER_ID', cutAt(forWhom, 50), ' type="supplier_specific"'),
        textElement('BUYER_NAME', cutAt(forWhom, 50)),
      ]),
      element('SUPPLIER', [
        party,
        textElement('SUPPLIER_NAME', cutAt(maker, 50)),
        email === ''
          ? null
          : element('ADDRESS', [textElement('EMAIL', email), textElement('URL', trade.publicUrl)], ' type="supplier"'),
      ]),
      element('USER_DEFINED_EXTENSIONS', [textElement('UDX.EDXF.VERSION', '5.0')]),
    ]) ?? ''
  );
}

const inLanguage = ` lang="${LANGUAGE}"`;

function product(trade: Trade, item: TradeItem, options: TradeOptions): string {
  const {
    product: { partNumber },
    family,
  } = item;
  return (
    element(
      'PRODUCT',
      [
        textElement('SUPPLIER_PID', partNumber),
        details(trade, item),
        family.row.etimClass === null
          ? null
          : features(family.row.etimClass, featuresOf(item, trade.snapshot.attributes), options),
        ...(options.withPrices ? [orderDetails(), prices(trade, item, options)] : []),
        extensions(trade, item),
        ...references(item),
      ],
      ' mode="new"',
    ) ?? ''
  );
}

function details(
  trade: Trade,
  { product: { partNumber, name, description, configModelNo }, family, isObsolete }: TradeItem,
): XmlChild {
  return element('PRODUCT_DETAILS', [
    textElement('DESCRIPTION_SHORT', cutAt(name, SHORT_MAX), inLanguage),
    textElement('DESCRIPTION_LONG', cutAt(description || family.row.description, LONG_MAX), inLanguage),
    textElement('MANUFACTURER_PID', partNumber),
    textElement('MANUFACTURER_NAME', cutAt(makerOf(trade), 50)),
    textElement('MANUFACTURER_TYPE_DESCR', cutAt(configModelNo ?? '', 50), inLanguage),
    textElement('KEYWORD', cutAt(family.row.name, KEYWORD_MAX), inLanguage),
    isObsolete ? textElement('PRODUCT_STATUS', 'Sold no more', ' type="old_product"') : null,
    textElement('PRODUCT_TYPE', 'physical'),
  ]);
}

const features = (etimClass: string, all: readonly Feature[], { etimRelease }: TradeOptions): XmlChild =>
  element('PRODUCT_FEATURES', [
    textElement('REFERENCE_FEATURE_SYSTEM_NAME', `ETIM-${etimRelease}`),
    textElement('REFERENCE_FEATURE_GROUP_ID', etimClass),
    ...all.map(({ code, value, words }) =>
      element('FEATURE', [
        textElement('FNAME', code),
        ...valuesOf(value).map((one) => textElement('FVALUE', one)),
        textElement('FVALUE_DETAILS', cutAt(words, 255), inLanguage),
      ]),
    ),
  ]);

function valuesOf(value: Feature['value']): string[] {
  if (value.is === 'number') return [String(value.number)];
  if (value.is === 'range') return [String(value.from), String(value.to)];
  return [value.is === 'yesNo' ? String(value.yes) : IN_WORDS];
}

const orderDetails = (): XmlChild =>
  element('PRODUCT_ORDER_DETAILS', [
    textElement('ORDER_UNIT', PIECE),
    textElement('CONTENT_UNIT', PIECE),
    textElement('NO_CU_PER_OU', 1),
    textElement('PRICE_QUANTITY', 1),
    textElement('QUANTITY_MIN', 1),
    textElement('QUANTITY_INTERVAL', 1),
  ]);

const prices = ({ currency }: Trade, { product: { priceCents } }: TradeItem, { day }: TradeOptions): XmlChild =>
  element('PRODUCT_PRICE_DETAILS', [
    element('DATETIME', [textElement('DATE', day)], ' type="valid_start_date"'),
    element(
      'PRODUCT_PRICE',
      [textElement('PRICE_AMOUNT', ((priceCents ?? 0) / 100).toFixed(2)), textElement('PRICE_CURRENCY', currency)],
      ' price_type="net_list"',
    ),
  ]);

function extensions(trade: Trade, item: TradeItem): XmlChild {
  const files = filesOf(trade, item)
    .slice(0, FILES_MAX)
    .map(({ address, name, docType }) => ({
      address,
      name,
      code: docType === null ? PICTURE : (documentCodes[docType] ?? OTHER),
    }));
  const page = { address: productAddress(trade, item), name: item.family.row.name, code: PRODUCT_PAGE };
  return element('USER_DEFINED_EXTENSIONS', [
    element(
      'UDX.EDXF.MIME_INFO',
      [...files, page].map(({ address, name, code }, nth) =>
        element('UDX.EDXF.MIME', [
          textElement('UDX.EDXF.MIME_SOURCE', address, inLanguage),
          textElement('UDX.EDXF.MIME_CODE', code),
          textElement('UDX.EDXF.MIME_DESIGNATION', cutAt(name, SHORT_MAX), inLanguage),
          textElement('UDX.EDXF.MIME_ORDER', nth + 1),
        ]),
      ),
    ),
    textElement('UDX.EDXF.PRODUCT_SERIES', cutAt(item.family.row.name, SHORT_MAX), inLanguage),
  ]);
}

function references(item: TradeItem): XmlChild[] {
  const { successor, accessories } = relationsOf(item);
  const to = (type: string, partNumber: string): XmlChild =>
    element('PRODUCT_REFERENCE', [textElement('PROD_ID_TO', partNumber)], ` type="${type}"`);
  return [
    ...(successor === null ? [] : [to('followup', successor)]),
    ...accessories.map((partNumber) => to('accessories', partNumber)),
  ];
}
