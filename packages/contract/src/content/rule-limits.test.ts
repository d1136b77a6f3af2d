import { describe, expect, test } from 'vitest';
import { asSaid, type Edge, edgeCases, list, text, whole } from '../testing/edges.ts';
import { contentCircuit } from './circuit.ts';
import { configurator } from './configurator.ts';
import { contentPicture } from './picture.ts';

const number = (least: number, most: number, near = 1): Edge => ({
  takes: [least, most],
  refuses: [least - near, most + near],
});
const rules = { ...list(0, 50, 'A'), refuses: [Array(51).fill('A'), [''], ['x'.repeat(501)]] };
const when = {
  takes: [[], Array(20).fill('A'), ['x'.repeat(500)]],
  refuses: [Array(21).fill('A'), [''], ['x'.repeat(501)]],
};
const amount: Edge = { takes: [-1_000_000, 0.01, 1_000_000], refuses: [-1_000_000.01, 0.001, 1_000_000.01] };
const bound: Edge = { takes: [1.5, 'A', 'x'.repeat(500)], refuses: ['', 'x'.repeat(501), null] };
const option = { code: 'A' };
const group = { name: 'A', options: [option] };

describe('a configurator', () => {
  test.each(
    edgeCases(
      configurator,
      { configGroups: [group], facts: [{ name: 'A', values: [] }], tables: [{ name: 'A', columns: ['A'], rows: [] }] },
      {
        instructions: text(0, 5000),
        instructionImageUri: text(0, 300),
        adderPrice: amount,
        prefix: text(0, 40),
        groupSeparator: text(0, 10),
        optionSeparator: text(0, 10),
        'requires.0': {
          takes: [{ then: ['A'] }, { if: ['A'], then: ['B'], text: 'x' }, { then: [], text: 'x'.repeat(500) }],
          refuses: [{ if: ['A'] }, { then: ['A'], text: '' }, { then: ['A'], text: 'x'.repeat(501) }],
        },
        tables: list(0, 50, { name: 'A', columns: ['A'], rows: [] }),
        'tables.0.name': text(1, 100),
        'tables.0.columns': list(1, 20, 'A'),
        'tables.0.columns.0': text(1, 100),
        'tables.0.gives': list(0, 20, 'A'),
        'tables.0.gives.0': text(1, 100),
        'tables.0.per': text(1, 100),
        'tables.0.rows': list(0, 10_000, ['A']),
        'tables.0.rows.0': list(0, 40, 'A'),
        'tables.0.rows.0.0': text(0, 2000),
        facts: list(0, 100, { name: 'A', values: [] }),
        'facts.0.name': text(1, 100),
        'facts.0.unit': text(0, 20),
        'facts.0.decimals': whole(0, 9),
        'facts.0.specText': text(1, 1000),
        'facts.0.values': list(0, 100, { value: 1 }),
        'facts.0.values.0.value': text(1, 200),
        'facts.0.values.0.measure': text(1, 500),
        aliases: list(0, 500, { from: 'A', to: 'B' }),
        'aliases.0': {
          takes: [{ from: 'x'.repeat(200), to: 'x'.repeat(200) }, { ['x'.repeat(200)]: 'x'.repeat(200) }, { A: '' }],
          refuses: [
            { from: '', to: 'B' },
            { from: 'x'.repeat(201), to: 'B' },
            { from: 'A', to: '' },
            { from: 'A', to: 'x'.repeat(201) },
            { ['x'.repeat(201)]: 'B' },
            { A: 'x'.repeat(201) },
            { '': 'A' },
            { A: 'B', C: 'D' },
            { to: 'B' },
            {},
          ],
        },
        context: list(0, 8, { name: 'A', values: ['B'] }),
        'context.0': {
          takes: [{ name: 'x'.repeat(40), values: Array(50).fill('x'.repeat(40)), default: 'x'.repeat(40) }],
          refuses: [
            { name: '', values: ['B'] },
            { name: 'x'.repeat(41), values: ['B'] },
            { name: 'A', values: [] },
            { name: 'A', values: Array(51).fill('B') },
            { name: 'A', values: [''] },
            { name: 'A', values: ['B'], default: '' },
          ],
        },
        parts: {
          takes: [{}, { ['x'.repeat(100)]: { configGroups: [] } }],
          refuses: [{ '': { configGroups: [] } }, { ['x'.repeat(101)]: { configGroups: [] } }, { A: { groups: [] } }],
        },
        configGroups: list(0, 100, group),
      },
    ),
  )('takes no more at $path than is said', ({ judge }) => expect(judge()).toEqual(asSaid));

  const inGroup = edgeCases(
    configurator,
    { configGroups: [group] },
    of('configGroups.0', {
      name: text(1, 100),
      kind: { takes: ['choice', 'number', 'text', 'sequence'], refuses: ['list'] },
      options: list(0, 500, option),
      maxSelect: whole(0),
      showIf: rules,
      hideIf: rules,
      whenHidden: text(0, 40),
      separator: text(0, 10),
      part: text(1, 100),
      open: text(0, 10),
      close: text(0, 10),
      optionSeparator: text(0, 10),
      attributes: { takes: [{ amps: 1.5 }], refuses: [{ amps: '1' }] },
      step: { takes: [0.001], refuses: [0, -1] },
      digits: whole(1, 12),
      unit: text(0, 20),
      pricePerUnit: amount,
      characters: text(1, 500),
      fill: text(1, 40),
      'limits.0.of': text(1, 100),
      'limits.0.min': bound,
      'limits.0.max': bound,
      specText: text(1, 1000),
      ratings: list(0, 20, { of: 'A', better: 'same' }),
      'ratings.0': {
        takes: [
          { of: 'x'.repeat(100), better: 'less', loss: 'x'.repeat(100) },
          { of: 'A', better: 'more', loss: 'x' },
        ],
        refuses: [
          { of: '', better: 'less' },
          { of: 'x'.repeat(101), better: 'less' },
          { of: 'A', better: 'less', loss: '' },
          { of: 'A', better: 'less', loss: 'x'.repeat(101) },
        ],
      },
    }),
  );
  const inOption = edgeCases(
    configurator,
    { configGroups: [group] },
    of('configGroups.0.options.0', {
      code: text(0, 40),
      formerCodes: list(0, 20, 'A'),
      'formerCodes.0': text(1, 40),
      name: text(0, 200),
      displayName: text(0, 200),
      groupName: text(0, 100),
      description: text(0, 500),
      altDescription: text(0, 500),
      specText: text(1, 1000),
      price: amount,
      'prices.0.price': { takes: [...amount.takes, null], refuses: amount.refuses },
      enableIf: rules,
      disableIf: rules,
      selectIf: rules,
      limits: list(0, 50, { max: 1 }),
      'limits.0.max': bound,
      familyDescription: text(0, 10_000),
      conditionalDisablePairs: { takes: [{ A: ['B'] }], refuses: [{ A: 'B' }, { A: [1] }] },
      overrideCodes: { takes: [{ A: 1 }], refuses: [{ A: 1.5 }, { A: 'B' }] },
      attributes: { takes: [{ amps: 1.5, cord: 'x' }], refuses: [{ amps: true }, { amps: null }] },
      'attributes.cord': text(1, 200),
    }),
  );
  test.each([...inGroup, ...inOption])('takes no more at $path than is said', ({ judge }) =>
    expect(judge()).toEqual(asSaid),
  );
});

