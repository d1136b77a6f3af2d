import type { Circuit, DeviceKind } from '../data/circuit.ts';

const lines = ['L1', 'L2', 'L3'];

const kinds: Readonly<Record<string, DeviceKind>> = {
  Q1: 'breaker',
  Q2: 'breaker',
  Q3: 'disconnect',
  X1: 'plug',
  F1: 'fuse',
  F2: 'fuse',
  F3: 'fuse',
  VF1: 'drive',
  K1: 'contactor',
  KS: 'contactor',
  KD: 'contactor',
  M1: 'motor',
  M2: 'motor',
  M3: 'motor',
  SV: 'sender',
  PB: 'button',
  FL: 'float',
  TS: 'thermal-switch',
  CR1: 'relay',
  H1: 'lamp',
  H2: 'lamp',
  HTR: 'heater',
  RESET: 'button',
};

/** A circuit that nobody builds, with what `everySymbol` has in one way drawn in the other. */
export const everyOtherWay: Circuit = {
  name: 'Every other way',
  devices: {
    ...Object.fromEntries(Object.entries(kinds).map(([label, kind]) => [label, { kind, words: `a ${kind}` }])),
    S1: { kind: 'selector', words: 'off or automatic', positions: ['OFF', 'AUTO'] },
    MR: {
      kind: 'monitor',
      words: 'heat monitor',
      senses: { contact: 'TS', terminals: ['21', '22'], normally: 'closed', operates: 'open' },
    },
    VF1: {
      kind: 'drive',
      words: 'a drive',
      senses: { contact: 'PB', terminals: ['23', '24'], normally: 'closed', operates: 'closed' },
    },
    M1: { kind: 'motor', words: 'a motor with six leads, the other way round', phases: 3 },
    M2: {
      kind: 'motor',
      words: 'a motor of a drive behind a breaker, with words that reach far to the right',
      phases: 3,
    },
    SV: { kind: 'sender', words: 'no motor, and words that reach further than those of any motor on this sheet do' },
  },
  interlocks: [['Q1', 'Q2']],
  supplies: [
    {
      name: 'mains',
      words: '480 V, 3-phase',
      conductors: ['L1', 'L2', 'L3', 'N', 'G'],
      incoming: [{ device: 'Q1', poles: ['L3', 'L1', 'L2'] }],
      standby: {
        words: 'Generator',
        incoming: [
          { device: 'X1', poles: ['L1', 'L2', 'L3', 'N', 'G'] },
          { device: 'Q3', poles: lines, normally: 'open' },
          { device: 'Q2', poles: ['L2', 'L3'], normally: 'open' },
        ],
      },
      branches: [
        {
          lines: ['L1', 'L2', 'L3', 'G'],
          through: [{ device: 'K1', poles: ['L3', 'L2', 'L1'], normally: 'open' }],
          load: 'M1',
          starDelta: {
            star: 'KS',
            delta: 'KD',
            windings: [
              { ends: ['U1', 'U2'], delta: 'L3' },
              { ends: ['V1', 'V2'], delta: 'L1' },
              { ends: ['W1', 'W2'], delta: 'L2' },
            ],
          },
        },
        {
          lines: ['L1', 'L2', 'L3', 'G'],
          through: [
            { device: 'Q3', poles: lines },
            { device: 'VF1', poles: lines, normally: 'open' },
          ],
          load: 'M2',
          terminals: { L1: 'T1' },
        },
        {
          lines: ['L1', 'N'],
          through: [{ device: 'F1', poles: ['L1', 'N'] }],
          load: 'SV',
          terminals: { L1: '+', N: '-' },
        },
        { lines: ['L1', 'N', 'G'], through: [], load: 'M3' },
      ],
      ladders: [
        {
          words: 'Straight from the supply',
          feeds: [{ from: ['L2', 'N'], fuses: ['F2', 'F3'], volts: '277 V' }],
          sections: [
            {
              fuse: 'F1',
              rungs: [
                {
                  of: {
                    series: [
                      { contact: 'S1', position: 'OFF' },
                      {
                        parallel: [
                          { contact: 'TS' },
                          { series: [{ contact: 'FL', normally: 'closed' }, { contact: 'PB' }] },
                        ],
                      },
                      { parallel: [{ load: 'CR1' }, { series: [{ contact: 'RESET' }, { load: 'H1' }] }] },
                    ],
                  },
                },
                { of: { series: [{ contact: 'S1', position: 'AUTO', normally: 'closed' }, { load: 'HTR' }] } },
              ],
            },
            {
              rungs: [
                { of: { load: 'MR', terminals: ['25', '26'] } },
                { of: { series: [{ load: 'H2' }, { contact: 'CR1' }] } },
              ],
            },
          ],
        },
      ],
    },
  ],
  dryContacts: [
    { contact: 'CR1', normally: 'closed', terminals: ['27', '28'], words: 'closed while all is well' },
    { contact: 'Q1', terminals: ['29', '30'], words: 'aid of a breaker' },
    { contact: 'TS', normally: 'closed', terminals: ['31', '32'], words: 'heat of the motor' },
  ],
};
