import { EXTERNAL_DOCUMENT } from '../content/index.ts';
import type { FieldWords, Reference } from './field.ts';
import type { KindsWords } from './kind.ts';

const NAME = 'Name and address';
const SHOWN = 'Where it is shown';
const live = { label: 'Live', help: 'Off: its page is gone and nothing links to it.', section: SHOWN, width: 60 };
const staffOnly = {
  label: 'Staff only',
  help: 'On: no visitor sees it; staff who ask the API for such rows do.',
  section: SHOWN,
  width: 80,
};
const obsolete = { label: 'Obsolete', help: 'Sold no more; its page stays and says so.', section: SHOWN, width: 80 };
const position = { label: 'Place', help: 'Lower numbers stand first.', section: SHOWN, width: 64 };
const slug = { label: 'Address', help: 'The last part of the address of its page.', section: NAME, width: 190 };
const id = { label: 'Id', help: 'Given once, never changed.', section: SHOWN, width: 64 };
const family: Reference = { kinds: ['families'], by: 'id' };
const document: Reference = { kinds: ['documents'], by: 'id' };
const category: Reference = { kinds: ['categories'], by: 'id' };

const configurator: Readonly<Record<string, FieldWords>> = {
  configGroups: { label: 'Groups', fields: { name: {}, options: { fields: { code: {}, name: {} } } } },
};

/** Numbers by which the configurator is tried before anything of it is published. */
const knownNumbers = {
  validNumbers: {
    label: 'Numbers that must be valid',
    help: 'Read by the configurator before every publication, as everybody sees it. A price is compared where it is given; 0 is on request.',
    section: 'Configurator',
    fields: { number: { label: 'Model number' }, priceCents: { label: 'List price', widget: 'cents' } },
  },
  refusedNumbers: {
    label: 'Numbers that must be refused',
    help: 'Numbers that the configurator must never make.',
    section: 'Configurator',
  },
} as const;

/** The kinds of the catalogue. */
export const catalogueWords: KindsWords<
  | 'categories'
  | 'viewItems'
  | 'families'
  | 'products'
  | 'attributes'
  | 'circuits'
  | 'pictures'
  | 'documents'
  | 'privateLabelGroups'
  | 'customers'
  | 'customerFamilies'
