import type { NumberedProduct } from '@millrace/catalogue/judging';
import { type ConfigGroup, type Configurator, type FieldPath, toCents } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import type { FoundByServer } from '../joined-findings.ts';
import type { JudgedRow } from '../judge-in-stages.ts';
import { candidatesFor } from './candidates.ts';

type Known = Partial<Pick<JudgedRow['row'], 'validNumbers' | 'refusedNumbers'>>;
const judgedOf = (configurator: Configurator, known: Known = {}, products: NumberedProduct[] = []): JudgedRow => ({
  kind: 'families',
  row: { id: 4, name: 'Tern', configurator, validNumbers: [], refusedNumbers: [], ...known },
  products,
});
const found = (code: string, path: FieldPath, more: Partial<FoundByServer> = {}) =>
  ({ kind: 'families', id: 4, code, path, message: '', ...more }) as FoundByServer;
/** Each candidate in a line: its words, then its edits. */
const told = (judged: JudgedRow, finding: FoundByServer): string[] =>
  candidatesFor(judged, finding).map(({ words, edits }) =>
    [
      words,
      ...edits.map(({ path, ...edit }) => `${path.join('.')}${'to' in edit ? `=${JSON.stringify(edit.to)}` : ''}`),
    ].join(' | '),
  );
const GROUP: FieldPath = ['configurator', 'configGroups', 1];
const first: ConfigGroup = { name: 'Supply', options: [{ code: '1' }, { code: '3' }] };
const withGroup = (group: Partial<ConfigGroup>, more: Partial<Configurator> = {}): Configurator => ({
  configGroups: [first, { name: 'Box', ...group }],
  ...more,
});

test('a finding that nothing mends has no candidates', () => {
  expect(told(judgedOf(withGroup({})), found('no-such-finding', GROUP))).toEqual([]);
  const { row, ...judged } = judgedOf(withGroup({}));
  expect(candidatesFor({ ...judged, row: { ...row, configurator: null } }, found('duplicate-group', GROUP))).toEqual(
    [],
  );
});

describe('an option that can never be chosen', () => {
  const PATH: FieldPath = [...GROUP, 'options', 0];
  const at = 'configurator.configGroups.1.options.0';
  const of = (option: object) =>
    told(judgedOf(withGroup({ options: [{ code: 'a', ...option }] })), found('option-never-selectable', PATH));
  test('loses one of its conditions, or the list with the last', () => {
    expect(of({ enableIf: ['Supply.1'] })).toEqual([
      `Take “only with Supply is 1” out | ${at}.enableIf`,
      `Take Box a out | ${at}`,
    ]);
    expect(of({ enableIf: ['Supply.1', 'Supply.3'], disableIf: ['Supply.3'] })).toEqual([
      `Take “only with Supply is 1” out | ${at}.enableIf.0`,
      `Take “only with Supply is 3” out | ${at}.enableIf.1`,
      `Take “not with Supply is 3” out | ${at}.disableIf`,
      `Take Box a out | ${at}`,
    ]);
    expect(of({ disableIf: ['Supply.1', 'Supply.3'] }).slice(0, 2)).toEqual([
      `Take “not with Supply is 1” out | ${at}.disableIf.0`,
      `Take “not with Supply is 3” out | ${at}.disableIf.1`,
    ]);
  });
  test('goes, also with the blank code', () => {
    expect(of({ code: '' })).toEqual([`Take Box (blank) out | ${at}`]);
  });
  test('is one, not its group, and no part of another list', () => {
    const judged = judgedOf(
      withGroup({ options: [{ code: 'a' }] }, { tables: [{ name: 'T', columns: [], rows: [] }] }),
    );
    expect(told(judged, found('option-never-selectable', GROUP))).toEqual([]);
    expect(told(judged, found('duplicate-code', [...GROUP, 'limits', 0]))).toEqual([]);
    expect(told(judged, found('duplicate-group', ['configurator', 'tables', 0]))).toEqual([]);
    expect(told(judged, found('duplicate-code', PATH))).toEqual([`Take the second Box a out | ${at}`]);
  });
});

test('a group that never shows loses what hides it, or goes', () => {
  const path = 'configurator.configGroups.1';
  const of = (group: Partial<ConfigGroup>) => told(judgedOf(withGroup(group)), found('group-never-shows', GROUP));
  expect(of({ showIf: ['Supply.1'], hideIf: ['Supply.1'] })).toEqual([
    `Always show Box | ${path}.showIf | ${path}.hideIf`,
    `Take Box out | ${path}`,
  ]);
  expect(of({ hideIf: ['Supply.1'] })[0]).toBe(`Always show Box | ${path}.hideIf`);
});

