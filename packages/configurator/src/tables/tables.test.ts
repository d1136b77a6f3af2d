import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Table } from '../index.ts';
import {
  evaluate,
  explainDisabled,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  setQuantity,
  setValue,
} from '../index.ts';
import { choice, chosen, click, configurator, groupState, number, optionState, several } from '../testing/build.ts';

const motor: Table = {
  name: 'Motor',
  columns: ['HP', 'Volts', 'Phase'],
  gives: ['fla', 'price'],
  rows: [
    ['1/2|1', '120|230', '1', 9.8, 0],
    ['2', '230', '3', 6.8, 120],
    ['2', 460, '3', 3.4, null],
  ],
};
const hp = choice('HP', ['1/2', '1', '2']);
const volts = choice('Volts', ['120', '230', '460']);
const phase = choice('Phase', ['1', '3']);
const motors = (rest: Omit<Configurator, 'configGroups'> = {}, groups: readonly ConfigGroup[] = []) =>
  configurator([hp, volts, phase, ...groups], { tables: [motor], ...rest });
const enabled = (config: Configurator, clicks: readonly string[], name: string) =>
  groupState(config, click(config, clicks), name)
    .options.filter((option) => option.enabled)
    .map(({ code }) => code);
const total = (config: Configurator, clicks: readonly string[]) => evaluate(config, click(config, clicks)).total;

describe('an option is disabled while no row allows it together with the other answers', () => {
  const config = motors();

  test.each<[readonly string[], string, readonly string[]]>([
    [[], 'Volts', ['120', '230', '460']],
    [['HP.2'], 'Volts', ['230', '460']],
    [['HP.2'], 'Phase', ['3']],
    [['HP.1/2'], 'Volts', ['120', '230']],
    [['HP.1', 'Volts.230'], 'Phase', ['1']],
    [['Volts.230'], 'HP', ['1/2', '1', '2']],
  ])('with %j %s has %j', (clicks, name, expected) => {
    expect(enabled(config, clicks, name)).toEqual(expected);
  });

  test('one table never leads into a dead end', () => {
    for (const first of ['HP.1/2', 'HP.2', 'Volts.120', 'Volts.460', 'Phase.1', 'Phase.3']) {
      const selection = click(config, [first]);
      for (const { options } of evaluate(config, selection).groups) {
        expect(options.some(({ enabled: is, selected }) => is || selected)).toBe(true);
      }
    }
  });

  test('the reason names the fewest answers, left out from the right', () => {
    const selection = click(config, ['HP.2', 'Phase.3']);
    expect(optionState(config, selection, 'Volts', '120').reasons).toEqual([
      { code: 'table', table: 'Motor', causes: [{ group: 'HP', code: '2' }] },
    ]);
    const { change } = explainDisabled(config, click(config, ['HP.2']), 'Volts', '120');
    expect(change).toMatchObject({ kind: 'switch', group: 'HP', from: '2', to: '1/2' });
  });

  test('in a multi-select group also with the others of its own group', () => {
    const pairs = configurator([several('A', ['a', 'b', 'c'])], {
      tables: [{ name: 'T', columns: ['A'], rows: [['a|b'], ['c']] }],
    });
    expect(enabled(pairs, [], 'A')).toEqual(['a', 'b', 'c']);
    expect(enabled(pairs, ['A.a'], 'A')).toEqual(['a', 'b']);
  });

  test('groups without an answer, hidden ones and neverDisabled options are not asked', () => {
    const free = configurator(
      [choice('A', ['a', { code: 'n', neverDisabled: true }]), choice('B', ['b', 'c'], { hideIf: ['A.n'] })],
      { tables: [{ name: 'T', columns: ['A', 'B'], rows: [['a', 'b']] }] },
    );
    expect(enabled(free, ['A.a'], 'B')).toEqual(['b']);
    expect(enabled(free, ['B.b'], 'A')).toEqual(['a', 'n']);
    expect(chosen(free, click(free, ['B.b', 'A.n']))).toEqual(['A.n']);
  });
});

