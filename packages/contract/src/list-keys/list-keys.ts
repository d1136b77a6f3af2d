import type { ContentKind } from '../content/index.ts';

/**
 * How changes of one value by two people are merged. A list `by` fields: its elements are known by them and merge one by one. `itself`: a
 * list of references, each known by its value. `whole`: one value, for lists whose order or context decides what an element means. `each`:
 * entries by name. `fields`: an object, field by field.
 */
export type FieldMerge =
  | { readonly by: readonly string[]; readonly fields?: FieldMerges }
  | { readonly each: FieldMerge }
  | { readonly fields: FieldMerges }
  | 'itself'
  | 'whole';
/** A field that is not named is one value. */
export interface FieldMerges {
  readonly [field: string]: FieldMerge;
}

/** For elements whose own fields name none: `element` of the row's schema. */
const byId = ['id'];
const entries = { each: 'whole' } as const;

const configurator: FieldMerges = {
  configGroups: {
    by: ['name'],
    fields: {
      options: {
        by: ['code'],
        fields: {
          prices: 'whole',
          limits: 'whole',
          attributes: entries,
          overrideCodes: entries,
          conditionalDisablePairs: entries,
          moreInfo: { fields: {} },
        },
      },
      limits: 'whole',
      attributes: entries,
      ratings: { by: ['of'] },
    },
  },
  requires: 'whole',
  tables: { by: ['name'] },
  facts: { by: ['name'], fields: { values: 'whole' } },
  context: { by: ['name'] },
  aliases: 'whole',
  get parts() {
    return { each: { fields: configurator } };
  },
};

const circuit: FieldMerges = {
  devices: { each: { fields: {} } },
  supplies: {
    by: ['name'],
    fields: {
      incoming: 'whole',
      standby: 'whole',
      branches: 'whole',
      ladders: { by: ['words'], fields: { feeds: 'whole', sections: 'whole' } },
    },
  },
  dryContacts: 'whole',
  notes: { by: ['words'] },
};

const picture: FieldMerges = { layers: { by: ['name'] }, balloons: { by: ['group'] }, measures: 'whole' };

const knownNumbers = { validNumbers: { by: ['number'] }, refusedNumbers: 'itself' } as const;

/** How the fields of each kind's rows merge; every list of objects stands here, as a test checks against the schemas. */
export const listKeys: { readonly [Kind in ContentKind]: FieldMerges } = {
  categories: {},
  viewItems: { variants: entries },
  families: {
    media: { by: byId },
    specs: { by: byId, fields: { kvo: { by: byId } } },
    attributes: entries,
    documentIds: 'itself',
    faqIds: 'itself',
    accessoryPartNumbers: 'itself',
    configurator: { fields: configurator },
    ...knownNumbers,
  },
  products: { attributes: entries, pictures: 'itself' },
  attributes: { choices: 'itself' },
  documents: {},
  siteDocuments: {},
  faqs: { steps: { by: byId } },
  supportVideos: {},
  carousels: { content: { fields: {} } },
  settings: {},
  posts: {},
  events: {},
  jobs: { questions: { by: byId } },
  privateLabelGroups: {},
  customers: { facts: { by: ['name'] } },
  customerFamilies: { configurator: { fields: configurator }, ...knownNumbers },
  circuits: { circuit: { fields: circuit } },
  pictures: { picture: { fields: picture } },
  redirects: {},
  mediaFiles: {},
};
