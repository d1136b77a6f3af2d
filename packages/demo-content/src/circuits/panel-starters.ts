import type { Across, Device, Node, Note, Rules, Rung } from '@millrace/circuits';

/** Starters of a pump that are drawn: a contactor, alone or with those of star-delta, a soft starter, or a drive. */
export const startings = ['contactor', 'soft-starter', 'drive'] as const;
export type Starting = (typeof startings)[number];

/** The option of each three-phase panel. */
export const startingRules: Readonly<Record<Starting, Rules>> = {
  contactor: ['Starting.|SD'],
  'soft-starter': ['Starting.SS'],
  drive: ['Starting.VF'],
};
export const STAR_DELTA: Rules = ['Starting.SD'];

/**
 * The poles that start a pump, in the order of its lines. A drive feeds its pump alone: its run command is a relay (K1) on its own 24 V.
 */
export function starterPoles(starting: Starting, pump: number, lines: readonly string[]): Across[] {
  const open = (device: string): Across => ({ device, poles: lines, normally: 'open' });
  if (starting === 'drive') return [open(`VF${pump}`)];
  return [open(`K${pump}`), ...(starting === 'soft-starter' ? [open(`SS${pump}`)] : [])];
}

/** The coils that a call energises. */
export function starterCoils(starting: Starting, phases: 1 | 3, pump: number): readonly Node[] {
  if (starting === 'soft-starter') return [{ load: `SS${pump}` }];
  if (starting === 'drive') return [{ contact: `VFF${pump}`, normally: 'closed' }, { load: `K${pump}` }];
  return [phases === 3 ? starDeltaCoils(pump) : { load: `K${pump}` }];
}

/** The line contactor of a soft starter is held by its run contact, so that the pump can be ramped down, and opens at its fault. */
export const starterRungs = (starting: Starting, pump: number): Rung[] =>
  starting === 'soft-starter'
    ? [
        {
          of: {
            series: [{ contact: `SSF${pump}`, normally: 'closed' }, { contact: `SS${pump}` }, { load: `K${pump}` }],
          },
        },
        { of: { load: `SSP${pump}` } },
      ]
    : [];

/** The contacts that tell of a pump which its protection or its starter has stopped. */
export function failedContacts(starting: Starting, pump: number): string[] {
  if (starting === 'contactor') return [`Q${pump}`];
  return [`Q${pump}`, starting === 'drive' ? `VFF${pump}` : `SSF${pump}`];
}

const FAILED_WORDS: Readonly<Record<Starting, string>> = {
  contactor: 'overload tripped',
  'soft-starter': 'overload tripped or fault of the soft starter',
  drive: 'breaker open or fault of the drive',
};
export const failedWords = (starting: Starting): string => FAILED_WORDS[starting];

/** The contact that other equipment is given: that of a relay, where there is more than one cause. */
export const failedContact = (starting: Starting, pump: number): string =>
  starting === 'contactor' ? `Q${pump}` : `KF${pump}`;

/** `of` names the pump. */
export function starterDevices(starting: Starting, phases: 1 | 3, pump: number, of: string): Record<string, Device> {
  if (starting === 'drive')
    return {
      [`K${pump}`]: { kind: 'relay', words: `${of}: run command to the drive` },
      [`VF${pump}`]: {
        kind: 'drive',
        words: `${of}: drive, runs while K${pump} is closed`,
        senses: { contact: `K${pump}`, terminals: [`VF${pump}:24`, `VF${pump}:DI`], operates: 'closed' },
      },
      [`VFF${pump}`]: { kind: 'fault-contact', words: `${of}: fault contact of the drive` },
    };
  if (starting === 'soft-starter')
    return {
      [`K${pump}`]: { kind: 'contactor', words: `${of}: line contactor, until ramped down` },
      [`SS${pump}`]: { kind: 'soft-starter', words: `${of}: soft starter, start and run` },
      [`SSP${pump}`]: { kind: 'monitor', words: `${of}: soft starter, control supply` },
      [`SSF${pump}`]: { kind: 'fault-contact', words: `${of}: fault contact of the soft starter` },
    };
  return {
    [`K${pump}`]: { kind: 'contactor', words: `${of}: contactor` },
    ...(phases === 3
      ? {
          [`K${pump}D`]: { kind: 'contactor', words: `${of}: delta contactor` },
          [`K${pump}S`]: { kind: 'contactor', words: `${of}: star contactor` },
          [`KT${pump}`]: { kind: 'delay-relay', words: `${of}: timer from star to delta` },
        }
      : {
          [`CN${pump}`]: { kind: 'capacitor', words: `${of}: run capacitor` },
          [`CS${pump}`]: { kind: 'capacitor', words: `${of}: start capacitor` },
          [`KV${pump}`]: { kind: 'voltage-relay', words: `${of}: takes the start capacitor off` },
        }),
  };
}

/** Sentences about the starters of three-phase pumps. */
export const starterNotes: Readonly<Record<Starting, readonly Note[]>> = {
  contactor: [
    { words: 'Set each motor protective switch to the full-load amps of its pump.' },
    {
      words:
        'Star-delta: the pump needs a motor with six leads that runs in delta at the voltage of the supply. Take all links out of its terminal box. The triangle is a mechanical interlock of the star and delta contactors.',
      when: STAR_DELTA,
    },
  ],
  'soft-starter': [
    { words: 'Set each motor protective switch and each soft starter to the full-load amps of its pump.' },
    {
      words:
        'The run contact of a soft starter is closed from the start until the pump has ramped down, and holds the line contactor. Its bypass is built in. Soft starters do not isolate: open the motor protective switch before work on a pump.',
    },
  ],
  drive: [
    {
      words:
        'A drive alone feeds its pump: join nothing else to its leads, and do not switch them. Its run input takes a dry contact on its own 24 V; give it no other voltage.',
    },
    {
      words:
        'Set the full-load amps of the pump in the drive, which protects the motor. Ground the drive and both ends of the shield of the motor cable. Wait for its capacitors to discharge, as its manual says, before work on it.',
    },
    { words: 'Not shown: the speed signal of a drive. Without one it runs at the speed that is set on its keypad.' },
    { words: 'The ammeter shows the current that the drive takes, not that of the pump.', when: ['Options.M'] },
  ],
};

/**
 * The line contactor, which star-delta starting closes after the star contactor and holds while the timer changes over. Star and delta each
 * break the other's coil.
 */
const starDeltaCoils = (pump: number): Node => ({
  parallel: [
    {
      when: STAR_DELTA,
      series: [
        { contact: `KT${pump}`, normally: 'closed' },
        { contact: `K${pump}D`, normally: 'closed' },
        { load: `K${pump}S` },
      ],
    },
    {
      series: [
        { when: STAR_DELTA, parallel: [{ contact: `K${pump}S` }, { contact: `K${pump}` }] },
        { parallel: [{ load: `K${pump}` }, { when: STAR_DELTA, load: `KT${pump}` }] },
      ],
    },
    {
      when: STAR_DELTA,
      series: [{ contact: `KT${pump}` }, { contact: `K${pump}S`, normally: 'closed' }, { load: `K${pump}D` }],
    },
  ],
});
