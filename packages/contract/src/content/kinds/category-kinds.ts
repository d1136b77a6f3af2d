import { contentCategory, contentViewItem } from '../catalogue.ts';
import { byName } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, obsolete, position, SHOWN, slug, staffOnly } from './shared-words.ts';

export const categories: Kind<typeof contentCategory> = {
  row: contentCategory,
  words: {
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
      },
      description: { section: NAME, widget: 'long-text' },
      imgUrl: { label: 'Picture', section: SHOWN },
      isLive: livePage,
      isVizzy: staffOnly,
      position,
      id,
    },
  },
  lists: {},
  foundBy: [['slug'], ['name']],
  readBy: 'everyone',
};

export const viewItems: Kind<typeof contentViewItem> = {
  row: contentViewItem,
  words: {
    one: 'tile',
    many: 'Tiles',
    under: 'Catalogue',
    title: 'title',
    columns: ['categoryId', 'type', 'slug', 'summary', 'imgUrl', 'isLive', 'position'],
    fields: {
      title: { section: NAME },
      name: { label: 'Second line', section: NAME },
      summary: { help: 'One line under the title.', section: NAME, width: 260 },
      categoryId: { label: 'On the page of', section: SHOWN },
      type: { label: 'Leads to a', section: SHOWN, width: 96 },
      slug: { label: 'Leads to', section: SHOWN },
      variants: { label: 'Options chosen', help: 'Written into the address that the tile leads to.', section: SHOWN },
      adURL: { label: 'Or to an address', help: 'Outside this site; in place of a page of it.', section: SHOWN },
      imgUrl: { label: 'Picture', section: SHOWN },
      isObsolete: obsolete,
      isLive: livePage,
      isVizzy: staffOnly,
      position,
      id,
    },
  },
  lists: { variants: byName },
  foundBy: [['categoryId', 'slug']],
  readBy: 'everyone',
};
