import { contentProduct } from '../catalogue.ts';
import { byName } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, obsolete, position, SHOWN } from './shared-words.ts';

export const products: Kind<typeof contentProduct> = {
  row: contentProduct,
  words: {
    one: 'product',
    many: 'Products',
    under: 'Catalogue',
    title: 'partNumber',
    columns: ['name', 'configModelNo', 'priceCents', 'familyId', 'replacedBy', 'isObsolete', 'isLive'],
    fields: {
      partNumber: { section: NAME, width: 124, narrow: 108 },
      name: { section: NAME, width: 254, narrow: 160 },
      familyId: { label: 'Family', section: NAME },
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
      },
      replacedNote: { label: 'Note on the change', section: SHOWN },
      isObsolete: obsolete,
      isLive: livePage,
      position,
      id,
    },
  },
  lists: { attributes: byName, pictures: 'itself' },
  foundBy: [['partNumber']],
  readBy: 'everyone',
};
