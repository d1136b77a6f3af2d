import type { Configurator } from '@millrace/configurator';
import { printedGuide } from '@millrace/studio';
import { expect, test, vi } from 'vitest';
import { csvOf, jsonOf, xlsxOf } from './guide-files.ts';

const configurator: Configurator = {
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: [{ code: 'A', name: 'Small' }] }],
};
const guide = printedGuide(configurator, { known: [] } as never);

test('a guide is a table of its groups and options', async () => {
  const csv = csvOf('Tern', guide);
  expect(csv.type).toBe('text/csv');
  const text = await csv.text();
  expect(text).toContain('Tern');
  expect(text).toContain('Small');
  const xlsx = new Uint8Array(await (await xlsxOf('Tern', guide)).arrayBuffer());
  expect(String.fromCharCode(...xlsx.slice(0, 2))).toBe('PK');
});

test('a configurator is a file that names its schema, and is read line by line', async () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const text = await jsonOf(configurator).text();
  expect(JSON.parse(text)).toEqual({ $schema: 'https://example.com/api/configurator.schema.json', ...configurator });
  expect(text.split('\n').slice(0, 2)).toEqual(['{', expect.stringMatching(/^ {2}"\$schema"/)]);
  expect(text.endsWith('}\n')).toBe(true);
});