describe('numbers that run together', () => {
  const three = (given: Partial<ConfigGroup> = {}, more: Partial<Configurator> = {}): Configurator => ({
    configGroups: [first, { name: 'Box', ...given }, { name: 'Lid' }],
    ...more,
  });
  const of = (configurator: Configurator, path: FieldPath = GROUP) =>
    told(judgedOf(configurator), found('ambiguous-number', path));
  const put = (sign: string, nth: number, name: string) =>
    `Put “${sign}” before ${name} | configurator.configGroups.${nth}.separator="${sign}"`;
  test('get a separator before the group or after it, two that it has not', () => {
    expect(of(three())).toEqual([put('/', 1, 'Box'), put('.', 1, 'Box'), put('/', 2, 'Lid'), put('.', 2, 'Lid')]);
    expect(of(three({}, { groupSeparator: '/' })).slice(0, 2)).toEqual([put('-', 1, 'Box'), put('.', 1, 'Box')]);
    expect(of(three({ separator: '.' }, { groupSeparator: '/' })).slice(0, 2)).toEqual([
      put('-', 1, 'Box'),
      put('/', 1, 'Box'),
    ]);
  });
  test('get none before the first group, nor before one that is not printed', () => {
    expect(of(three({ printed: false }), ['configurator', 'configGroups', 0])).toEqual([
      put('/', 2, 'Lid'),
      put('.', 2, 'Lid'),
    ]);
    expect(of(three(), ['configurator', 'configGroups', 2])).toEqual([put('/', 2, 'Lid'), put('.', 2, 'Lid')]);
  });
  test('get one between all groups, where there is none', () => {
    const all = 'Put “-” between all groups | configurator.groupSeparator="-"';
    expect(of(three({}, { groupSeparator: '' })).at(-1)).toBe(all);
    expect(of(three({}, { groupSeparator: '' }), [])).toEqual([all]);
    expect(of(three(), [])).toEqual([]);
  });
  test('of a code with the separator in it get another one that is in no code', () => {
    const message = (sign: string) => ({ message: `The code "a" has the separator "${sign}".` });
    const clash = (configurator: Configurator, sign: string) =>
      told(judgedOf(configurator), found('code-clashes-with-separator', GROUP, message(sign)));
    const put = (sign: string) => `Put “${sign}” between groups | configurator.groupSeparator="${sign}"`;
    const codes = withGroup({ options: [{ code: 'a-b' }, { code: 'c/d' }] });
    expect(clash(codes, '-')).toEqual([put('.'), put('_'), put(':')]);
    expect(clash(codes, '/')).toEqual([]);
    expect(clash({ ...codes, groupSeparator: '/' }, '/')).toEqual([put('.'), put('_'), put(':')]);
    expect(clash({ ...codes, groupSeparator: '/' }, '-')).toEqual([]);
  });
  test('of a sequence get a sign that no code of it has, or empty places', () => {
    const of = (group: Partial<ConfigGroup>) => told(judgedOf(withGroup(group)), found('codes-run-together', GROUP));
    const put = (sign: string) =>
      `Put “${sign}” between the codes of Box | configurator.configGroups.1.optionSeparator="${sign}"`;
    expect(of({ options: [{ code: 'a+' }, { code: 'b' }] })).toEqual([put('.'), put('/')]);
    expect(of({ options: [{ code: 'a' }], fill: '.' })).toEqual([
      put('+'),
      put('/'),
      'Leave empty places empty | configurator.configGroups.1.fill',
    ]);
    expect(of({})).toEqual([put('+'), put('.')]);
  });
});

test('the second of two groups of one name gets the next number that is free', () => {
  const of = (...names: string[]) =>
    told(judgedOf({ configGroups: names.map((name) => ({ name })) }), found('duplicate-group', GROUP));
  const call = (name: string) => [`Call the second “${name}” | configurator.configGroups.1.name="${name}"`];
  expect(of('Box', 'Box')).toEqual(call('Box 2'));
  expect(of('Box', 'Box', 'Box 2', 'Box 3')).toEqual(call('Box 4'));
});

test('what is not printed is printed; an option of it, or a group that is, is none', () => {
  const of = (group: Partial<ConfigGroup>, path = GROUP) =>
    told(judgedOf(withGroup(group)), found('unprinted-decides', path));
  expect(of({ printed: false })).toEqual(['Print Box in the number | configurator.configGroups.1.printed']);
  expect(of({})).toEqual([]);
  expect(of({ printed: false, options: [{ code: 'a' }] }, [...GROUP, 'options', 0])).toEqual([]);
  expect(told(judgedOf(withGroup({})), found('assembly-without-end', [...GROUP, 'close']))).toEqual([
    'Close Box with “)” | configurator.configGroups.1.close',
  ]);
});

