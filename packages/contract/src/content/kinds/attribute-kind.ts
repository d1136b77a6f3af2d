import { contentAttribute } from '../attributes.ts';
import type { Kind } from './kind.ts';
import { id, NAME, position, SHOWN } from './shared-words.ts';

export const attributes: Kind<typeof contentAttribute> = {
  row: contentAttribute,
  words: {
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
  lists: { choices: 'itself' },
  foundBy: [['key'], ['label']],
  readBy: 'everyone',
};
