import { type ConfigOption, type Configurator, finish } from '@millrace/configurator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { pastedCells } from '../sheets/pasted-cells.ts';
import { comparePairs } from './compare-pairs.ts';
import { fitTable } from './fit-table.ts';
import { type MadeRules, makeRules } from './make-rules.ts';
import { pairMatrix } from './pair-matrix.ts';
import { recogniseTable } from './recognising/recognise-table.ts';
import type { PairSaid, Pairs } from './recognising/recognition.ts';

const panel: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '3' }, { code: '6' }] },
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', attributes: { amps: 18, width: 14 } },
        { code: '12', description: 'NEMA 12', attributes: { amps: 25, width: 14 } },
        { code: '4X', description: 'NEMA 4X', attributes: { amps: 63, width: 24 } },
      ],
    },
    {
      name: 'Motor',
      options: [
        { code: '100', attributes: { amps: 10 } },
        { code: '180', attributes: { amps: 18 } },
        { code: '250', attributes: { amps: 25 }, disableIf: ['Enclosure.amps<25'] },
        { code: '400', attributes: { amps: 40 }, disableIf: ['Enclosure.amps<40:Supply.6'] },
      ],
    },
  ],
};
const withoutRules: Configurator = {
  configGroups: panel.configGroups.map((group) => ({
    ...group,
    options: (group.options ?? []).map(({ disableIf: _, ...option }) => option),
  })),
};
const plain: Configurator = {
  configGroups: withoutRules.configGroups.map((group) => ({
    ...group,
    options: group.options?.map(({ code }) => ({ code })) ?? [],
  })),
};

const paste = (configurator: Configurator, text: string): Pairs => {
  const found = recogniseTable(pastedCells(text), configurator);
  if (found.is === 'nothing' || found.pairs === null) throw new Error('Not recognised');
  return found.pairs;
};
const made = (configurator: Configurator, pairs: Pairs): MadeRules =>
  finish(makeRules(configurator, pairs, finish(pairMatrix(configurator, pairs.rows, pairs.columns))));
const sentences = ({ next, made: placed }: MadeRules): string[] =>
  placed.map(
    ({ group = '', option, statement }) =>
      `${[group, option].filter(Boolean).join(' ')}: ${plainText(statementToParts(next, statement))}`,
  );
const dropped = (rules: MadeRules, before: Configurator): string[] =>
  sentences({ ...rules, next: before, made: rules.dropped });

const RATED = '\t1\t12\t4X\n100\t●\t●\t●\n180\t●\t●\t●\n250\t–\t●\t●\n400\t–\t–\t●';

