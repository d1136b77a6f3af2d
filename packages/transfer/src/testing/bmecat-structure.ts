import type { XmlElement } from './read-xml.ts';

/** How often a child stands in its element: once, at most once, once or more, any number of times. */
type Often = '1' | '?' | '+' | '*';
type Children = readonly (readonly [name: string, often: Often])[];

/**
 * The order of elements and which of them must be there, of BMEcat 2005 in ETIM's guideline 5.0, as far as files of ours go: written down
 * from its public description.
 */
const structure: Readonly<Record<string, Children>> = {
  HEADER: [
    ['GENERATOR_INFO', '?'],
    ['CATALOG', '1'],
    ['BUYER', '1'],
    ['SUPPLIER', '1'],
    ['USER_DEFINED_EXTENSIONS', '1'],
  ],
  CATALOG: [
    ['LANGUAGE', '+'],
    ['CATALOG_ID', '1'],
    ['CATALOG_VERSION', '1'],
    ['CATALOG_NAME', '*'],
    ['DATETIME', '1'],
    ['TERRITORY', '*'],
    ['CURRENCY', '?'],
    ['MIME_ROOT', '*'],
  ],
  BUYER: [
    ['BUYER_ID', '+'],
    ['BUYER_NAME', '1'],
  ],
  SUPPLIER: [
    ['SUPPLIER_ID', '+'],
    ['SUPPLIER_NAME', '1'],
    ['ADDRESS', '?'],
    ['MIME_INFO', '?'],
  ],
  ADDRESS: [
    ['CONTACT', '*'],
    ['STREET', '*'],
    ['ZIP', '*'],
    ['CITY', '*'],
    ['COUNTRY', '*'],
    ['VAT_ID', '?'],
    ['EMAIL', '1'],
    ['URL', '?'],
  ],
  T_NEW_CATALOG: [['PRODUCT', '+']],
  T_NEW_PRODUCTDATA: [['PRODUCT', '+']],
  PRODUCT_DETAILS: [
    ['DESCRIPTION_SHORT', '+'],
    ['DESCRIPTION_LONG', '*'],
    ['INTERNATIONAL_PID', '*'],
    ['SUPPLIER_ALT_PID', '?'],
    ['BUYER_PID', '?'],
    ['MANUFACTURER_PID', '?'],
    ['MANUFACTURER_NAME', '?'],
    ['MANUFACTURER_TYPE_DESCR', '*'],
    ['DELIVERY_TIME', '?'],
    ['SPECIAL_TREATMENT_CLASS', '*'],
    ['KEYWORD', '*'],
    ['REMARKS', '*'],
    ['PRODUCT_STATUS', '*'],
    ['PRODUCT_TYPE', '?'],
  ],
  PRODUCT_FEATURES: [
    ['REFERENCE_FEATURE_SYSTEM_NAME', '1'],
    ['REFERENCE_FEATURE_GROUP_ID', '1'],
    ['FEATURE', '*'],
  ],
  FEATURE: [
    ['FNAME', '+'],
    ['FVALUE', '+'],
    ['FUNIT', '?'],
    ['FVALUE_DETAILS', '*'],
  ],
  PRODUCT_ORDER_DETAILS: [
    ['ORDER_UNIT', '1'],
    ['CONTENT_UNIT', '1'],
    ['NO_CU_PER_OU', '?'],
    ['PRICE_QUANTITY', '?'],
    ['QUANTITY_MIN', '?'],
    ['QUANTITY_INTERVAL', '?'],
  ],
  PRODUCT_PRICE_DETAILS: [
    ['DATETIME', '+'],
    ['DAILY_PRICE', '?'],
    ['PRODUCT_PRICE', '+'],
    ['PRICE_BASE', '?'],
  ],
  PRODUCT_PRICE: [
    ['PRICE_AMOUNT', '1'],
    ['PRICE_CURRENCY', '?'],
    ['TAX', '?'],
    ['PRICE_FACTOR', '?'],
    ['LOWER_BOUND', '?'],
    ['TERRITORY', '*'],
  ],
  PRODUCT_REFERENCE: [
    ['PROD_ID_TO', '1'],
    ['CATALOG_ID', '?'],
    ['CATALOG_VERSION', '?'],
    ['REFERENCE_DESCR', '*'],
  ],
  DATETIME: [['DATE', '1']],
  'UDX.EDXF.MIME_INFO': [['UDX.EDXF.MIME', '+']],
  'UDX.EDXF.MIME': [
    ['UDX.EDXF.MIME_SOURCE', '+'],
    ['UDX.EDXF.MIME_CODE', '1'],
    ['UDX.EDXF.MIME_FILENAME', '*'],
    ['UDX.EDXF.MIME_DESIGNATION', '*'],
    ['UDX.EDXF.MIME_ALT', '*'],
    ['UDX.EDXF.MIME_ISSUE_DATE', '?'],
    ['UDX.EDXF.MIME_EXPIRY_DATE', '?'],
    ['UDX.EDXF.MIME_ORDER', '?'],
  ],
};

