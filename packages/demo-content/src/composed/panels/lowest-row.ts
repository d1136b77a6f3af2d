import type { Placed } from './panel-picture.ts';

/** The modules that stand in the lowest row of every panel, each in its place. */
export const lowestRow: readonly Placed[] = [
  {
    name: 'transformer',
    words: 'control transformer',
    module: 'transformer',
    row: 2,
    x: 6,
    when: ['Supply.4|5|6'],
  },
  {
    name: 'chosen-transformer',
    words: 'control transformer',
    module: 'transformer',
    row: 2,
    x: 6,
    isExtra: true,
    when: ['Control power.CT'],
  },
  { name: 'sender', words: 'Wi-Fi sender', module: 'sender', row: 2, x: 64, when: ['Options.W'] },
  {
    name: 'surge-arrester',
    words: 'surge arrester',
    module: 'surge-arrester',
    row: 2,
    x: 121,
    when: ['Options.X'],
  },
  { name: 'heater', words: 'heater', module: 'heater', row: 2, x: 148, when: ['Options.H'] },
  { name: 'battery', words: 'battery', module: 'battery', row: 2, x: 188, when: ['Options.B'] },
];
