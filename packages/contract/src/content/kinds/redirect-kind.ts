import { contentRedirect } from '../redirects.ts';
import type { Kind } from './kind.ts';
import { id, NAME } from './shared-words.ts';

export const redirects: Kind<typeof contentRedirect> = {
  row: contentRedirect,
  words: {
    one: 'redirect',
    many: 'Redirects',
    under: 'Site',
    title: 'from',
    columns: ['to', 'status', 'note'],
    fields: {
      from: {
        label: 'Old address',
        help: 'A path of this site, as /old.html or /product.asp?id=12; /* at its end takes all below it.',
        section: NAME,
        width: 280,
      },
      to: { label: 'Leads to', section: NAME, width: 280 },
      status: { label: 'For', section: NAME, width: 120, choices: { 301: 'good', 302: 'a while' } },
      note: { help: 'Who asked for it, and where the old address is printed.', section: NAME, width: 240 },
      id,
    },
  },
  lists: {},
  foundBy: [['from']],
  readBy: 'everyone',
};