describe('a picture', () => {
  const layer = { name: 'A', words: '', drawing: '' };
  const measure = { from: [0, 0], to: [1, 1], words: 'A' };
  const sound = {
    id: 1,
    familyId: 1,
    isLive: true,
    position: 0,
    picture: {
      words: 'A',
      width: 1,
      height: 1,
      layers: [layer],
      balloons: [{ group: 'A', at: [0, 0] }],
      measures: [measure],
    },
  };
  test.each(
    edgeCases(
      contentPicture,
      sound,
      of('picture', {
        words: text(1, 200),
        width: number(1, 10_000),
        height: number(1, 10_000),
        layers: list(1, 200, layer),
        'layers.0.name': text(1, 200),
        'layers.0.words': text(0, 200),
        'layers.0.slot': text(1, 200),
        'layers.0.undecided': { takes: ['dashed', 'hidden'], refuses: ['shown'] },
        'layers.0.drawing': text(0, 100_000, ' '),
        'layers.0.when': when,
        balloons: list(0, 60, { group: 'A', at: [0, 0] }),
        'balloons.0.group': text(1, 200),
        'balloons.0.at': { takes: [[-1, 0.5]], refuses: [[0], [0, 0, 0], ['0', 0]] },
        measures: list(0, 20, measure),
        'measures.0.words': text(1, 200),
        'measures.0.along': number(0, 1, 0.01),
        when,
      }),
    ),
  )('takes no more at $path than is said', ({ judge }) => expect(judge()).toEqual(asSaid));
});

