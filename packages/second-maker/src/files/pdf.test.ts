import { expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';

const text = Buffer.from(pdfOf('Data sheet (KH 20)', ['One line', 'C:\\two'])).toString('latin1');

test('the table of a PDF has twenty bytes for each object, and leads to it', () => {
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, size, entries = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(at)) ?? [];
  expect(entries).toHaveLength(20 * Number(size));
  for (let object = 1; object < Number(size); object += 1) {
    const place = Number(entries.slice(20 * object, 20 * object + 10));
    expect(text.slice(place)).toMatch(new RegExp(`^${object} 0 obj\n`));
  }
});

test('its content is as long as it says, and signs of the format are escaped', () => {
  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(content).toHaveLength(Number(length));
  expect(content).toContain('(Data sheet \\(KH 20\\))');
  expect(content).toContain('(C:\\\\two)');
});