describe('the rules made of a table', () => {
  test('are one limit where an attribute of both groups says all of it', () => {
    const rules = made(withoutRules, paste(withoutRules, RATED));
    expect(sentences(rules)).toEqual(['Motor: limited in amps to at most Enclosure amps']);
    expect(rules).toMatchObject({ form: 'limit', remaining: [] });
  });

  test('are comparisons where the options had comparisons before, and change those alone that have to', () => {
    const slipped: Configurator = {
      configGroups: panel.configGroups.map((group) => ({
        ...group,
        options: (group.options ?? []).map((option) =>
          option.code === '180' ? { ...option, disableIf: ['Enclosure.amps<25'] } : option,
        ),
      })),
    };
    const rules = made(slipped, paste(slipped, RATED));
    expect(rules).toMatchObject({ form: 'comparison', remaining: [] });
    expect(sentences(rules)).toEqual([]);
    expect(dropped(rules, slipped)).toEqual(['Motor 180: not with Enclosure amps below 25']);
    expect(rules.next).toEqual(panel);
  });

  test('are nothing where the rules say the table already', () => {
    const rules = made(panel, paste(panel, RATED));
    expect(rules).toMatchObject({ form: 'nothing', made: [], dropped: [], remaining: [] });
    expect(rules.next).toBe(panel);
  });

  test('leave what other groups have a say in', () => {
    const rules = made(panel, paste(panel, '\t1\t12\t4X\n100\t●\t●\t●\n180\t●\t●\t●\n250\t●\t●\t●\n400\t–\t–\t●'));
    expect(sentences(rules)).toEqual([]);
    expect(dropped(rules, panel)).toEqual(['Motor 250: not with Enclosure amps below 25']);
    expect(rules.next.configGroups[2]?.options?.[3]?.disableIf).toEqual(['Enclosure.amps<40:Supply.6']);
  });

  test('are lists of codes where no attribute says it, each in the shorter form', () => {
    const rules = made(plain, paste(plain, '\t1\t12\t4X\n100\t●\t–\t●\n180\t–\t–\t●\n250\t●\t●\t●\n400\t●\t●\t–'));
    expect(rules).toMatchObject({ form: 'lists', remaining: [] });
    expect(sentences(rules)).toEqual([
      'Motor 100: not with Enclosure is 12',
      'Motor 180: only with Enclosure is 4X',
      'Motor 400: not with Enclosure is 4X',
    ]);
  });

  test('leave the options whose row is as it was, where the attribute no longer says all', () => {
    const rules = made(panel, paste(panel, '\t1\t12\t4X\n100\t●\t–\t●\n180\t–\t–\t●\n250\t–\t●\t●\n400\t–\t–\t●'));
    expect(rules).toMatchObject({ form: 'lists', remaining: [], dropped: [] });
    expect(sentences(rules)).toEqual([
      'Motor 100: not with Enclosure is NEMA 12',
      'Motor 180: not with Enclosure amps below 63',
    ]);
  });

  test('stand at the other group where this one decides it already', () => {
    const tangled: Configurator = {
      configGroups: plain.configGroups.map((group) =>
        group.name === 'Enclosure' ? { ...group, hideIf: ['Motor.100'] } : group,
      ),
    };
    const rules = made(tangled, paste(tangled, '\t1\t12\n180\t●\t–\n250\t●\t●'));
    expect(sentences(rules)).toEqual(['Enclosure 12: not with Motor is 180']);
  });

  test('are a table where each group decides the other', () => {
    const tangled: Configurator = {
      configGroups: plain.configGroups.map((group) => {
        if (group.name === 'Enclosure') return { ...group, hideIf: ['Supply.6', 'Motor.100'] };
        return group.name === 'Motor' ? { ...group, hideIf: ['Supply.3', 'Enclosure.12'] } : group;
      }),
    };
    const rules = made(tangled, paste(tangled, '\t1\t4X\n180\t●\t–\n250\t●\t●\n400\t●\t–'));
    expect(rules).toMatchObject({ form: 'table', made: [] });
    expect(rules.tablesMade).toEqual([
      {
        name: 'Motor and Enclosure',
        columns: ['Motor', 'Enclosure'],
        rows: [
          ['100|250', '*'],
          ['180|400', '1|12'],
        ],
      },
    ]);
  });

  test('leave the cells that rules of other groups refuse, and say so', () => {
    const refused: Configurator = {
      ...plain,
      requires: [{ if: ['Supply.3|6', 'Motor.100'], then: ['Enclosure.12'] }],
    };
    const rules = made(refused, paste(refused, '\t1\t12\t4X\n100\t●\t●\t–\n180\t●\t–\t–'));
    expect(sentences(rules)).toEqual(['Motor 180: only with Enclosure is 1']);
    expect(rules.remaining).toEqual([{ row: '100', column: '1', says: 'yes', rules: 'no' }]);
  });
});