test('bounds that exclude everything are turned round, or limits go one by one', () => {
  const of = (group: Partial<ConfigGroup>, path = GROUP) =>
    told(judgedOf(withGroup(group)), found('bounds-exclude-everything', path));
  expect(of({ min: 9, max: 1 })).toEqual([
    'From 1 to 9 | configurator.configGroups.1.min=1 | configurator.configGroups.1.max=9',
  ]);
  expect(of({ min: 1, max: 9 })).toEqual([]);
  expect(of({ min: 9, max: 9 })).toEqual([]);
  expect([of({ min: 9 }), of({ max: 9 })]).toEqual([[], []]);
  const limits = (count: number) =>
    of({ limits: Array.from({ length: count }, () => ({ max: 1 })) }, [...GROUP, 'limits']);
  expect(limits(1)).toEqual(['Take its limit out | configurator.configGroups.1.limits']);
  expect(limits(2)).toEqual([
    'Take limit 1 out | configurator.configGroups.1.limits.0',
    'Take limit 2 out | configurator.configGroups.1.limits.1',
  ]);
});

describe('a name that there is not', () => {
  const option = (rules: string[]): Configurator => withGroup({ options: [{ code: 'a', enableIf: rules }] });
  const PATH: FieldPath = [...GROUP, 'options', 0, 'enableIf', 0];
  const at = PATH.join('.');
  test('is the nearest one, wherever it stands, or the condition goes', () => {
    expect(told(judgedOf(option(['Suply.1'])), found('unknown-group', PATH))).toEqual([
      expect.stringContaining(` | ${at}="Supply.1"`),
      `Take this condition out | ${PATH.slice(0, -1).join('.')}`,
    ]);
    const also = [[...GROUP, 'showIf', 0]] as FoundByServer['also'];
    expect(
      told(judgedOf(option(['Suply.1', 'Supply.1'])), found('unknown-group', PATH, also === undefined ? {} : { also })),
    ).toEqual([
      expect.stringMatching(/enableIf\.0="Supply\.1" \| .*showIf\.0="Supply\.1"$/),
      `Take this condition out | ${at}`,
    ]);
  });
  test('has no condition to take out where it stands in none', () => {
    const table = withGroup({}, { tables: [{ name: 'T', columns: ['Suply'], rows: [['1']] }] });
    expect(told(judgedOf(table), found('unknown-group', ['configurator', 'groupSeparator']))).toEqual([]);
    expect(told(judgedOf(table), found('malformed-rule', ['configurator', 'tables', 0, 'rows', 0]))).toEqual([]);
  });
});

describe('a cell of a table', () => {
  const table: Configurator = withGroup(
    {},
    {
      tables: [
        {
          name: 'T',
          columns: ['Supply', 'Box'],
          gives: ['kg'],
          rows: [
            ['1', 'a', 1],
            ['33', 'b', 2],
          ],
        },
      ],
    },
  );
  const ROW: FieldPath = ['configurator', 'tables', 0, 'rows', 1];
  const of = (path: FieldPath, message = '', code = 'malformed-table') =>
    told(judgedOf(table), found(code, path, { message }));
  const out = 'Take row 2 out | configurator.tables.0.rows.1';
  test('takes the nearest code, or the row goes', () => {
    expect(of([...ROW, 0], '', 'unknown-code')).toEqual([
      expect.stringContaining('configurator.tables.0.rows.1.0="3"'),
      out,
    ]);
  });
  test('takes any answer, where it is empty or cannot be read', () => {
    const any = 'Take any answer in this cell | configurator.tables.0.rows.1.1="*"';
    expect(of([...ROW, 1], 'It is never empty.')).toEqual([any, out]);
    expect(of([...ROW, 1], 'It cannot be read.')).toEqual([any, out]);
  });
  test('is none where a whole row is meant, or no row of a table', () => {
    expect(of(ROW)).toEqual([out]);
    expect(of(['configurator', 'tables', 0, 'rows'])).toEqual([]);
    expect(of(['configurator', 'tables', 0, 'columns', 1])).toEqual([]);
    expect(of(['configurator', 'facts', 0, 'rows', 1])).toEqual([]);
  });
  test('for all else ends the table', () => {
    expect(told(judgedOf(table), found('table-without-row', ['configurator', 'tables', 0, 'rows']))).toEqual([
      'End it with a row for all else, without a price | configurator.tables.0.rows=[["1","a",1],["33","b",2],["*","*",null]]',
    ]);
    expect(told(judgedOf(withGroup({})), found('table-without-row', ['configurator', 'tables', 0, 'rows']))).toEqual(
      [],
    );
  });
});