const always: Children = [
  ['SUPPLIER_PID', '1'],
  ['PRODUCT_DETAILS', '1'],
  ['PRODUCT_FEATURES', '*'],
];
/** A product has other elements in a file with prices than in one without. */
const products: Readonly<Record<string, Children>> = {
  T_NEW_CATALOG: [
    ...always,
    ['PRODUCT_ORDER_DETAILS', '1'],
    ['PRODUCT_PRICE_DETAILS', '+'],
    ['USER_DEFINED_EXTENSIONS', '1'],
    ['PRODUCT_REFERENCE', '*'],
    ['PRODUCT_LOGISTIC_DETAILS', '?'],
  ],
  T_NEW_PRODUCTDATA: [...always, ['USER_DEFINED_EXTENSIONS', '?'], ['PRODUCT_REFERENCE', '*']],
};
const extensions: Readonly<Record<string, Children>> = {
  HEADER: [['UDX.EDXF.VERSION', '1']],
  PRODUCT: [
    ['UDX.EDXF.MIME_INFO', '?'],
    ['UDX.EDXF.PRODUCT_SERIES', '*'],
  ],
};
/** Longest texts, in signs. */
const longest: Readonly<Record<string, number>> = {
  SUPPLIER_PID: 35,
  DESCRIPTION_SHORT: 80,
  DESCRIPTION_LONG: 64_000,
  MANUFACTURER_PID: 50,
  MANUFACTURER_NAME: 50,
  MANUFACTURER_TYPE_DESCR: 50,
  KEYWORD: 50,
  PROD_ID_TO: 35,
};