describe('the rules made of a table, where options have rules already,', () => {
  /** With a Motor 100 that has these, which is to go with the last enclosure alone, or not with the second. */
  const having = (motor: Partial<ConfigOption>): Configurator => ({
    configGroups: plain.configGroups.map((group) =>
      group.name === 'Motor' ? { ...group, options: [{ code: '100', ...motor }, { code: '180' }] } : group,
    ),
  });
  const ofMotor = (motor: Partial<ConfigOption>, row: string) => {
    const before = having(motor);
    const rules = made(before, paste(before, `\t1\t12\t4X\n100\t${row}\n180\t●\t●\t●`));
    return { form: rules.form, motor: rules.next.configGroups[2]?.options?.[0] };
  };
  const ONLY_LAST = '–\t–\t●';
  const NOT_SECOND = '●\t–\t●';
  test('join a list of up to fifty', () => {
    const many = (count: number): string[] => Array.from({ length: count }, () => 'Supply.3|6');
    expect(ofMotor({ enableIf: many(49) }, ONLY_LAST)).toEqual({
      form: 'lists',
      motor: { code: '100', enableIf: [...many(49), 'Enclosure.4X'] },
    });
    expect(ofMotor({ enableIf: many(50) }, ONLY_LAST).motor).toEqual({ code: '100', enableIf: many(50) });
  });
  test.each<[string, string[], string[]]>([
    ['alone, where there is none', [], ['Enclosure.12']],
    ['before an alternative of others', ['Supply.6'], ['Enclosure.12:Supply.6']],
    ['where one of the two stood, first', ['Enclosure.1:Supply.6'], ['Enclosure.12:Supply.6']],
    ['where one of the two stood, last', ['Supply.6:Enclosure.1'], ['Supply.6:Enclosure.12']],
    [
      'where one of the two stood, between',
      ['Supply.6:Enclosure.1:Supply.count=2'],
      ['Supply.6:Enclosure.12:Supply.count=2'],
    ],
  ])('are an alternative of the only one that refuses: %s', (_, disableIf, after) => {
    expect(ofMotor({ disableIf }, NOT_SECOND)).toEqual({ form: 'lists', motor: { code: '100', disableIf: after } });
  });
  test('stand elsewhere where several must refuse together', () => {
    const disableIf = ['Supply.6', 'Supply.count=1'];
    expect(ofMotor({ disableIf }, NOT_SECOND).motor).toEqual({ code: '100', disableIf });
  });
  test('join a limit that stands there', () => {
    const limit = { of: 'kg', max: 9 };
    const limited: Configurator = {
      configGroups: withoutRules.configGroups.map((group) =>
        group.name === 'Motor' ? { ...group, limits: [limit] } : group,
      ),
    };
    expect(made(limited, paste(limited, RATED)).next.configGroups[2]?.limits).toEqual([
      limit,
      { of: 'amps', max: 'Enclosure.amps' },
    ]);
  });
});

describe('the rules made of a table, where lists are long,', () => {
  const list = (name: string, count: number) => ({
    name,
    options: Array.from({ length: count }, (_, nth) => ({ code: `${name}${nth}` })),
  });
  /** Ten boxes: the first motors go with five of them, the others with the other five. */
  const halved = (first: number, others: number): MadeRules => {
    const boxes = list('B', 10);
    const motors = list('M', first + others);
    const configurator: Configurator = { configGroups: [boxes, motors] };
    const row = (nth: number) => boxes.options.map((_, at) => (at < 5 === nth < first ? '●' : '–')).join('\t');
    const text = [
      ['', ...boxes.options.map(({ code }) => code)].join('\t'),
      ...motors.options.map(({ code }, nth) => `${code}\t${row(nth)}`),
    ].join('\n');
    return made(configurator, paste(configurator, text));
  };
  test('are lists of up to forty codes, and a table of more, which is shorter', () => {
    expect(halved(4, 4)).toMatchObject({ form: 'lists', tablesMade: [] });
    expect(halved(5, 4)).toMatchObject({ form: 'table', made: [] });
    expect(halved(5, 4).tablesMade[0]?.rows).toEqual([
      ['M0|M1|M2|M3|M4', 'B0|B1|B2|B3|B4'],
      ['M5|M6|M7|M8', 'B5|B6|B7|B8|B9'],
    ]);
  });
  test('have up to five hundred characters each', () => {
    const long = (length: number): MadeRules => {
      const configurator: Configurator = {
        configGroups: [
          { name: 'Box', options: [{ code: 'x'.repeat(length) }, { code: 'y' }, { code: 'z' }] },
          { name: 'Motor', options: [{ code: 'm' }, { code: 'n' }] },
        ],
      };
      return made(configurator, paste(configurator, `\t${'x'.repeat(length)}\ty\tz\nm\t–\t●\t●\nn\t●\t●\t●`));
    };
    expect(long(496).next.configGroups[1]?.options?.[0]?.disableIf).toEqual([`Box.${'x'.repeat(496)}`]);
    expect(long(497).next.configGroups[1]?.options?.[0]?.disableIf).toBeUndefined();
  });
});

