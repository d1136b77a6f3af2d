import * as fc from 'fast-check';
import type {
  Alias,
  ConfigGroup,
  ConfigOption,
  Configurator,
  ContextFact,
  Fact,
  GroupLimit,
  Requirement,
  RuleList,
  Table,
} from '../../data/configurator.ts';

/** Names that rules, objects and numbers could take for something else. */
const NAMES = [
  'A',
  'B',
  'C',
  'A.b',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '@market',
  'market',
  'sum(A)',
  'sum(',
  'value',
  'count',
  'A B',
  '"',
  '\ud83d',
  ' ',
] as const;

const CODES = [
  '',
  'a',
  'b',
  'ab',
  '-',
  '|',
  '1',
  '12',
  '1a',
  'a-b',
  '(',
  ')',
  '"a',
  '__proto__',
  'hasOwnProperty',
  'a.b',
  'a:b',
  '<=1',
  '*',
  '\ud83d',
  '😀',
  'e\u0301',
] as const;

const NUMBERS = [
  0,
  -0,
  1,
  2,
  3,
  5,
  20,
  40,
  -1,
  -7,
  0.1,
  0.3,
  1e-9,
  1.000_000_01,
  1e-300,
  1e15,
  1e21,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
] as const;

const name = fc.constantFrom(...NAMES);
const code = fc.constantFrom(...CODES);
const number = fc.constantFrom(...NUMBERS);
const whole = fc.constantFrom(0, 1, 2, 3, 5, 25, -1, -3, 1_000_000);
const amount = fc.constantFrom(0, 1, 0.01, -0.01, 12.34, 999_999.99, -1_000_000);
const text = fc.oneof(fc.string({ minLength: 1, maxLength: 6 }), fc.constantFrom('{value}', 'a', ' ', '\u0000'));

const measure = fc.oneof(
  fc
    .tuple(name, fc.constantFrom('value', 'count', 'quantity', 'kg', 'price', 'constructor', ''))
    .map((of) => of.join('.')),
  fc
    .tuple(fc.constantFrom('', '1.25*', '-', '1e400*', '0.1*'), name)
    .map(([factor, of]) => `sum(${factor}${of}.kg + kg - 2)`),
  fc.constantFrom('sum()', 'sum(kg', 'sum(((', 'sum(1*)', '', '5', 'sum(9999999999999999999999*kg)'),
  text,
);

const rule = fc.oneof(
  fc.tuple(name, fc.array(code, { minLength: 1, maxLength: 3 })).map(([of, codes]) => `${of}.${codes.join('|')}`),
  fc
    .tuple(measure, fc.constantFrom('<', '<=', '=', '>=', '>', '=='), fc.oneof(measure, number.map(String)))
    .map((sides) => sides.join('')),
  fc.tuple(name, code).map(([of, quoted]) => `${of}."${quoted}":@market.US`),
  text,
);
const ruleList: fc.Arbitrary<RuleList> = fc.array(rule, { maxLength: 2 });
const bound = fc.oneof(number, name, measure);
const limit: fc.Arbitrary<GroupLimit> = some({
  if: ruleList,
  of: fc.constantFrom('kg', 'constructor', 'material', 'nothing'),
  min: bound,
  max: bound,
});
const record = <T>(keys: fc.Arbitrary<string>, values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.array(fc.tuple(keys, values), { maxLength: 3 }).map((entries) => Object.fromEntries(entries));

const attributeName = fc.constantFrom('kg', 'amps', 'value', 'count', 'constructor', '__proto__', '', 'material');

const option: fc.Arbitrary<ConfigOption> = some(
  {
    formerCodes: fc.array(code, { maxLength: 2 }),
    description: text,
    altDescription: text,
    specText: text,
    hideDescription: fc.boolean(),
    price: fc.oneof(amount, fc.constant(null)),
    prices: fc.array(some({ if: ruleList }, { price: fc.oneof(amount, fc.constant(null)) }), { maxLength: 2 }),
    qty: whole,
    maxQty: whole,
    isQtyPrefix: fc.boolean(),
    isQtySuffix: fc.boolean(),
    isQtyReadonly: fc.boolean(),
    selected: fc.boolean(),
    isReadonly: fc.boolean(),
    isLast: fc.boolean(),
    disableCodes: fc.array(fc.oneof(code, rule), { maxLength: 2 }),
    conditionalDisablePairs: record(fc.oneof(code, rule), fc.array(code, { maxLength: 2 })),
    maxOverride: whole,
    overrideCodes: record(code, whole),
    neverDisabled: fc.boolean(),
    enableIf: ruleList,
    disableIf: ruleList,
    selectIf: ruleList,
    limits: fc.array(some({ if: ruleList }, { max: bound }), { maxLength: 2 }),
    attributes: record(attributeName, fc.oneof(number, text)),
  },
  { code },
);

const group: fc.Arbitrary<ConfigGroup> = some(
  {
    kind: fc.constantFrom('choice', 'number', 'text', 'sequence', 'assembly'),
    options: fc.array(option, { maxLength: 4 }),
    multiselect: fc.boolean(),
    maxSelect: fc.constantFrom(0, 1, 2, 1_000),
    showIf: ruleList,
    hideIf: ruleList,
    optional: fc.boolean(),
    whenHidden: code,
    printed: fc.boolean(),
    separator: code,
    min: number,
    max: number,
    step: number.filter((step) => step > 0),
    digits: fc.integer({ min: 1, max: 12 }),
    unit: text,
    pricePerUnit: amount,
    characters: fc.constantFrom('A-Z', 'Z-A', '-', '--', 'a-', '-a', '\ud83d-\ude00', '😀-😂', ' ', 'ß', '\u0301'),
    upperCase: fc.boolean(),
    fill: code.filter((fill) => fill !== ''),
    attributes: record(attributeName, number),
    limits: fc.array(limit, { maxLength: 2 }),
    optionSeparator: code,
    anyOrder: fc.boolean(),
    withOrder: fc.boolean(),
    specText: text,
    part: name,
    open: code,
    close: code,
    ratings: fc.array(
      some(
        { loss: text },
        { of: attributeName, better: fc.constantFrom('more' as const, 'less' as const, 'same' as const) },
      ),
      { maxLength: 2 },
    ),
  },
  { name },
);

const fact: fc.Arbitrary<Fact> = some(
  { unit: text, decimals: fc.integer({ min: 0, max: 9 }), printed: fc.boolean(), specText: text },
  {
    name,
    values: fc.array(
      fc.oneof(some({ if: ruleList }, { value: fc.oneof(number, text) }), some({ if: ruleList }, { measure })),
      { maxLength: 3 },
    ),
  },
);

const cell = fc.oneof(
  code,
  number,
  fc.constant(null),
  fc.constantFrom('*', '..', '1..', '..5', '5..1', '1..2|4', 'a|b', '"a', '1e999', ''),
);
const table: fc.Arbitrary<Table> = some(
  { gives: fc.array(fc.constantFrom('price', 'kg', '', '__proto__', 'value'), { maxLength: 2 }), per: name },
  {
    name,
    columns: fc.array(fc.oneof(name, fc.constantFrom('@market', '@', '@nobody')), { minLength: 1, maxLength: 3 }),
    rows: fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }),
  },
);

