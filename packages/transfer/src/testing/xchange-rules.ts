/**
 * The rules of the published schema of ETIM xChange for the parts that files of ours have: names that may be there, those that must, and
 * how long or of what form their values are. Written down from the schema of version 1.1, with the relations of 2.0.
 */
interface Rule {
  /** Names below it; one with `!` must be there. */
  readonly has?: Readonly<Record<string, Rule>>;
  /** It is a list of these, with so many at the least. */
  readonly list?: number;
  readonly form?: RegExp;
  readonly is?: 'boolean' | 'integer';
}

const text = (most: number): Rule => ({ form: new RegExp(`^[^]{1,${most}}$`) });
const oneOf = (...words: readonly string[]): Rule => ({ form: new RegExp(`^(?:${words.join('|')})$`) });
const date: Rule = { form: /^\d{4}-\d\d-\d\d$/ };
const language: Rule = { form: /^[a-z]{2}-[A-Z]{2}$/ };
const languages: Rule = { ...language, list: 0 };
const gln: Rule = { form: /^\d{13}$/ };
const address: Rule = { form: /^[a-z][a-z0-9+.-]*:\/\/[^\s"<>]+$/ };
const signed: Rule = { form: /^-?\d{1,12}(?:\.\d{1,4})?$/ };
const amount: Rule = { form: /^\d{1,11}(?:\.\d{1,4})?$/ };
const unit: Rule = { form: /^(?:C62|MTR|KGM|LTR|SET|PR|PK)$/ };
const states = oneOf('PRE-LAUNCH', 'ACTIVE', 'ON HOLD', 'PLANNED WITHDRAWAL', 'OBSOLETE');
const inLanguage = (name: string, most: number): Rule => ({
  list: 0,
  has: { Language: language, [`${name}!`]: text(most) },
});

const product: Rule = {
  list: 1,
  has: {
    'ProductIdentification!': {
      has: {
        ManufacturerIdGln: gln,
        'ManufacturerName!': text(80),
        'ManufacturerProductNumber!': text(35),
        BrandName: text(50),
      },
    },
    ProductDetails: {
      has: {
        ProductStatus: states,
        ProductType: oneOf('PHYSICAL', 'CONTRACT', 'LICENCE', 'SERVICE'),
        'ProductDescriptions!': {
          list: 0,
          has: {
            DescriptionLanguage: language,
            'MinimalProductDescription!': text(80),
            UniqueMainProductDescription: text(255),
            FullProductDescription: text(10_000),
            ProductPageUrl: address,
          },
        },
      },
    },
    ProductRelations: {
      list: 0,
      has: {
        'RelationType!': oneOf('ACCESSORY', 'SUCCESSOR', 'PREDECESSOR', 'SPAREPART', 'OTHER'),
        'RelatedProducts!': {
          list: 1,
          has: { 'RelatedManufacturerProductNumber!': text(35), 'RelatedProductQuantity!': { is: 'integer' } },
        },
      },
    },
    ProductAttachments: {
      list: 0,
      has: {
        'AttachmentType!': { form: /^ATX0(?:[01]\d|2[0-2]|99)$/ },
        AttachmentOrder: { is: 'integer' },
        'AttachmentDetails!': {
          list: 1,
          has: {
            AttachmentLanguage: languages,
            'AttachmentUri!': address,
            AttachmentDescription: inLanguage('AttachmentDescription', 255),
          },
        },
      },
    },
    EtimClassification: {
      list: 0,
      has: {
        'EtimReleaseVersion!': { form: /^(?:\d{1,2}\.\d|DYNAMIC)$/ },
        'EtimClassCode!': { form: /^EC\d{6}$/ },
        EtimFeatures: {
          list: 0,
          has: {
            'EtimFeatureCode!': { form: /^EF\d{6}$/ },
            EtimValueNumeric: signed,
            EtimValueRangeLower: signed,
            EtimValueRangeUpper: signed,
            EtimValueLogical: { is: 'boolean' },
            EtimValueDetails: inLanguage('EtimValueDetails', 255),
            ReasonNoValue: oneOf('MV', 'NA', 'UN'),
          },
        },
      },
    },
    TradeItem: {
      list: 0,
      has: {
        'ItemIdentification!': { has: { 'SupplierItemNumber!': text(35) } },
        ItemDetails: {
          has: {
            ItemStatus: states,
            'ItemDescriptions!': {
              list: 1,
              has: { DescriptionLanguage: language, 'MinimalItemDescription!': text(80) },
            },
          },
        },
        'Ordering!': { has: { 'OrderUnit!': unit, 'MinimumOrderQuantity!': signed, 'OrderStepSize!': signed } },
        'Pricing!': {
          list: 0,
          has: {
            'PriceUnit!': unit,
            'PriceQuantity!': amount,
            PriceOnRequest: { is: 'boolean' },
            GrossListPrice: amount,
            PriceValidityDate: date,
          },
        },
      },
    },
  },
};

const file: Rule = {
  has: {
    'CatalogueId!': text(20),
    CatalogueName: inLanguage('CatalogueName', 100),
    CatalogueVersion: text(50),
    'CatalogueType!': oneOf('FULL', 'CHANGE'),
    GenerationDate: date,
    'CatalogueValidityStart!': date,
    NameDataCreator: text(50),
    BuyerName: text(50),
    CurrencyCode: { form: /^[A-Z]{3}$/ },
    'Language!': languages,
    'Supplier!': { list: 1, has: { 'SupplierName!': text(80), SupplierIdGln: gln, 'Product!': product } },
  },
};

/** All in a file that the schema refuses. */
export const xchangeFaults = (written: unknown): string[] => faultsOf(written, file, []);

function faultsOf(value: unknown, rule: Rule, path: readonly string[]): string[] {
  const place = path.join('.');
  const { list, ...ofOne } = rule;
  if (list !== undefined) {
    if (!Array.isArray(value) || value.length < list) return [`${place} is no list of ${list} or more`];
    return value.flatMap((one: unknown) => faultsOf(one, ofOne, path));
  }
  if (rule.has === undefined) {
    const isSound =
      rule.form === undefined
        ? rule.is === 'integer'
          ? Number.isInteger(value)
          : typeof value === 'boolean'
        : typeof value === 'string' && rule.form.test(value);
    return isSound ? [] : [`${place}: ${JSON.stringify(value)}`];
  }
  const given = Object(value) as Readonly<Record<string, unknown>>;
  const rules = Object.entries(rule.has).map(([name, own]) => ({
    name: name.replace('!', ''),
    own,
    must: name.endsWith('!'),
  }));
  const known = rules.flatMap(({ name, own, must }) => {
    if (Object.hasOwn(given, name)) return faultsOf(given[name], own, [...path, name]);
    return must ? [`${[...path, name].join('.')} is missing`] : [];
  });
  const names = new Set(rules.map(({ name }) => name));
  const others = Object.keys(given).filter((name) => !names.has(name));
  return [...known, ...others.map((name) => `${[...path, name].join('.')} is not known`)];
}