describe('a circuit', () => {
  const across = { device: 'K1', poles: ['1'] };
  const branch = { lines: ['L'], through: [across], load: 'M1' };
  const feed = { from: ['L', 'N'], fuses: ['', ''], volts: '120 V' };
  const ladder = { words: 'A', feeds: [feed], sections: [{ rungs: [{ of: { load: 'K1' } }] }] };
  const supply = { name: 'A', words: 'A', conductors: ['L', 'N'], branches: [branch], ladders: [ladder] };
  const contact = { contact: 'K1', terminals: ['1', '2'], words: 'A' };
  const sound = {
    id: 1,
    familyId: 1,
    isLive: true,
    position: 0,
    circuit: {
      name: 'A',
      devices: { K1: { kind: 'relay', words: 'A' } },
      supplies: [supply],
      dryContacts: [contact],
      notes: [{ words: 'A' }],
    },
  };
  const mark = text(1, 6);
  const label = text(1, 12);
  const words = text(1, 300);
  test.each(
    edgeCases(
      contentCircuit,
      sound,
      of('circuit', {
        name: words,
        when,
        devices: {
          takes: [{}, { ['x'.repeat(12)]: { kind: 'horn', words: 'A' } }],
          refuses: [{ ['x'.repeat(13)]: { kind: 'horn', words: 'A' } }],
        },
        'devices.K1.words': words,
        'devices.K1.positions': list(1, 6, 'HAND'),
        'devices.K1.changes': { takes: ['on-release', 'by-clock'], refuses: ['never'] },
        'devices.K1.phases': { takes: [1, 3], refuses: [0, 2, 4] },
        'devices.K1.colour': text(1, 1),
        'devices.K1.senses': {
          takes: [{ contact: 'S1', terminals: ['1', '2'], operates: 'closed' }],
          refuses: [
            { contact: '', terminals: ['1', '2'], operates: 'closed' },
            { contact: 'S1', terminals: ['1'], operates: 'closed' },
          ],
        },
        supplies: list(0, 4, supply),
        'supplies.0.name': text(1, 60),
        'supplies.0.words': words,
        'supplies.0.conductors': list(2, 6, 'L'),
        'supplies.0.conductors.0': mark,
        'supplies.0.incoming': list(0, 10, across),
        'supplies.0.branches': list(0, 20, branch),
        'supplies.0.branches.0.lines': list(1, 5, 'L'),
        'supplies.0.branches.0.through': list(0, 10, across),
        'supplies.0.branches.0.through.0.poles': list(1, 5, '1'),
        'supplies.0.branches.0.load': label,
        'supplies.0.branches.0.terminals': { takes: [{ T1: '2' }], refuses: [{ T1: '' }, { T1: 'x'.repeat(7) }] },
        'supplies.0.ladders': list(0, 5, ladder),
        'supplies.0.ladders.0.words': words,
        'supplies.0.ladders.0.feeds': list(1, 10, feed),
        'supplies.0.ladders.0.feeds.0.fuses': {
          takes: [['x'.repeat(12), 'x'.repeat(12)]],
          refuses: [['x'.repeat(13), ''], ['', 'x'.repeat(13)], ['']],
        },
        'supplies.0.ladders.0.feeds.0.volts': text(1, 30),
        'supplies.0.ladders.0.sections': list(0, 10, { rungs: [] }),
        'supplies.0.ladders.0.sections.0.fuse': label,
        'supplies.0.ladders.0.sections.0.rungs': list(0, 60, { of: { load: 'K1' } }),
        dryContacts: list(0, 60, contact),
        'dryContacts.0.contact': label,
        'dryContacts.0.words': words,
        notes: list(0, 40, { words: 'A' }),
        'notes.0.words': text(1, 500),
        'notes.0.when': when,
      }),
    ),
  )('takes no more at $path than is said', ({ judge }) => expect(judge()).toEqual(asSaid));

  test.each(['series', 'parallel'])('a rung has 1 to 60 parts in %s', (key) => {
    const rung = 'circuit.supplies.0.ladders.0.sections.0.rungs.0';
    const [at] = edgeCases(contentCircuit, sound, {
      [rung]: {
        takes: [1, 60].map((count) => ({ of: { [key]: Array(count).fill({ load: 'K1' }) } })),
        refuses: [0, 61].map((count) => ({ of: { [key]: Array(count).fill({ load: 'K1' }) } })),
      },
    });
    expect(at?.judge()).toEqual(asSaid);
  });
});

/** The same edges, below a path. */
function of(path: string, edges: Readonly<Record<string, Edge>>): Record<string, Edge> {
  return Object.fromEntries(Object.entries(edges).map(([key, edge]) => [`${path}.${key}`, edge]));
}
