import { type Configurator, evaluate, parseModelNumber, toggleOption } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { configuredNumber } from './configured-number.ts';

const part: Configurator = {
  configGroups: [
    {
      name: 'Switch',
      options: [
        { code: 'W', price: 20, description: 'wide angle' },
        { code: 'R', price: null, description: 'reed' },
      ],
    },
  ],
};
const config: Configurator = {
  parts: { part },
  configGroups: [
    { name: 'Series', options: [{ code: 'TZ', price: 5 }] },
    { name: 'Float', kind: 'assembly', part: 'part' },
  ],
};

test.each([
  ['TZ-(W)', { code: 'W', description: 'wide angle', quantity: 1, price: 2000 }, 2500],
  ['TZ-(R)', { code: 'R', description: 'reed', quantity: 1, price: null }, null],
])('the part of an assembly is one line of %s', (number, line, total) => {
  const listed = configuredNumber(demoSnapshot(), config, { configurator: number });
  expect(listed?.lines[1]).toEqual({ group: 'Float', ...line });
  expect(listed?.total).toBe(total);
});

const typed: Configurator = {
  adderPrice: 1,
  configGroups: [
    { name: 'Series', options: [{ code: 'TY', price: 5 }] },
    {
      name: 'Rail',
      kind: 'sequence',
      max: 4,
      fill: 'X',
      optionSeparator: '',
      options: [
        { code: 'K', price: 1.005, description: 'lamp' },
        { code: 'R', price: 2, altDescription: 'their switch', description: 'switch' },
        { code: 'N', hideDescription: true },
      ],
    },
    { name: 'Tag', kind: 'text', characters: 'A-Z ', pricePerUnit: 0.335, optional: true },
    { name: 'Note', kind: 'text', printed: false, pricePerUnit: 0.1 },
  ],
};
const entry = (code: string, description: string, price: number) => ({
  group: 'Rail',
  code,
  description,
  quantity: 1,
  price,
});

test('each entry of a sequence and each text is a line, as the total counts it', () => {
  const selection = [[1], ['K', 'R', 'N', 'K'], ['PUMP A'], ['by the door']];
  const options = evaluate(typed, selection).urlOpts;
  const listed = configuredNumber(demoSnapshot(), typed, { options });
  expect(listed?.itemNo).toBe('TY-KRNK-PUMP A');
  expect(listed?.lines.slice(1)).toEqual([
    entry('K', 'lamp', 101),
    entry('R', 'switch', 200),
    entry('K', 'lamp', 101),
    { group: 'Tag', code: 'PUMP A', description: 'PUMP A', quantity: 1, price: 201 },
    { group: 'Note', code: '', description: 'by the door', quantity: 1, price: 110 },
  ]);
  const sum = listed?.lines.reduce<number>((all, { price }) => all + (price ?? 0), listed.base);
  expect(listed?.total).toBe(sum);
});

test('what is not answered has no line, and fill is none', () => {
  const lines = (number: string) => configuredNumber(demoSnapshot(), typed, { configurator: number })?.lines.slice(1);
  expect(lines('TY-KXXX')).toEqual([entry('K', 'lamp', 101)]);
  expect(lines('TY')).toEqual([]);
});

test('what a number of the catalogue does not print is a line, and in the total', () => {
  const snapshot = demoSnapshot();
  const tern = snapshot.families.bySlug.get('tern-duplex')?.plain?.configurator?.data;
  if (tern === undefined) throw new Error('The Tern has no configurator.');
  const number = 'TD-3-4X-4F-040-AB-E-20';
  const plain = configuredNumber(snapshot, tern, { configurator: number });
  const parsed = parseModelNumber(tern, number);
  if (!parsed.ok) throw new Error(parsed.code);
  const withFuses = toggleOption(tern, parsed.selection, 'Spare parts', 'SP-FUSE');
  const { urlOpts } = evaluate(tern, withFuses);
  const listed = configuredNumber(snapshot, tern, { configurator: number, options: urlOpts });
  expect(listed?.partNumber).toBe('7204418');
  expect(listed?.lines.map(({ code }) => code)).toContain('SP-FUSE');
  expect([plain?.total, listed?.total]).toEqual([131_200, 132_150]);
});

test('a number is said in both systems of units, since the sheet is the same for everybody', () => {
  const snapshot = demoSnapshot();
  const sora = snapshot.families.bySlug.get('sora-narrow-angle')?.plain?.configurator?.data;
  if (sora === undefined) throw new Error('The Sora has no configurator.');
  const listed = configuredNumber(snapshot, sora, { configurator: 'SN-30-NO-30' });
  expect(listed?.lines.find(({ group }) => group === 'Cord')?.description).toBe('30 ft (9.1 m)');
});
