import { contentPicture } from '../picture.ts';
import type { FieldMerges } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, position } from './shared-words.ts';

const pictureLists: FieldMerges = { layers: { by: ['name'] }, balloons: { by: ['group'] }, measures: 'whole' };

export const pictures: Kind<typeof contentPicture> = {
  row: contentPicture,
  words: {
    one: 'composed picture',
    many: 'Composed pictures',
    under: 'Catalogue',
    title: 'id',
    columns: ['familyId', 'picture', 'isLive', 'position'],
    fields: {
      familyId: { label: 'Family', section: NAME },
      picture: { help: 'Composed from the options of a model number.', section: 'Picture' },
      isLive: livePage,
      position,
      id,
    },
  },
  lists: { picture: { fields: pictureLists } },
  foundBy: [['familyId']],
  readBy: 'everyone',
};
