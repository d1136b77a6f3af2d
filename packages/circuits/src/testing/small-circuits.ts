import type { Circuit, Node, Supply } from '../data/circuit.ts';

const supply: Supply = { name: 'supply', words: '120 V', conductors: ['L', 'N', 'G'] };

/** A pump behind a float, on a plug. */
export const floatSwitch: Circuit = {
  name: 'Float switch',
  devices: {
    FLOAT: { kind: 'float', words: 'float' },
    M1: { kind: 'motor', words: 'pump', phases: 1 },
  },
  supplies: [
    {
      ...supply,
      branches: [
        { lines: ['L', 'N', 'G'], through: [{ device: 'FLOAT', poles: ['L'], normally: 'open' }], load: 'M1' },
      ],
    },
  ],
};

/** One control circuit with the given rungs. */
export const ladderOf = (devices: Circuit['devices'], ...rungs: Node[]): Circuit => ({
  name: 'Control circuit',
  devices: { F1: { kind: 'fuse', words: 'fuse' }, ...devices },
  supplies: [
    {
      ...supply,
      ladders: [
        {
          words: 'Control circuit',
          feeds: [{ from: ['L', 'N'], fuses: ['F1', ''], volts: '120 V' }],
          sections: [{ rungs: rungs.map((of) => ({ of })) }],
        },
      ],
    },
  ],
});

/** A pump that a start float starts, which seals in until a stop float opens. */
export const sealIn: Circuit = ladderOf(
  {
    STOP: { kind: 'float', words: 'stop float' },
    START: { kind: 'float', words: 'start float' },
    CR1: { kind: 'relay', words: 'pump call' },
  },
  { series: [{ contact: 'STOP' }, { parallel: [{ contact: 'START' }, { contact: 'CR1' }] }, { load: 'CR1' }] },
);
