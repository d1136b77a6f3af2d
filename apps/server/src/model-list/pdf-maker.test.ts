import { afterEach, expect, test } from 'vitest';
import { pdfMaker } from './pdf-maker.ts';
import type { Sheet } from './sheet.ts';

const sheet: Sheet = {
  company: 'Company',
  phone: '701-555-0142',
  title: 'Duplex panels',
  number: 'TD-3-4X',
  notes: [],
  columns: [{ title: 'Code', kind: 'code', width: 100 }],
  rows: [['TD-3-4X']],
  total: null,
  asOf: 'today',
};
let maker = pdfMaker();
afterEach(() => maker.close());

test('sheets become PDFs, each its own', async () => {
  const [one, two] = await Promise.all([maker.make(sheet), maker.make({ ...sheet, rows: [] })]);
  for (const bytes of [one, two]) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.equals(two)).toBe(false);
}, 20_000);
test('after a pause the next sheet starts anew', async () => {
  maker = pdfMaker(1);
  await maker.make(sheet);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await maker.make(sheet)).subarray(0, 5).toString()).toBe('%PDF-');
}, 20_000);
test('a sheet that cannot be made is told of, and the next one is made', async () => {
  const broken = {
    ...sheet,
    columns: [{ title: 'Code', kind: 'code' as const, width: Number.NaN }],
    title: 5n as unknown as string,
  };
  await expect(maker.make(broken)).rejects.toThrow('The PDF was not made');
  expect((await maker.make(sheet)).length).toBeGreaterThan(1000);
}, 20_000);
