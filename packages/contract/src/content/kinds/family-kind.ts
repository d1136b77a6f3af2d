import { contentFamily, VIDEO } from '../catalogue.ts';
import { configuratorLists, configuratorWords, knownNumberLists, knownNumberWords } from './configurator-fields.ts';
import { byId, byName } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, obsolete, position, slug, staffOnly } from './shared-words.ts';

const OF_A_VIDEO = { where: 'type', is: VIDEO };

export const families: Kind<typeof contentFamily> = {
  row: contentFamily,
  words: {
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
          poster: { label: 'Still picture', only: OF_A_VIDEO },
          uploadDate: { label: 'Day of the video', only: OF_A_VIDEO },
        },
      },
      specs: {
        label: 'Specifications',
        help: 'In words: what no attribute says.',
        section: 'Specifications',
        fields: {
          title: { label: 'Heading' },
          kvo: {
            label: 'Rows',
            fields: { key: { label: 'What', isShort: true }, value: { label: 'How much', isShort: true } },
          },
        },
      },
      attributes: {
        label: 'Attributes',
        help: 'Its products inherit them.',
        section: 'Specifications',
        widget: 'attributes',
      },
      etimClass: { label: 'ETIM class', help: 'As EC000123. Distributors sort by it.', section: 'Specifications' },
      documentIds: { label: 'Documents', help: 'In the order of the page.', section: 'With it' },
      faqIds: {
        label: 'Questions',
        help: 'In the order of the page.',
        section: 'With it',
      },
      accessoryPartNumbers: {
        label: 'Accessories',
        help: 'In the order of the page.',
        section: 'With it',
      },
      alertType: { label: 'Kind of notice', section: 'Notice' },
      alertMsg: { label: 'Notice', section: 'Notice', widget: 'long-text' },
      effective: { label: 'Since', help: 'The day from which the notice holds.', section: 'Notice' },
      prodRep: { label: 'Replaced by', help: 'Part numbers, with commas between them.', section: 'Notice' },
      configurator: { section: 'Configurator', fields: configuratorWords },
      ...knownNumberWords,
      isLive: livePage,
      isVizzy: staffOnly,
      isObsolete: obsolete,
      position,
      id,
    },
  },
  lists: {
    media: { by: byId },
    specs: { by: byId, fields: { kvo: { by: byId } } },
    attributes: byName,
    documentIds: 'itself',
    faqIds: 'itself',
    accessoryPartNumbers: 'itself',
    configurator: { fields: configuratorLists },
    ...knownNumberLists,
  },
  foundBy: [['slug', 'intrinsicallySafe'], ['name']],
  readBy: 'everyone',
};
