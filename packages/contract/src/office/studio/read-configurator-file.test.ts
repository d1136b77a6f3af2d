import { expect, test } from 'vitest';
import { readConfiguratorFile } from './read-configurator-file.ts';

const sound = { prefix: 'A-', configGroups: [{ name: 'Supply', options: [{ code: '1' }] }] };

test('a file is read, with or without the name of its schema', () => {
  const read = { ok: true, configurator: sound };
  expect(readConfiguratorFile(JSON.stringify(sound))).toEqual(read);
  expect(readConfiguratorFile(`\uFEFF${JSON.stringify({ $schema: 'https://x.example/s.json', ...sound })}`)).toEqual(
    read,
  );
});

test('a text that is no JSON is refused with the reason', () => {
  expect(readConfiguratorFile('{"configGroups": [')).toMatchObject({ ok: false, code: 'no-json' });
});

test.each([
  ['an unknown field', { ...sound, perfix: 'A-' }, [{ code: 'unknown-field', path: ['perfix'] }]],
  [
    'a bad value deep within',
    { configGroups: [{ name: 'Supply', options: [{ code: 1 }] }] },
    [{ code: 'bad-value', path: ['configGroups', 0, 'options', 0, 'code'] }],
  ],
  ['a list', [], [{ code: 'bad-value', path: [] }]],
])('%s is refused at its place', (_, written, faults) => {
  expect(readConfiguratorFile(JSON.stringify(written))).toMatchObject({ ok: false, code: 'refused', faults });
});
