import { carousel, setting } from '../company.ts';
import type { Kind } from './kind.ts';
import { id, live, NAME, position, TEXT } from './shared-words.ts';

export const carousels: Kind<typeof carousel> = {
  row: carousel,
  words: {
    one: 'banner',
    many: 'Banners',
    under: 'Site',
    title: 'title',
    columns: ['caption', 'action', 'link', 'isExternal', 'modelNumber', 'isLive', 'position'],
    fields: {
      title: { section: TEXT, width: 240 },
      caption: { help: 'A sentence under the title.', section: TEXT, width: 260 },
      action: { label: 'Words on the button', section: TEXT, width: 150 },
      link: { label: 'Leads to', help: 'A path of this site, or an address outside.', section: TEXT },
      isExternal: { label: 'Leads outside', section: TEXT, width: 110 },
      content: { label: 'Picture', section: 'Picture', fields: { uri: { label: 'File' } } },
      modelNumber: { help: 'Shown as a plate.', section: 'Picture' },
      isLive: live,
      position,
      id,
    },
  },
  lists: { content: { fields: {} } },
  foundBy: [['title']],
  readBy: 'everyone',
};

export const settings: Kind<typeof setting> = {
  row: setting,
  words: {
    one: 'setting',
    many: 'Settings',
    under: 'Site',
    title: 'key',
    columns: ['group', 'value', 'isPublic'],
    fields: {
      key: { label: 'Setting', section: NAME, width: 220 },
      group: { section: NAME, width: 150 },
      value: { section: NAME, width: 320 },
      isPublic: { label: 'Public', help: 'Only public settings are shown to strangers.', section: NAME, width: 70 },
      id,
    },
  },
  lists: {},
  foundBy: [['group', 'key']],
  readBy: 'everyone',
};
