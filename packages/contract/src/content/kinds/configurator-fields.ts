import { byName, type FieldMerges } from './field-merge.ts';
import type { FieldWords } from './field-words.ts';

/** Families, and families of a customer, have a configurator and the numbers by which it is tried. */
export const configuratorWords: Readonly<Record<string, FieldWords>> = {
  configGroups: { label: 'Groups', fields: { name: {}, options: { fields: { code: {}, name: {} } } } },
};

export const configuratorLists: FieldMerges = {
  configGroups: {
    by: ['name'],
    fields: {
      options: {
        by: ['code'],
        fields: {
          prices: 'whole',
          limits: 'whole',
          attributes: byName,
          overrideCodes: byName,
          conditionalDisablePairs: byName,
          moreInfo: { fields: {} },
        },
      },
      limits: 'whole',
      attributes: byName,
      ratings: { by: ['of'] },
    },
  },
  requires: 'whole',
  tables: { by: ['name'] },
  facts: { by: ['name'], fields: { values: 'whole' } },
  context: { by: ['name'] },
  aliases: 'whole',
  get parts() {
    return { each: { fields: configuratorLists } };
  },
};

/** Numbers by which the configurator is tried before anything of it is published. */
export const knownNumberWords = {
  validNumbers: {
    label: 'Numbers that must be valid',
    help: 'Read by the configurator before every publication, as everybody sees it. A price is compared where it is given; 0 is on request.',
    section: 'Configurator',
    fields: { number: { label: 'Model number', isShort: true }, priceCents: { label: 'List price', widget: 'cents' } },
  },
  refusedNumbers: {
    label: 'Numbers that must be refused',
    help: 'Numbers that the configurator must never make.',
    section: 'Configurator',
  },
} as const;

export const knownNumberLists = { validNumbers: { by: ['number'] }, refusedNumbers: 'itself' } as const;