const contextFact: fc.Arbitrary<ContextFact> = some(
  { default: fc.constantFrom('US', 'unknown', '__proto__') },
  {
    name: fc.constantFrom('market', '__proto__', 'constructor', '@', 'A'),
    values: fc.array(fc.constantFrom('US', 'CA', '__proto__', '.', '|'), { minLength: 1, maxLength: 3 }),
  },
);

const aliasSide = fc.constantFrom('*', 'a*', '*b', 'a', '-', 'a*b*c', '**', 'old/*', '(', 'a-b');
const alias: fc.Arbitrary<Alias> = fc.oneof(
  fc.record({ from: aliasSide, to: aliasSide }),
  fc.tuple(aliasSide, fc.constantFrom('', 'a', '*')).map(([from, to]) => ({ [from]: to })),
);

const requirement: fc.Arbitrary<Requirement> = some({ if: ruleList, text }, { then: ruleList });

/**
 * Any configurator that has the shape of one, whatever its rules, names and numbers are. Nothing in it need make sense; the publish check
 * would refuse nearly all of them.
 */
export const hostileConfigurators: fc.Arbitrary<Configurator> = fc.letrec<{ whole: Configurator }>((tie) => ({
  whole: some(
    {
      privateLabel: fc.boolean(),
      adderPrice: amount,
      prefix: code,
      groupSeparator: code,
      optionSeparator: code,
      requires: fc.array(requirement, { maxLength: 2 }),
      tables: fc.array(table, { maxLength: 2 }),
      facts: fc.array(fact, { maxLength: 3 }),
      context: fc.array(contextFact, { maxLength: 2 }),
      aliases: fc.array(alias, { maxLength: 3 }),
      catalogueOnly: fc.boolean(),
      parts: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'parts' },
        fc.constant({}),
        fc.array(fc.tuple(name, tie('whole')), { maxLength: 2 }).map((parts) => Object.fromEntries(parts)),
      ),
    },
    { configGroups: fc.array(group, { maxLength: 4 }) },
  ),
})).whole;

/** Any JSON at all, with much that looks like a selection. */
export const hostileSelections: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(number, code, fc.array(fc.array(number), { maxLength: 3 })))), {
    maxLength: 6,
  }),
);

/** Facts about somebody, among them names that every object has, or any JSON. */
export const hostileContexts: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant({}),
  fc.constant({ market: 'US', constructor: '.' }),
  fc.constant(Object.fromEntries([['__proto__', 'US']])),
  fc.jsonValue(),
);

/** Each field, or not; the required ones always. */
function some<T extends object, R extends object = object>(
  fields: { [K in keyof T]: fc.Arbitrary<NonNullable<T[K]> | T[K]> },
  required?: { [K in keyof R]: fc.Arbitrary<R[K]> },
): fc.Arbitrary<Partial<T> & R> {
  const seldom = Object.fromEntries(
    Object.entries<fc.Arbitrary<unknown>>(fields).map(([key, value]) => [
      key,
      fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value }),
    ]),
  );
  return fc
    .record({ ...seldom, ...required } as Record<string, fc.Arbitrary<unknown>>)
    .map(
      (made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as Partial<T> & R,
    );
}
