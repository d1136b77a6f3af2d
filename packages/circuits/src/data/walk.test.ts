import { expect, test } from 'vitest';
import { everySymbol } from '../testing/every-symbol.ts';
import { ladderOf, sealIn } from '../testing/small-circuits.ts';
import type { Circuit } from './circuit.ts';
import { labelsUsed, laddersOf, leavesOf, rulesOf, rungLeaves } from './walk.ts';

/** A circuit in which everything that may depend on a rule depends on one of its own. */
const conditional: Circuit = {
  ...ladderOf({}),
  when: ['circuit'],
  supplies: [
    {
      name: 'supply',
      words: '',
      conductors: ['L', 'N', 'G'],
      when: ['supply'],
      incoming: [{ device: 'CB', poles: ['L'], normally: 'closed', when: ['incoming', 'twice'] }],
      standby: {
        name: 'standby',
        words: '',
        when: ['standby'],
        incoming: [{ device: 'CB2', poles: ['L'], normally: 'closed', when: ['standby incoming'] }],
      },
      branches: [
        {
          lines: ['L', 'N', 'G'],
          through: [{ device: 'K1', poles: ['L'], normally: 'open', when: ['through', 'twice'] }],
          load: 'M1',
          when: ['branch'],
          starDelta: { delta: 'KD', star: 'KS', windings: [], when: ['star-delta'] },
          capacitors: { run: 'CN', start: 'CS', relay: 'KV', leads: ['R', 'C', 'S'], when: ['capacitors'] },
        },
      ],
      ladders: [
        {
          feeds: [{ from: ['L', 'N'], fuses: ['F1', 'F2'], through: 'T1', secondary: 'F3', when: ['feed'] }],
          when: ['ladder'],
          sections: [
            {
              fuse: 'F4',
              when: ['section'],
              rungs: [
                {
                  when: ['rung'],
                  of: {
                    when: ['series'],
                    series: [
                      { contact: 'A', when: ['contact'] },
                      {
                        when: ['parallel'],
                        parallel: [
                          { contact: 'B', when: ['inner'] },
                          { load: 'H', when: ['load'] },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  dryContacts: [{ contact: 'D', terminals: ['1', '2'], words: '', when: ['dry contact'] }],
  notes: [{ words: '', when: ['note'] }],
} as unknown as Circuit;

test('the rules of a circuit are those of all its parts, each once', () => {
  expect(rulesOf(conditional).sort()).toEqual(
    [
      ...['circuit', 'supply', 'incoming', 'twice', 'standby', 'standby incoming', 'through', 'branch', 'star-delta'],
      ...['capacitors', 'feed', 'ladder', 'section', 'rung', 'series', 'contact', 'parallel', 'inner', 'load'],
      ...['dry contact', 'note'],
    ].sort(),
  );
  expect(rulesOf(sealIn)).toEqual([]);
});

test('the labels of a circuit are those of all that is drawn, as often as it is drawn', () => {
  expect(labelsUsed(conditional).sort()).toEqual(
    ['A', 'B', 'CB', 'CB2', 'CN', 'CS', 'D', 'F1', 'F2', 'F3', 'F4', 'H', 'K1', 'KD', 'KS', 'KV', 'M1', 'T1'].sort(),
  );
  expect(new Set(labelsUsed(everySymbol))).toEqual(new Set(Object.keys(everySymbol.devices)));
});

test('what a device senses is used where the device is', () => {
  const sensing: Circuit = {
    ...conditional,
    devices: {
      H: { kind: 'lamp', words: '', senses: { contact: 'S', terminals: ['3', '4'] } },
      Other: { kind: 'lamp', words: '', senses: { contact: 'T', terminals: ['5', '6'] } },
    } as unknown as Circuit['devices'],
  };
  expect(labelsUsed(sensing).filter((label) => label === 'S' || label === 'T')).toEqual(['S']);
});

test('leaves are found from the left, in every rung of every ladder', () => {
  expect(rungLeaves(conditional)).toMatchObject([{ contact: 'A' }, { contact: 'B' }, { load: 'H' }]);
  expect(leavesOf({ contact: 'A' })).toEqual([{ contact: 'A' }]);
  expect(
    laddersOf({ ...conditional, supplies: [...conditional.supplies, { name: '', words: '', conductors: [] }] }),
  ).toHaveLength(1);
});