describe('cells', () => {
  const table = (cell: string | number | null): Configurator =>
    configurator([choice('A', ['', '1', 'x|y', '2'], { optional: true })], {
      tables: [{ name: 'T', columns: ['A'], rows: [[cell]] }],
    });

  test.each<[string | number | null, readonly string[]]>([
    ['*', ['', '1', 'x|y', '2']],
    ['1|2', ['1', '2']],
    ['"x|y"', ['x|y']],
    ['', ['']],
    [1, ['1']],
    [null, []],
  ])('%j holds %j', (cell, expected) => {
    expect(enabled(table(cell), [], 'A')).toEqual(expected);
  });

  test.each<[string | number, readonly number[], readonly number[]]>([
    ['5', [5], [4.9, 5.1]],
    ['1..10', [1, 10], [0.9, 10.1]],
    ['..10', [0, 10], [10.1]],
    ['10..', [10, 99], [9.9]],
    ['1|3..4', [1, 3, 4], [2, 4.1]],
    [2.5, [2.5], [2.4]],
    ['*', [0, 99], []],
  ])('in a number’s column %j holds %j and not %j', (cell, inside, outside) => {
    const config = configurator([number('N', { max: 99, step: 0.1 })], {
      tables: [{ name: 'T', columns: ['N'], rows: [[cell]] }],
    });
    const answered = (value: number) =>
      groupState(config, setValue(config, initialSelection(config), 'N', value), 'N').answered;
    for (const value of inside) expect([value, answered(value)]).toEqual([value, true]);
    for (const value of outside) expect([value, answered(value)]).toEqual([value, false]);
  });
});

describe('a number among the columns', () => {
  const config = configurator([choice('A', ['a', 'b', 'c']), number('N', { max: 99 })], {
    tables: [
      {
        name: 'T',
        columns: ['A', 'N'],
        rows: [
          ['a', '1..10'],
          ['a', '20..30'],
          ['b', '..5'],
        ],
      },
    ],
  });
  const at = (clicks: readonly string[], value: number) => setValue(config, click(config, clicks), 'N', value);

  test('that no row allows with the options counts as unanswered, and the number is incomplete', () => {
    expect(evaluate(config, at(['A.a'], 20)).complete).toBe(true);
    const refused = evaluate(config, at(['A.a'], 15));
    expect(refused.groups[1]).toMatchObject({ answered: false, value: 15 });
    expect(refused.missing).toEqual([{ code: 'table', table: 'T' }]);
    expect(refused.itemNo).toBe('a');
  });

  test('disables options while it is answered', () => {
    expect(groupState(config, at([], 8), 'A').options.map(({ enabled: is }) => is)).toEqual([true, false, false]);
  });

  test('comes back once the options allow it', () => {
    const refused = at(['A.a'], 15);
    expect(groupState(config, refused, 'N').answered).toBe(false);
    expect(chosen(config, click(config, ['A.a'], refused))).toEqual(['N=15']);
  });

  test('answers its cells in the rows that the other answers allow', () => {
    const ranges = (clicks: readonly string[]) => evaluate(config, click(config, clicks)).ranges;
    expect(ranges(['A.a'])).toEqual([
      {
        group: 'N',
        table: 'T',
        ranges: [
          { min: 1, max: 10 },
          { min: 20, max: 30 },
        ],
      },
    ]);
    expect(ranges(['A.b'])).toEqual([{ group: 'N', table: 'T', ranges: [{ min: null, max: 5 }] }]);
  });
});