/** Two groups with everything that decides the form of a rule, and a third that rules may ask. */
const configurators = fc
  .record({
    sizes: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
    multiple: fc.tuple(fc.boolean(), fc.boolean()),
    optional: fc.tuple(fc.boolean(), fc.boolean()),
    ratings: fc.array(fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }), { minLength: 8, maxLength: 8 }),
    rules: fc.array(fc.constantFrom('A.a0', 'A.a0|a1', 'A.amps<2', 'A.amps>=2:C.c0', 'C.c1', 'A.amps<=B.amps'), {
      minLength: 4,
      maxLength: 4,
    }),
    field: fc.array(fc.constantFrom('disableIf', 'enableIf', 'none'), { minLength: 4, maxLength: 4 }),
  })
  .map(({ sizes, multiple, optional, ratings, rules, field }): Configurator => {
    const rated = (at: number) => (ratings[at] === undefined ? {} : { attributes: { amps: ratings[at] } });
    return {
      configGroups: [
        { name: 'C', options: [{ code: 'c0' }, { code: 'c1' }] },
        {
          name: 'A',
          multiselect: multiple[0],
          optional: optional[0],
          options: Array.from({ length: sizes[0] }, (_, at) => ({ code: `a${at}`, ...rated(at) })),
        },
        {
          name: 'B',
          multiselect: multiple[1],
          optional: optional[1],
          options: Array.from({ length: sizes[1] }, (_, at) => ({
            code: `b${at}`,
            ...rated(at + 4),
            ...(field[at] === 'none' ? {} : { [field[at] ?? 'disableIf']: [rules[at] ?? 'C.c0'] }),
          })),
        },
        { name: 'End', options: [{ code: 'e' }] },
      ],
    };
  });

test('rules made of any table give back exactly the table, as the engine answers it, but for what others refuse', () => {
  const forms = new Map<string, number>();
  fc.assert(
    fc.property(
      configurators,
      fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
      fc.boolean(),
      (configurator, marks, isTurned) => {
        const [rows, columns] = isTurned ? ['B', 'A'] : ['A', 'B'];
        const now = finish(pairMatrix(configurator, rows, columns));
        const said = new Map(
          now.rowCodes.map((row, at) => [
            row,
            new Map(
              now.columnCodes.map((column, nth): [string, PairSaid] => {
                const says = marks[at * 4 + nth] === true ? 'yes' : 'no';
                return [column, { says, at: { row: at, column: nth } }];
              }),
            ),
          ]),
        );
        const pairs = { rows, columns, said };
        const rules = made(configurator, pairs);
        forms.set(rules.form, (forms.get(rules.form) ?? 0) + 1);
        // Asked anew, of the engine alone.
        const after = finish(pairMatrix(rules.next, rows, columns));
        const { differing } = comparePairs(pairs, after);
        expect(differing).toEqual(rules.remaining);
        // Another rule refuses such a pair, none that this made.
        expect(differing.every(({ says }) => says === 'yes')).toBe(true);
        const third = configurator.configGroups[2]?.options?.some(({ disableIf = [], enableIf = [] }) =>
          [...disableIf, ...enableIf].some((rule) => rule.includes('C.')),
        );
        if (third !== true && now.neverRows.length + now.neverColumns.length === 0) expect(differing).toEqual([]);
      },
    ),
    { numRuns: 150, seed: 281 },
  );
  expect([...forms.keys()].sort()).toEqual(['comparison', 'limit', 'lists', 'nothing']);
});

test('a table made of any pairs gives back exactly the pairs, wherever one of the groups has one answer', () => {
  fc.assert(
    fc.property(configurators, fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }), (configurator, marks) => {
      const bare: Configurator = {
        configGroups: configurator.configGroups.map((group) => ({
          ...group,
          options: (group.options ?? []).map(({ code }) => ({ code })),
        })),
      };
      const [, owner, asked] = bare.configGroups;
      if (owner === undefined || asked === undefined) throw new Error('No groups');
      const wanted = (owner.options ?? []).map((_, at) =>
        (asked.options ?? []).map((_one, nth) => (marks[at * 4 + nth] === true ? 'yes' : 'no')),
      );
      const table = fitTable(bare, { owner, asked, wanted, isSaid: [] });
      expect(table === null).toBe(owner.multiselect === true && asked.multiselect === true);
      if (table === null) return;
      expect(finish(pairMatrix({ ...bare, tables: [table] }, 'A', 'B')).answers).toEqual(wanted);
    }),
    { numRuns: 150, seed: 282 },
  );
});
