import { type Configurator, finish } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { causesOf } from './causes.ts';
import { type FoundByServer, findingKey, joinedFindings } from './joined-findings.ts';
import { type JudgedRow, judgeInStages, judgeWhole } from './judge-in-stages.ts';
import { whileSearching } from './while-searching.ts';

const found = (code: string, given: Partial<FoundByServer> = {}): FoundByServer => ({
  severity: 'error',
  kind: 'families',
  id: 4,
  path: ['configurator'],
  message: code,
  code,
  ...given,
});
const ofProduct = (id: number, code = 'model-number-price'): FoundByServer =>
  found(code, { kind: 'products', id, path: ['priceCents'], severity: 'warning' });
const here = { kind: 'families', id: 4, products: new Set([9]) };

const judgedWith = (configurator: Configurator, products: JudgedRow['products'] = []): JudgedRow => ({
  kind: 'families',
  row: { id: 4, name: 'Tern', configurator, validNumbers: [], refusedNumbers: [] },
  products,
});

test('the same finding of the server and of the browser is one', () => {
  const one = found('unknown-code');
  expect(joinedFindings(here, [{ ...one }], { findings: [one], isWhole: true })).toEqual([one]);
});

test('what is judged here stands in place of what the server said of an older state', () => {
  const server = [found('unknown-code'), ofProduct(9), found('known-number-price', { path: ['validNumbers', 0] })];
  expect(joinedFindings(here, server, { findings: [], isWhole: true })).toEqual([]);
  expect(joinedFindings(here, server, { findings: [], isWhole: false })).toEqual(server);
  expect(joinedFindings(here, server, null)).toEqual(server);
});

test('what only the server judges stays, and what is of other rows is left out', () => {
  const duplicate = ofProduct(9, 'duplicate-model-number');
  const server = [duplicate, ofProduct(8), found('unknown-document', { path: ['documentIds', 0] })];
  expect(joinedFindings(here, server, { findings: [], isWhole: true })).toEqual([duplicate]);
});

test('what the server says of numbers beside the rules stays, since nothing here judges it', () => {
  const none = found('no-configurator', { path: [] });
  const ofList = found('too-many', { path: ['validNumbers'] });
  expect(joinedFindings(here, [none, ofList], { findings: [], isWhole: true })).toEqual([none, ofList]);
});

test.each<[string, FoundByServer, boolean]>([
  ['of the configurator', found('unknown-code'), false],
  ['of the known numbers, one by one', found('known-number-twice', { path: ['validNumbers', 0] }), false],
  ['of the known numbers together', found('too-many', { path: ['validNumbers'] }), true],
  ['of a row of another id', found('unknown-code', { id: 5 }), false],
  ['of a row of another kind', found('unknown-code', { kind: 'customerFamilies' }), false],
  ['of a product that is judged here', ofProduct(9), false],
  ['of a product that is judged here, by others', ofProduct(9, 'duplicate-model-number'), true],
  ['of a product that is judged here, on something else', ofProduct(9, 'unknown-picture'), false],
  ['of another product', ofProduct(8, 'duplicate-model-number'), false],
  [
    'of a row of another kind with the id of a product',
    found('duplicate-model-number', { kind: 'pictures', id: 9, path: [] }),
    false,
  ],
])('what the server says %s stands beside the judgement here, or does not', (_, one, stays) => {
  expect(joinedFindings(here, [one], { findings: [], isWhole: true })).toEqual(stays ? [one] : []);
});

test('what is drawn of its options is told with it, and what is drawn of others is not', () => {
  const [own, other] = [19, 20].map((id) => found('picture-rule', { kind: 'pictures', id, path: ['layers', 0] }));
  const server = [own, other].filter((one) => one !== undefined);
  expect(joinedFindings({ ...here, drawn: new Set(['pictures 19']) }, server, null)).toEqual([own]);
  expect(joinedFindings(here, server, null)).toEqual([]);
});

test('findings with one cause are one, and faults come first', () => {
  const [prices, fault] = [[ofProduct(8), ofProduct(9)], found('unknown-code')];
  const causes = causesOf([...prices, fault]);
  expect(causes.map(({ code, findings }) => [code, findings.length])).toEqual([
    ['unknown-code', 1],
    ['model-number-price', 2],
  ]);
  expect(new Set([...prices, fault].map(findingKey)).size).toBe(3);
});

test('while the searches go on, what they proved before is still said', () => {
  const [old, gone] = [found('ambiguous-number'), found('unknown-code')];
  expect(whileSearching([found('cycle')], [old, gone]).map(({ code }) => code)).toEqual(['cycle', 'ambiguous-number']);
});

test('what is stated comes before what is searched, and numbers are read in both', () => {
  const configurator: Configurator = {
    configGroups: [
      { name: 'A', options: [{ code: 'a', selected: true }, { code: 'c' }] },
      {
        name: 'B',
        options: [
          { code: 'x', selected: true },
          { code: 'y', enableIf: ['A.a', 'A.c'] },
        ],
      },
    ],
  };
  const plain = judgedWith(configurator);
  const judged = { ...plain, row: { ...plain.row, refusedNumbers: ['a-x'] } };
  const stages = [...judgeInStages(judged)].filter((one) => one !== undefined);
  expect(stages.map(({ isWhole, findings }) => [isWhole, findings.map(({ code }) => code)])).toEqual([
    [false, ['known-number-taken']],
    [true, ['option-never-selectable']],
  ]);
});

test('before the searches nothing is proved, however little it would take', () => {
  const options = [{ code: 'a', enableIf: ['A.b'] }, { code: 'b' }];
  const judged = judgedWith({ configGroups: [{ name: 'A', options }] });
  const [stated, searched] = [...judgeInStages(judged)].filter((one) => one !== undefined);
  expect(stated?.findings).toEqual([]);
  expect(searched?.findings.map(({ code }) => code)).toEqual(['option-never-selectable']);
  expect(finish(judgeWhole(judged))).toEqual(searched?.findings);
});

test('judging pauses at each sixteenth product', () => {
  const configurator: Configurator = { configGroups: [{ name: 'A', options: [{ code: 'a' }, { code: 'b' }] }] };
  const numbered = { partNumber: '720', configModelNo: 'a', isLive: true, priceCents: null };
  const products = Array.from({ length: 32 }, (_, id) => ({ ...numbered, id }));
  const pauses = (count: number) => [...judgeWhole(judgedWith(configurator, products.slice(0, count)))].length;
  expect([0, 15, 16, 31, 32].map(pauses)).toEqual([0, 0, 1, 1, 2]);
});

test('the same configurator is searched once', () => {
  const judged = judgedWith({
    groupSeparator: '',
    configGroups: ['AB', 'BC'].map((name) => ({
      name,
      optional: true,
      options: [...name, name].map((code) => ({ code })),
    })),
  });
  const witnesses = (one: JudgedRow) => finish(judgeWhole(one)).map(({ witness }) => witness);
  const [found] = witnesses(judged);
  expect(found).toBeDefined();
  expect(witnesses({ ...judged, products: [] })[0]).toBe(found);
});