describe('where answers disagree all the same', () => {
  const table: Table = {
    name: 'T',
    columns: ['A', 'B', 'N'],
    rows: [
      ['a', 'b', '1'],
      ['x', 'y', '2'],
    ],
  };
  const of = (a: object, b: object) =>
    configurator(
      [choice('A', [{ code: 'a', ...a }, 'x']), choice('B', ['b', { code: 'y', ...b }]), number('N', { max: 9 })],
      {
        tables: [table],
      },
    );

  test('options stay in column order, numbers go after them', () => {
    const config = of({ selected: true }, { selected: true });
    expect(chosen(config, initialSelection(config))).toEqual(['A.a']);
    expect(groupState(config, [[1, 0], [0, 0], [2]], 'N').answered).toBe(false);
  });

  test('held options stay before all others', () => {
    const fixed = of({ selected: true }, { selected: true, isReadonly: true });
    expect(chosen(fixed, initialSelection(fixed))).toEqual(['B.y']);
  });

  test('where held ones alone disagree, nothing goes and the number is incomplete', () => {
    const config = of({ selected: true, isReadonly: true }, { selected: true, isReadonly: true });
    expect(chosen(config, initialSelection(config))).toEqual(['A.a', 'B.y']);
    expect(evaluate(config, initialSelection(config)).missing).toContainEqual({ code: 'table', table: 'T' });
  });
});

describe('what the fitting row gives', () => {
  test('the first that fits gives, and `price` joins the total', () => {
    const config = motors();
    expect(total(config, ['HP.1', 'Volts.120', 'Phase.1'])).toBe(0);
    expect(total(config, ['HP.2', 'Volts.230', 'Phase.3'])).toBe(12_000);
    expect(evaluate(config, click(config, ['HP.2', 'Volts.230', 'Phase.3'])).tablePrices).toEqual([
      { table: 'Motor', price: 12_000 },
    ]);
  });

  test('null is on request, and so is a table that fits no row while a group of its columns is answered', () => {
    expect(total(motors(), ['HP.2', 'Volts.460', 'Phase.3'])).toBeNull();
    expect(total(motors(), ['HP.2'])).toBeNull();
    expect(total(motors(), [])).toBe(0);
  });

  test('a row fits with `*` or an empty cell in every column without an answer', () => {
    const config = configurator([choice('A', ['a']), choice('B', ['b'], { optional: true })], {
      tables: [
        {
          name: 'T',
          columns: ['A', 'B'],
          gives: ['price'],
          rows: [
            ['a', 'b', 1],
            ['a', '', 2],
            ['*', '*', 3],
          ],
        },
      ],
    });
    expect(total(config, ['A.a'])).toBe(200);
    expect(total(config, ['A.a', 'B.b'])).toBe(100);
    expect(total(config, ['B.b'])).toBe(300);
  });

  test('times the value or quantity of the group that `per` names, rounded once', () => {
    const config = configurator([number('N', { max: 99 }), several('A', [{ code: 'a' }])], {
      tables: [
        { name: 'T', columns: ['N'], gives: ['price'], per: 'N', rows: [['*', 0.125]] },
        { name: 'U', columns: ['A'], gives: ['price'], per: 'A', rows: [['*', 0.005]] },
      ],
    });
    expect(evaluate(config, setValue(config, initialSelection(config), 'N', 3)).total).toBe(38);
    expect(evaluate(config, setQuantity(config, click(config, ['A.a']), 'A', 'a', 3)).total).toBe(2);
  });

  test('rules and sums ask for it by the table’s name; no fitting row is no value, and in a sum 0', () => {
    const shown = (rule: string, clicks: readonly string[]) => {
      const config = motors({}, [choice('X', ['x'], { showIf: [rule] })]);
      return groupState(config, click(config, clicks), 'X').visible;
    };
    const full = ['HP.2', 'Volts.230', 'Phase.3'];
    expect(shown('Motor.fla>=6.8', full)).toBe(true);
    expect(shown('Motor.fla>6.8', full)).toBe(false);
    expect(shown('Motor.fla>=0', ['HP.2'])).toBe(false);
    expect(shown('sum(1.25*Motor.fla)=8.5', full)).toBe(true);
    expect(shown('sum(fla)=0', ['HP.2'])).toBe(true);
  });
});

