import type { Placed } from './panel-picture.ts';

/** The main breaker and the disconnect of a panel, at the right end of its highest row. */
export const disconnects: readonly Placed[] = [
  {
    name: 'main-breaker',
    words: 'main breaker',
    module: 'breaker',
    row: 0,
    x: 214,
    isExtra: true,
    when: ['Disconnect.DB|DK'],
  },
  {
    name: 'disconnect',
    words: 'rotary disconnect',
    module: 'protector',
    row: 0,
    x: 198,
    isExtra: true,
    when: ['Disconnect.DR|DF'],
  },
];
