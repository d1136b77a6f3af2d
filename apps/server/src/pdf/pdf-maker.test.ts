import { afterEach, expect, test } from 'vitest';
import { pdfMaker } from './pdf-maker.ts';
import type { Words } from './testing/words-pdf.ts';

const layout = new URL('./testing/words-pdf.ts', import.meta.url);
const words: Words = { title: 'Duplex panels' };
let maker = pdfMaker<Words>(layout);
afterEach(() => maker.close());

test('contents become PDFs, each its own', async () => {
  const [one, two] = await Promise.all([maker.make(words), maker.make({ title: 'Floats' })]);
  for (const bytes of [one, two]) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.equals(two)).toBe(false);
}, 20_000);
test('after a pause the next one starts anew', async () => {
  maker = pdfMaker<Words>(layout, 1);
  await maker.make(words);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await maker.make(words)).subarray(0, 5).toString()).toBe('%PDF-');
}, 20_000);
test('what cannot be made is told of, and the next one is made', async () => {
  const broken = { title: 5n as unknown as string };
  await expect(maker.make(broken)).rejects.toThrow('The PDF was not made');
  expect((await maker.make(words)).length).toBeGreaterThan(1000);
}, 20_000);
