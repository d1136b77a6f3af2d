import type { Circuit, DeviceKind } from '../data/circuit.ts';
import { starDelta } from './star-delta-circuit.ts';

const [sixLeads] = starDelta.supplies[0]?.branches ?? [];
const lines = ['L1', 'L2', 'L3'];

const kinds: Readonly<Record<string, DeviceKind>> = {
  F1: 'fuse',
  F2: 'fuse',
  Q0: 'disconnect',
  Q1: 'breaker',
  Q2: 'protector',
  X1: 'plug',
  A1: 'ammeter',
  K1: 'contactor',
  CR1: 'relay',
  TR1: 'delay-relay',
  K2: 'contactor',
  SS1: 'soft-starter',
  VF1: 'drive',
  FC1: 'fault-contact',
  Q3: 'breaker',
  X2: 'plug',
  M3: 'motor',
  M4: 'motor',
  CN1: 'capacitor',
  CS1: 'capacitor',
  KV1: 'voltage-relay',
  AL: 'alternator',
  MR: 'monitor',
  TD: 'timer',
  T1: 'transformer',
  PS: 'power-supply',
  M1: 'motor',
  M2: 'motor',
  H1: 'lamp',
  H2: 'horn',
  ET: 'meter',
  HTR: 'heater',
  LT: 'sender',
  S1: 'selector',
  S2: 'button',
  FL: 'float',
  PB: 'probe',
  TS: 'thermal-switch',
};

