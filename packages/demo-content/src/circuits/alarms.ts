import type { Circuit, Contact, Node, Note, Rules } from '@millrace/circuits';
import { alarmDevices, alarmRungs } from './alarm-rungs.ts';

const drawn: Note = {
  words:
    'Drawn without power, with the float hanging, by what the alarm does: relays stand for its electronics. Dashed lines are wired on site.',
};
/** An alarm that is hard-wired at a line voltage makes its own voltage from it. */
const board = {
  volts: '12 VDC',
  through: { label: 'PS1', words: 'power supply of the alarm' },
  isFusedBefore: true,
} as const;
const FLOAT: Contact = { contact: 'FLOAT', terminals: ['F1', 'F2'] };

interface Alarm {
  name: string;
  when: Rules;
  words: string;
  /** The two that feed the alarm, and the ground if there is one. */
  conductors: readonly string[];
  /** Of the alarm's own parts, its float input among them: it takes contacts that bear no more. */
  volts: '12 VDC' | '24 VDC';
  through?: { label: string; words: string };
  /** On a circuit of the building: each line that comes in has a fuse. Otherwise the fuse is behind what makes the voltage. */
  isFusedBefore: boolean;
  input: string;
  dryContacts: Circuit['dryContacts'];
  notes: readonly Note[];
}

/** An alarm on its own supply: the float sounds it, silence stops the horn, and the next rise sounds it again. */
function alarm({
  name,
  when,
  words,
  conductors,
  volts,
  through,
  isFusedBefore,
  input,
  dryContacts = [],
  notes,
}: Alarm): Circuit {
  const [hot = '', back = ''] = conductors;
  const always = { beacon: '', remote: null, horn: '', any: '', testSwitch: '', light: null };
  return {
    name,
    when,
    devices: {
      ...alarmDevices(always),
      FU: { kind: 'fuse', words: 'fuse' },
      ...(back === 'L2' ? { FU2: { kind: 'fuse' as const, words: 'fuse of the second line' } } : {}),
      FLOAT: { kind: 'float', words: input },
      ...(through === undefined ? {} : { [through.label]: { kind: 'power-supply', words: through.words } }),
    },
    supplies: [
      {
        name: 'supply',
        words,
        conductors,
        ladders: [
          {
            words: 'Alarm',
            feeds: [
              {
                from: [hot, back],
                fuses: [isFusedBefore ? 'FU' : '', back === 'L2' ? 'FU2' : ''],
                volts,
                ...(through === undefined ? {} : { through: through.label }),
              },
            ],
            sections: [
              {
                ...(isFusedBefore ? {} : { fuse: 'FU' }),
                rungs: alarmRungs(always, FLOAT).map(({ of }) => ({ of: unconditional(of) })),
              },
            ],
          },
        ],
      },
    ],
    dryContacts,
    notes: [
      drawn,
      { words: `Terminals F1 and F2 carry the alarm’s own ${volts}: join no other voltage to them.` },
      ...notes,
    ],
  };
}

/** An alarm has all its parts, whatever its number says. */
function unconditional(node: Node): Node {
  const { when: _, ...rest } = node;
  if ('series' in rest) return { series: rest.series.map(unconditional) };
  if ('parallel' in rest) return { parallel: rest.parallel.map(unconditional) };
  return rest;
}

const closes = (words: string, when: Rules) => ({ contact: 'CRA', terminals: ['C', 'NO'] as const, words, when });

/** Outdoor: hard-wired to a circuit of its own, the terminal block being the junction box of the float. */
export const wrenOutdoorCircuits = (): Circuit[] =>
  [
    {
      ...board,
      code: '120',
      supply: '120 V',
      words: '120 V, single-phase, from a circuit of its own',
      conductors: ['L', 'N', 'G'],
    },
    {
      ...board,
      code: '240',
      supply: '240 V',
      words: '240 V, single-phase, from a circuit of its own',
      conductors: ['L1', 'L2', 'G'],
    },
    {
      volts: '24 VDC' as const,
      isFusedBefore: false,
      code: '024',
      supply: '24 VDC',
      words: '24 VDC',
      conductors: ['+', '–'],
    },
  ].map(({ code, supply, ...one }) =>
    alarm({
      ...one,
      name: `${supply}, hard-wired`,
      when: [`Supply.${code}`],
      input: 'float, or any dry contact: closes as the level rises',
      dryContacts: [
        closes('for a dialer, 5 A at 250 VAC (D)', ['Output.D']),
        ...(code === '024' ? [] : [closesFor('to the Kestrel Wi-Fi sender (W)', ['Output.W'])]),
      ],
      notes: [],
    }),
  );

const closesFor = (words: string, when: Rules) => ({ contact: 'CRA', terminals: ['K1', 'K2'] as const, words, when });

/** Indoor: on a plug-in transformer, or hard-wired at 240 V. A water probe has electronics that are not drawn. */
export const wrenIndoorCircuits = (): Circuit[] => {
  const shared = {
    input: 'float, or any dry contact: closes as the level rises',
    dryContacts: [closes('for a dialer (C)', ['Features.C'])],
    notes: [
      { words: 'Not shown: 9 V battery (B), which feeds the alarm when the supply is away.', when: ['Features.B'] },
      { words: 'SILENCE is a key switch (K).', when: ['Features.K'] },
    ],
  };
  return [
    alarm({
      ...shared,
      name: '120 V, plug-in transformer',
      when: ['Supply.120', 'Float.10|15|NF'],
      words: '120 V, from a receptacle',
      conductors: ['L', 'N'],
      volts: '12 VDC',
      through: { label: 'PS1', words: 'plug-in transformer' },
      isFusedBefore: false,
    }),
    alarm({
      ...shared,
      name: '240 V, hard-wired',
      when: ['Supply.240', 'Float.10|15|NF'],
      words: '240 V, single-phase, from a circuit of its own',
      conductors: ['L1', 'L2', 'G'],
      ...board,
    }),
  ];
};
