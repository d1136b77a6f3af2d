import type { Configurator } from '@millrace/configurator';
import { choice, several } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** JP30-6T-2R: height, terminals, fitted parts with their quantity. */
export const junctionPosts: Configurator = {
  prefix: 'JP',
  configGroups: [
    choice('Height', [
      option('18', '18 in above grade', 118, { displayName: '18 in' }),
      option('30', '30 in above grade', 132, { displayName: '30 in', images: ['junction-posts-30.svg'] }),
      option('42', '42 in above grade', 149, { displayName: '42 in', images: ['junction-posts-42.svg'] }),
    ]),
    choice('Terminals', [
      option('6T', '6 terminals', 0),
      option('9T', '9 terminals', 14),
      option('12T', '12 terminals', 26),
    ]),
    several(
      'Fitted',
      2,
      [
        option('R', 'receptacle for a piggyback float', 21, {
          isQtyPrefix: true,
          maxQty: 2,
          attributes: { receptacles: 1 },
          images: ['junction-posts-receptacle.svg'],
        }),
        option('B', 'alarm beacon', 44, { images: ['junction-posts-beacon.svg'] }),
        option('G', 'ground-fault receptacle', 36, { isQtyPrefix: true, isQtyReadonly: true, qty: 1 }),
      ],
      { optional: true },
    ),
    choice('Conduit', [standard('1 in conduit'), option('114', '1-1/4 in conduit', 6)]),
  ],
};