/** A circuit that nobody builds, with every kind of device where it can stand. */
export const everySymbol: Circuit = {
  name: 'Every symbol',
  devices: {
    ...Object.fromEntries(Object.entries(kinds).map(([label, kind]) => [label, { kind, words: `the ${kind}` }])),
    S1: { kind: 'selector', words: 'hand, off or automatic', positions: ['HAND', 'OFF', 'AUTO'] },
    MR: {
      kind: 'monitor',
      words: 'seal and heat monitor',
      senses: { contact: 'PB', terminals: ['11', '12'], operates: 'closed' },
    },
    VF1: { kind: 'drive', words: 'a drive', senses: { contact: 'CR1', terminals: ['24', 'DI'], operates: 'closed' } },
    ...Object.fromEntries(
      Object.entries(starDelta.devices).map(([label, { kind, words }]) => [`S${label}`, { kind, words }]),
    ),
    SM1: { kind: 'motor', words: 'a motor with six leads', phases: 3 },
    M3: { kind: 'motor', words: 'a motor behind its soft starter', phases: 3 },
    M4: { kind: 'motor', words: 'a motor of a drive', phases: 3 },
    M2: { kind: 'motor', words: 'a motor on one phase', phases: 1 },
    H1: {
      kind: 'lamp',
      words: 'a lamp whose words are so long that the legend needs more lines than one',
      colour: 'R',
    },
  },
  interlocks: [
    ['Q0', 'Q3'],
    ['SKS', 'SKD'],
  ],
  supplies: [
    {
      name: 'power',
      words: '480 V, 3-phase, 60 Hz',
      conductors: ['L1', 'L2', 'L3', 'G'],
      incoming: [
        { device: 'F1', poles: ['L1', 'L2', 'L3'] },
        { device: 'Q0', poles: ['L1', 'L2', 'L3'] },
      ],
      standby: {
        words: 'Generator inlet',
        incoming: [
          { device: 'X2', poles: ['L1', 'L2', 'L3', 'G'] },
          { device: 'Q3', poles: lines, normally: 'open' },
        ],
      },
      branches: [
        ...(sixLeads?.starDelta === undefined
          ? []
          : [
              {
                ...sixLeads,
                through: sixLeads.through.map((one) => ({ ...one, device: `S${one.device}` })),
                load: 'SM1',
                starDelta: { ...sixLeads.starDelta, star: 'SKS', delta: 'SKD' },
              },
            ]),
        {
          lines: [...lines, 'G'],
          through: [
            { device: 'K2', poles: lines, normally: 'open' },
            { device: 'SS1', poles: lines, normally: 'open' },
          ],
          load: 'M3',
          terminals: { L1: 'T4', L2: 'T5', L3: 'T6', G: 'G' },
        },
        { lines: [...lines, 'G'], through: [{ device: 'VF1', poles: lines, normally: 'open' }], load: 'M4' },
        {
          lines: ['L1', 'L2', 'L3', 'G'],
          through: [
            { device: 'Q2', poles: ['L1', 'L2', 'L3'] },
            { device: 'K1', poles: ['L1', 'L2', 'L3'], normally: 'open' },
            { device: 'A1', poles: ['L2'] },
          ],
          load: 'M1',
          terminals: { L1: 'T1', L2: 'T2', L3: 'T3', G: 'G' },
        },
        { lines: ['L1', 'L2'], through: [{ device: 'Q1', poles: ['L1', 'L2'] }], load: 'HTR' },
      ],
      ladders: [
        {
          words: 'Control circuit',
          feeds: [{ from: ['L1', 'L2'], fuses: ['F1', 'F1'], through: 'T1', secondary: 'F2', volts: '120 V' }],
          sections: [
            {
              rungs: [
                {
                  of: {
                    series: [
                      { contact: 'S1', position: 'AUTO' },
                      { contact: 'FL', terminals: ['1', '2'] },
                      { parallel: [{ contact: 'PB' }, { contact: 'CR1' }, { contact: 'S2', normally: 'closed' }] },
                      { contact: 'TS', normally: 'closed', terminals: ['3', '4'] },
                      { load: 'CR1' },
                    ],
                  },
                },
                { of: { series: [{ contact: 'AL' }, { contact: 'TD' }, { load: 'K1' }] } },
                { of: { series: [{ contact: 'TR1' }, { contact: 'FC1', normally: 'closed' }, { load: 'SS1' }] } },
                { of: { series: [{ contact: 'SS1' }, { load: 'K2' }] } },
                { of: { load: 'TR1' } },
                { of: { load: 'AL' } },
                { of: { load: 'TD' } },
              ],
            },
            {
              fuse: 'F2',
              rungs: [
                { of: { series: [{ contact: 'MR', normally: 'closed' }, { load: 'H1' }] } },
                { of: { parallel: [{ load: 'H2', terminals: ['5', '6'] }, { load: 'ET' }] } },
                { of: { load: 'MR' } },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'alarm',
      words: '120 V, 1-phase',
      conductors: ['L', 'N', 'G'],
      branches: [
        {
          lines: ['L', 'N', 'G'],
          through: [
            { device: 'X1', poles: ['L', 'N', 'G'] },
            { device: 'FL', poles: ['L'], normally: 'open' },
          ],
          load: 'M2',
          terminals: { L: 'R', N: 'C', G: 'G' },
          capacitors: { run: 'CN1', start: 'CS1', relay: 'KV1', leads: ['R', 'C', 'S'] },
        },
      ],
      ladders: [
        {
          words: 'Alarm circuit',
          feeds: [{ from: ['L', 'N'], fuses: ['F2', ''], volts: '120 V' }],
          sections: [{ rungs: [{ of: { series: [{ contact: 'FL', normally: 'closed' }, { load: 'H2' }] } }] }],
        },
        {
          words: 'Level circuit',
          feeds: [{ from: ['L', 'N'], fuses: ['', ''], through: 'PS', volts: '24 V' }],
          sections: [{ rungs: [{ of: { load: 'LT', terminals: ['7', '8'] } }] }],
        },
      ],
    },
  ],
  dryContacts: [{ contact: 'CR1', terminals: ['9', '10'], words: 'for a dialler' }],
  notes: [
    { words: 'Wires for the field are dashed.' },
    { words: 'Every wire is of copper for 75 °C and as thick as the local code asks. '.repeat(4).trim() },
  ],
};