test('every complete number reads back, and one that no row allows does not', () => {
  const config = motors();
  for (const text of ['1/2-120-1', '1-230-1', '2-230-3', '2-460-3']) {
    const parsed = parseModelNumber(config, text);
    expect(parsed.ok && evaluate(config, parsed.selection)).toMatchObject({ itemNo: text, complete: true });
  }
  for (const text of ['2-120-3', '1-460-3', '2-230-1']) expect(parseModelNumber(config, text).ok).toBe(false);
});

describe('lint', () => {
  const found = (table: Partial<Table>, groups: readonly ConfigGroup[] = [hp, volts]) =>
    lintConfigurator(
      configurator(groups, { tables: [{ name: 'T', columns: ['HP', 'Volts'], rows: [['*', '*']], ...table }] }),
    ).findings.map(({ code }) => code);

  test.each<[string, Partial<Table>, readonly string[]]>([
    ['a sound table', {}, []],
    ['an unknown column', { columns: ['HP', 'Amps'] }, ['unknown-group']],
    ['the name of a group', { name: 'HP' }, ['duplicate-group']],
    ['a row of the wrong length', { rows: [['*', '*', 1]] }, ['malformed-table']],
    [
      'an unknown code',
      {
        rows: [
          ['*', '*'],
          ['9', '*'],
        ],
      },
      ['unknown-code'],
    ],
    ['an option that no row allows', { rows: [['1|2', '*']] }, ['option-never-selectable', 'option-never-selectable']],
    [
      'an empty cell in a group that is always answered',
      {
        rows: [
          ['*', '*'],
          ['', '*'],
        ],
      },
      ['malformed-table'],
    ],
    [
      'a price table without a last row',
      {
        gives: ['price'],
        rows: [
          ['1', '*', 1],
          ['1/2|2', '120', 1],
          ['2', '230|460', 1],
        ],
      },
      [],
    ],
    ['a cell that cannot be read', { rows: [['*', null]] }, ['malformed-table', 'option-never-selectable']],
  ])('%s', (_, table, codes) => {
    for (const code of codes) expect(found(table)).toContain(code);
    if (codes.length === 0) expect(found(table)).toEqual([]);
  });

  test('an option that needs what a range in the middle gives can be selected', () => {
    const needing = choice('A', ['a', { code: 'b', enableIf: ['T.amps>=5'] }]);
    const rows = [
      ['12..13', 5],
      ['*', 1],
    ];
    const config = configurator([number('N', { max: 90 }), needing], {
      tables: [{ name: 'T', columns: ['N'], gives: ['amps'], rows }],
    });
    expect(lintConfigurator(config).findings.map(({ code }) => code)).toEqual(['blocked-unanswered']);
  });

  test('a complete number for which a price table has no fitting row', () => {
    const optional = [hp, choice('Volts', ['120'], { optional: true }), choice('End', ['E'])];
    expect(found({ gives: ['price'], rows: [['*', '120', 1]] }, optional)).toContain('table-without-row');
    expect(
      found(
        {
          gives: ['price'],
          rows: [
            ['*', '120', 1],
            ['*', '*', 0],
          ],
        },
        optional,
      ),
    ).toEqual([]);
  });
});

describe('a table that refuses a number because of a group which only that number shows', () => {
  const config = configurator(
    [number('N', { max: 95 }), several('G', [{ code: 'x', selected: true }, { code: 'y' }], { showIf: ['N.value>5'] })],
    {
      tables: [
        {
          name: 'Pairs',
          columns: ['N', 'G'],
          gives: [],
          rows: [
            ['..5', '*'],
            ['6..40', 'y'],
          ],
        },
      ],
    },
  );

  test('ends in the state that the selection has by itself', () => {
    const walked = setValue(config, initialSelection(config), 'N', 20);
    const again = JSON.parse(JSON.stringify(walked));
    expect(evaluate(config, walked)).toEqual(evaluate(config, again));
    expect(evaluate(config, walked)).toMatchObject({ itemNo: '20', missing: [{ code: 'choose', group: 'G' }] });
    expect(groupState(config, walked, 'G').visible).toBe(true);
  });
});
