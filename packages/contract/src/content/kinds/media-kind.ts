import { mediaFile } from '../media.ts';
import type { Kind } from './kind.ts';
import { id, NAME, SHOWN, TEXT } from './shared-words.ts';

export const mediaFiles: Kind<typeof mediaFile> = {
  row: mediaFile,
  words: {
    one: 'media file',
    many: 'Media files',
    under: 'Site',
    title: 'uri',
    columns: ['alt', 'file'],
    fields: {
      uri: { label: 'Address', help: 'Its path below /media/.', section: NAME, width: 280, widget: 'file' },
      alt: { label: 'Words', help: 'For those who do not see the picture.', section: TEXT, width: 280 },
      focus: {
        label: 'Focal point',
        help: 'What stays visible when the picture is cut.',
        section: TEXT,
        fields: { x: { label: 'From the left, %' }, y: { label: 'From the top, %' } },
      },
      file: { label: 'Bytes', help: 'The hash of what was uploaded.', section: SHOWN, width: 160, widget: 'upload' },
      id,
    },
  },
  lists: {},
  foundBy: [['uri']],
  readBy: 'everyone',
};