> = {
  categories: {
    one: 'category',
    many: 'Categories',
    under: 'Catalogue',
    title: 'name',
    columns: ['slug', 'parentId', 'description', 'imgUrl', 'isLive', 'isVizzy', 'position'],
    fields: {
      name: { section: NAME },
      slug,
      parentId: {
        label: 'Below',
        help: 'The category that has it; none: it stands at the top.',
        section: NAME,
        to: category,
      },
      description: { section: NAME, widget: 'long-text' },
      imgUrl: { label: 'Picture', section: SHOWN },
      isLive: live,
      isVizzy: staffOnly,
      position,
      id,
    },
  },
  viewItems: {
    one: 'tile',
    many: 'Tiles',
    under: 'Catalogue',
    title: 'title',
    columns: ['categoryId', 'type', 'slug', 'summary', 'imgUrl', 'isLive', 'position'],
    fields: {
      title: { section: NAME },
      name: { label: 'Second line', section: NAME },
      summary: { help: 'One line under the title.', section: NAME, width: 260 },
      categoryId: { label: 'On the page of', section: SHOWN, to: category },
      type: { label: 'Leads to a', section: SHOWN, width: 96 },
      slug: { label: 'Leads to', section: SHOWN, to: { kinds: ['families', 'categories'], by: 'slug' } },
      variants: { label: 'Options chosen', help: 'Written into the address that the tile leads to.', section: SHOWN },
      adURL: { label: 'Or to an address', help: 'Outside this site; in place of a page of it.', section: SHOWN },
      imgUrl: { label: 'Picture', section: SHOWN },
      isObsolete: obsolete,
      isLive: live,
      isVizzy: staffOnly,
      position,
      id,
    },
  },
  families: {
    one: 'family',
    many: 'Families',
    under: 'Catalogue',
    title: 'name',
    columns: ['slug', 'isLive', 'isVizzy', 'isObsolete', 'documentIds', 'faqIds', 'accessoryPartNumbers', 'position'],
    fields: {
      name: { section: NAME, width: 220 },
      slug,
      intrinsicallySafe: {
        label: 'Intrinsically safe',
        help: 'A family of its own, with the address of the plain one.',
        section: NAME,
      },
      description: { section: NAME, widget: 'long-text' },
      media: {
        label: 'Pictures and videos',
        help: 'In the order of the gallery.',
        section: 'Pictures',
        fields: {
          type: { label: 'Kind', choices: { 2: 'picture', 3: 'video' } },
          uri: {
            label: 'File or video',
            help: 'Of a picture its path in the library, of a video its id at the host.',
            widget: 'picture',
          },
          name: { label: 'Words for who cannot see it' },
          infoImageText: { label: 'Caption' },
          filename: { label: 'Name of the file' },
          poster: { label: 'Still picture' },
          uploadDate: { label: 'Day of the video' },
        },
      },
      specs: {
        label: 'Specifications',
        help: 'In words: what no attribute says.',
        section: 'Specifications',
        fields: {
          title: { label: 'Heading' },
          kvo: { label: 'Rows', fields: { key: { label: 'What' }, value: { label: 'How much' } } },
        },
      },
      attributes: {
        label: 'Attributes',
        help: 'Its products inherit them.',
        section: 'Specifications',
        widget: 'attributes',
      },
      etimClass: { label: 'ETIM class', help: 'As EC000123. Distributors sort by it.', section: 'Specifications' },
      documentIds: { label: 'Documents', help: 'In the order of the page.', section: 'With it', to: document },
      faqIds: {
        label: 'Questions',
        help: 'In the order of the page.',
        section: 'With it',
        to: { kinds: ['faqs'], by: 'id' },
      },
      accessoryPartNumbers: {
        label: 'Accessories',
        help: 'In the order of the page.',
        section: 'With it',
        to: { kinds: ['products'], by: 'partNumber' },
      },
      alertType: { label: 'Kind of notice', section: 'Notice' },
      alertMsg: { label: 'Notice', section: 'Notice', widget: 'long-text' },
      effective: { label: 'Since', help: 'The day from which the notice holds.', section: 'Notice' },
      prodRep: { label: 'Replaced by', help: 'Part numbers, with commas between them.', section: 'Notice' },
      configurator: { section: 'Configurator', fields: configurator },
      ...knownNumbers,
      isLive: live,
      isVizzy: staffOnly,
      isObsolete: obsolete,
      position,
      id,
    },
  },
  products: {
    one: 'product',
    many: 'Products',
    under: 'Catalogue',
    title: 'partNumber',
    columns: ['name', 'configModelNo', 'priceCents', 'familyId', 'replacedBy', 'isObsolete', 'isLive'],
    fields: {
      partNumber: { section: NAME, width: 124, narrow: 108 },
      name: { section: NAME, width: 254, narrow: 160 },
      familyId: { label: 'Family', section: NAME, to: family },
      description: { section: NAME, widget: 'long-text' },
      configModelNo: { label: 'Model number', help: 'As its configurator writes it.', section: 'Price', width: 236 },
      attributes: {
        label: 'Attributes',
        help: 'They go before those of its family and of its model number.',
        section: 'Specifications',
        widget: 'attributes',
      },
      priceCents: {
        label: 'Price',
        help: 'In your currency; nothing or 0 is a price on request.',
        section: 'Price',
        widget: 'cents',
        narrow: 98,
      },
      pictures: { help: 'Of this product alone; they go before those of its family.', section: 'Pictures' },
      replacedBy: {
        label: 'Replaced by',
        help: 'The part number of what is sold instead.',
        section: SHOWN,
        width: 124,
        to: { kinds: ['products'], by: 'partNumber' },
      },
      replacedNote: { label: 'Note on the change', section: SHOWN },
      isObsolete: obsolete,
      isLive: live,
      position,
      id,
    },
  },
  attributes: {
    one: 'attribute',
    many: 'Attributes',
    under: 'Catalogue',
    title: 'label',
    columns: ['key', 'type', 'unit', 'group', 'choices', 'filters', 'compares', 'isInHead', 'position'],
    fields: {
      label: { section: NAME, width: 190 },
      key: {
        help: 'In addresses and in sheets, and at options of configurators. A new key is a new attribute: values keep the old one.',
        section: NAME,
        width: 120,
      },
      type: {
        section: 'Values',
        width: 110,
        choices: {
          text: 'words',
          choice: 'choices',
          number: 'a number',
          range: 'a number, from and to',
          yesNo: 'yes or no',
        },
      },
      unit: {
        help: 'Printed after the value. Numbers in US or metric units are shown in both.',
        section: 'Values',
        width: 70,
      },
      precision: { label: 'Decimals', help: 'Of a number, at most.', section: 'Values' },
      min: { label: 'At least', section: 'Values' },
      max: { label: 'At most', section: 'Values' },
      choices: { help: 'In the order in which filters show them.', section: 'Values' },
      etim: {
        label: 'ETIM feature',
        help: 'Such as EF000123, for those who take the catalogue over.',
        section: 'Values',
      },
      group: { label: 'Heading', help: 'Of the specifications.', section: SHOWN, width: 120 },
      help: { label: 'Help', help: 'A sentence for who filters.', section: SHOWN },
      filters: { label: 'Filters', help: 'On: categories are filtered by it.', section: SHOWN, width: 70 },
      compares: { label: 'Compares', help: 'On: a row where products are compared.', section: SHOWN, width: 90 },
      isInHead: {
        label: 'In the head',
        help: 'On: it stands beside the pictures of a family.',
        section: SHOWN,
        width: 96,
      },
      position,
      id,
    },
  },
  circuits: {
    one: 'wiring diagram',
    many: 'Wiring diagrams',
    under: 'Catalogue',
    title: 'id',
    columns: ['familyId', 'circuit', 'isLive', 'position'],
    fields: {
      familyId: { label: 'Family', section: NAME, to: family },
      circuit: { help: 'Drawn and simulated from this one statement.', section: 'Diagram' },
      isLive: live,
      position,
      id,
    },
  },
  pictures: {
    one: 'composed picture',
    many: 'Composed pictures',
    under: 'Catalogue',
    title: 'id',
    columns: ['familyId', 'picture', 'isLive', 'position'],
    fields: {
      familyId: { label: 'Family', section: NAME, to: family },
      picture: { help: 'Composed from the options of a model number.', section: 'Picture' },
      isLive: live,
      position,
      id,
    },
  },
  documents: {
    one: 'document',
    many: 'Documents',
    under: 'Catalogue',
    title: 'docNumber',
    columns: ['name', 'docType', 'revision', 'revisedOn', 'supersedes', 'uri', 'supportCategory', 'isLive'],
    fields: {
      docNumber: { label: 'Number', section: NAME, width: 124 },
      name: { section: NAME, width: 260 },
      docType: {
        label: 'Kind',
        section: NAME,
        width: 150,
        choices: {
          TDS: 'TDS, data sheet',
          QSG: 'QSG, quick start guide',
          WSG: 'WSG, article of the wiki',
          GIG: 'GIG, guide to lamps and screens',
          UG: 'UG, user guide',
          BKL: 'BKL, booklet',
          BRC: 'BRC, brochure',
          PPS: 'PPS, price sheet',
          PLS: 'PLS, product list',
        },
      },
      revision: { section: NAME, width: 86 },
      revisedOn: { label: 'Revised on', section: NAME },
      supersedes: {
        label: 'Replaces',
        help: 'The number of the document before it.',
        section: NAME,
        width: 110,
        to: { kinds: ['documents'], by: 'docNumber' },
      },
      uri: {
        label: 'File',
        help: 'A path in the media library, or an address outside.',
        section: 'File',
        width: 250,
        widget: 'file',
      },
      type: {
        label: 'It is',
        section: 'File',
        choices: { 1: 'a file of the library', [EXTERNAL_DOCUMENT]: 'an address outside' },
      },
      supportCategory: { label: 'Heading in Support', help: 'Nothing: Support does not list it.', section: SHOWN },
      isLive: live,
      position,
      id,
    },
  },
  privateLabelGroups: {
    one: 'group of customers',
    many: 'Groups',
    under: 'Private label',
    title: 'name',
    columns: ['id'],
    fields: { name: { section: NAME, width: 260 }, id },
  },
  customers: {
    one: 'customer',
    many: 'Customers',
    under: 'Private label',
    title: 'name',
    columns: ['slug', 'groupId', 'logo'],
    fields: {
      name: { section: NAME, width: 220 },
      slug,
      groupId: { label: 'Group', section: NAME, to: { kinds: ['privateLabelGroups'], by: 'id' } },
      logo: { section: NAME },
      facts: {
        label: 'Facts',
        help: 'What rules of configurators ask about who orders, such as market = US. The address and the group are known without.',
        section: 'What rules may ask',
        fields: { name: { label: 'Fact' }, value: { label: 'Value' } },
      },
      id,
    },
  },
  customerFamilies: {
    one: 'family of a customer',
    many: 'Their families',
    under: 'Private label',
    title: 'name',
    columns: ['customerId', 'familyId', 'title', 'logo', 'imgUrl', 'isLive', 'position'],
    fields: {
      name: { section: NAME, width: 220 },
      customerId: { label: 'Customer', section: NAME, to: { kinds: ['customers'], by: 'id' } },
      familyId: { label: 'Family', section: NAME, to: family },
      title: { label: 'Title of the tile', section: SHOWN },
      logo: { section: SHOWN },
      imgUrl: { label: 'Picture of the tile', section: SHOWN },
      configurator: { help: 'Nothing: that of the family.', section: 'Configurator', fields: configurator },
      ...knownNumbers,
      isLive: live,
      position,
      id,
    },
  },
};