const NUMBER = /^\d{1,11}(?:\.\d{1,4})?$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** Pieces and the like, of UN/ECE recommendation 20. */
const UNIT = /^(?:C62|MTR|KGM|LTR|SET|PR|PK)$/;
/** The form of texts: codes, numbers and days. */
const forms: Readonly<Record<string, RegExp>> = {
  LANGUAGE: /^[a-z]{3}$/,
  CATALOG_ID: /^.{1,20}$/,
  CATALOG_VERSION: /^\d{1,3}\.\d{1,3}$/,
  CATALOG_NAME: /^.{1,100}$/,
  DATE,
  CURRENCY: /^[A-Z]{3}$/,
  PRICE_CURRENCY: /^[A-Z]{3}$/,
  BUYER_NAME: /^.{1,50}$/,
  SUPPLIER_NAME: /^.{1,50}$/,
  PRODUCT_TYPE: /^(?:physical|contract|license|service)$/,
  REFERENCE_FEATURE_SYSTEM_NAME: /^ETIM-\d{1,2}\.\d$/,
  REFERENCE_FEATURE_GROUP_ID: /^EC\d{6}$/,
  FNAME: /^EF\d{6}$/,
  FVALUE: /^(?:-|true|false|EV\d{6}|-?\d{1,12}(?:\.\d{1,4})?)$/,
  FVALUE_DETAILS: /^.{1,255}$/,
  ORDER_UNIT: UNIT,
  CONTENT_UNIT: UNIT,
  NO_CU_PER_OU: NUMBER,
  PRICE_QUANTITY: NUMBER,
  QUANTITY_MIN: NUMBER,
  QUANTITY_INTERVAL: NUMBER,
  PRICE_AMOUNT: NUMBER,
  'UDX.EDXF.VERSION': /^5\.0$/,
  'UDX.EDXF.MIME_SOURCE': /^https?:\/\/\S+$/,
  'UDX.EDXF.MIME_CODE': /^MD\d\d$/,
  'UDX.EDXF.MIME_ORDER': /^[1-9]\d*$/,
};
/** Values of attributes; an element that is named here must have the attribute. */
const attributes: Readonly<Record<string, readonly [name: string, form: RegExp]>> = {
  BMECAT: ['version', /^2005$/],
  PRODUCT: ['mode', /^(?:new|update|delete)$/],
  SUPPLIER_ID: ['type', /^(?:duns|gln|supplier_specific)$/],
  BUYER_ID: ['type', /^(?:duns|gln|buyer_specific|supplier_specific)$/],
  PRODUCT_STATUS: ['type', /^(?:bargain|new_product|old_product|new|used|refurbished|core_product|others)$/],
  PRODUCT_PRICE: ['price_type', /^(?:net_list|gros_list|net_customer|nrp|net_customer_exp|udp_\w+)$/],
  PRODUCT_REFERENCE: [
    'type',
    /^(?:accessories|base_product|consists_of|diff_orderunit|followup|mandatory|similar|select|sparepart|others)$/,
  ],
};

/** All that is wrong with the structure of a document. */
export function structureFaults(element: XmlElement, above: readonly string[] = []): string[] {
  const place = [...above, element.name].join('/');
  const parent = above.at(-1) ?? '';
  const children =
    element.name === 'PRODUCT'
      ? products[parent]
      : element.name === 'USER_DEFINED_EXTENSIONS'
        ? extensions[parent]
        : structure[element.name];
  const most = longest[element.name];
  const own = [
    ...(children === undefined
      ? element.children.length > 0 && element.name !== 'BMECAT'
        ? [`${place}: unknown`]
        : []
      : childFaults(element, children, place)),
    ...(forms[element.name]?.test(element.text) === false ? [`${place}: ${element.text}`] : []),
    ...attributeFaults(element, place),
    ...(most !== undefined && [...element.text].length > most ? [`${place}: too long`] : []),
    ...(element.children.length === 0 && element.text.trim() === '' ? [`${place}: empty`] : []),
  ];
  return [...own, ...element.children.flatMap((child) => structureFaults(child, [...above, element.name]))];
}

function attributeFaults({ name, attributes: given }: XmlElement, place: string): string[] {
  const [attribute, form] = attributes[name] ?? [];
  if (attribute === undefined || form === undefined) return [];
  const value = given[attribute] ?? '';
  return form.test(value) ? [] : [`${place}: ${attribute} is “${value}”`];
}

function childFaults({ children }: XmlElement, expected: Children, place: string): string[] {
  const names = children.map(({ name }) => name);
  const order = expected.map(([name]) => name);
  const places = names.map((name) => order.indexOf(name));
  return [
    ...names.filter((name) => !order.includes(name)).map((name) => `${place}: ${name} is not expected`),
    ...(places.every((one, nth) => nth === 0 || (places[nth - 1] ?? 0) <= one)
      ? []
      : [`${place}: in another order: ${names.join(', ')}`]),
    ...expected.flatMap(([name, often]) => {
      const count = names.filter((one) => one === name).length;
      const isRight = often === '1' ? count === 1 : often === '?' ? count <= 1 : often === '+' ? count > 0 : true;
      return isRight ? [] : [`${place}: ${count} of ${name}`];
    }),
  ];
}