test('a number with too many decimals has two, or six', () => {
  const path: FieldPath = [...GROUP, 'pricePerUnit'];
  expect(told(judgedOf(withGroup({ pricePerUnit: 1.23456789 })), found('too-many-decimals', path))).toEqual([
    'Make it 1.23 | configurator.configGroups.1.pricePerUnit=1.23',
    'Make it 1.234568 | configurator.configGroups.1.pricePerUnit=1.234568',
  ]);
  expect(told(judgedOf(withGroup({})), found('too-many-decimals', path))).toEqual([]);
});

test('a condition that blocks once it is answered goes, with its list where it is the last', () => {
  const of = (...enableIf: string[]) =>
    told(
      judgedOf(withGroup({ options: [{ code: 'a', enableIf }] })),
      found('blocked-unanswered', [...GROUP, 'options', 0, 'enableIf', 1]),
    );
  expect(of('Supply.1')).toEqual(['Take the condition of Box a out | configurator.configGroups.1.options.0.enableIf']);
  expect(of('Supply.1', 'Supply.3')).toEqual([
    'Take the condition of Box a out | configurator.configGroups.1.options.0.enableIf.1',
  ]);
});

describe('a known number', () => {
  const priced: Configurator = { configGroups: [{ name: 'A', options: [{ code: 'a', price: 5 }, { code: 'b' }] }] };
  const valid = (...numbers: string[]) => numbers.map((number) => ({ number, priceCents: null }));
  test('takes the price that it has, or none', () => {
    const of = (number: string, at = 0) =>
      told(judgedOf(priced, { validNumbers: valid(number) }), found('known-number-price', ['validNumbers', at]));
    expect(of('a')).toEqual(['Take 5.00 for it | validNumbers.0=500', 'Ask for no price | validNumbers.0=null']);
    expect(of('b')[0]).toBe('Take a price on request for it | validNumbers.0=0');
    expect([of('x'), of('a', 1)]).toEqual([[], []]);
  });
  test('must become the other, or goes', () => {
    const judged = judgedOf(priced, { validNumbers: valid('a', 'b'), refusedNumbers: ['x', 'y'] });
    expect(told(judged, found('known-number-refused', ['validNumbers', 1]))).toEqual([
      'It must be refused | validNumbers.1 | refusedNumbers=["x","y","b"]',
      'Take it out of the known numbers | validNumbers.1',
    ]);
    expect(told(judged, found('known-number-taken', ['refusedNumbers', 1]))).toEqual([
      `It must be valid | refusedNumbers.1 | validNumbers=${JSON.stringify(valid('a', 'b', 'y'))}`,
      'Take it out of the known numbers | refusedNumbers.1',
    ]);
    expect(told(judged, found('known-number-twice', ['refusedNumbers', 1, 'number']))).toEqual([
      'Take it out here | refusedNumbers.1',
    ]);
  });
  test('of a product gives it its price', () => {
    const product = (configModelNo: string): NumberedProduct => ({
      id: 9,
      partNumber: '720',
      configModelNo,
      isLive: true,
      priceCents: toCents(1),
    });
    const of = (number: string, id = 9) =>
      told(judgedOf(priced, {}, [product(number)]), found('model-number-price', [], { kind: 'products', id }));
    expect(of('a')).toEqual(['Take 5.00 for 720 | priceCents=500']);
    expect([of('x'), of('a', 8)]).toEqual([[], []]);
  });
});

test.each([
  ['former-code-taken', 'Take this former code out'],
  ['alias-is-number', 'Take this alias out'],
  ['flag-in-sequence', 'Take it out of the option'],
  ['order-of-printed', 'Do not ask for it with the order'],
  ['limit-never-met', 'Take this limit out'],
  ['too-long', 'Take this bound out'],
])('what is found as %s goes', (code, words) => {
  expect(told(judgedOf(withGroup({})), found(code, ['configurator', 'aliases', 0]))).toEqual([
    `${words} | configurator.aliases.0`,
  ]);
});
test('a rating of an option goes with its list', () => {
  expect(told(judgedOf(withGroup({})), found('rating-without-attribute', [...GROUP, 'ratings', 0]))).toEqual([
    'Take this rating out | configurator.configGroups.1.ratings',
  ]);
});
