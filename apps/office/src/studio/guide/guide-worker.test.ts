import { expect, test } from 'vitest';
import { workerOf } from '../../testing/worker-of.ts';

const worker = await workerOf(() => import('./guide-worker.ts'));
/** Asks, and returns the one reply. */
function ask(question: object): Record<string, unknown> {
  const posted = worker({ nth: 7, question });
  expect(posted).toEqual([{ nth: 7, reply: expect.anything() }]);
  return (posted[0] as { reply: Record<string, unknown> }).reply;
}
const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text).buffer });
const read = (...files: ReturnType<typeof fileOf>[]) => ask({ asks: 'read', files });

const configurator = { prefix: 'TD', configGroups: [{ name: 'Size', options: [{ code: 'A' }] }] };
const sheet = 'Size;Name\nA;Small\nB;Large\n';

test('sheets are read, and one that cannot be read is told with its name', () => {
  const {
    files,
    refused,
    configurator: none,
  } = read(fileOf('a.csv', sheet), fileOf('b.xlsx', ''), fileOf('c.csv', sheet));
  expect(none).toBeUndefined();
  expect((files as { sheets: unknown[] }[]).length).toBe(2);
  expect(refused).toEqual([expect.stringContaining('b.xlsx')]);
});

test('what is recognised is of the files that were read last; a file that is refused takes none of them away', () => {
  read(fileOf('a.csv', sheet));
  const first = ask({ asks: 'recognise', corrections: [] });
  read(fileOf('b.xlsx', ''));
  expect(ask({ asks: 'recognise', corrections: [] })).toEqual(first);
  read(fileOf('c.csv', 'Colour;Name\nR;Red\nG;Green\n'));
  expect(ask({ asks: 'recognise', corrections: [] })).not.toEqual(first);
});

test('a JSON file holds a configurator as it is, with what the lint finds; files beside it are not read', () => {
  const reply = read(fileOf('b.xlsx', ''), fileOf('a.JSON', JSON.stringify(configurator)), fileOf('c.csv', sheet));
  expect(reply).toMatchObject({
    files: [],
    refused: [expect.stringContaining('b.xlsx')],
    configurator: { name: 'a.JSON', configurator },
  });
  expect((reply['configurator'] as { findings: unknown }).findings).toEqual(expect.any(Array));
});

test.each([
  ['{', [/“a\.json” is no JSON: .+\.$/]],
  ['{"configGroups":7}', [/“a\.json”, configGroups: .+\.$/]],
  ['7', [/“a\.json”, the whole: .+\.$/]],
])('a JSON file that is none, or no configurator, is refused at its place: %s', (text, words) => {
  const reply = read(fileOf('a.json', text), fileOf('c.csv', sheet));
  expect(reply['refused']).toEqual(words.map((one) => expect.stringMatching(one)));
  expect([reply['configurator'], (reply['files'] as unknown[]).length]).toEqual([undefined, 1]);
});

test('of many faults in a JSON file twenty are told', () => {
  const groups = Array.from({ length: 30 }, () => ({ name: 7 }));
  expect(read(fileOf('a.json', JSON.stringify({ configGroups: groups })))['refused']).toHaveLength(20);
});

test('two versions are told apart in words', () => {
  const to = { ...configurator, configGroups: [{ name: 'Size', options: [{ code: 'A' }, { code: 'B' }] }] };
  expect(ask({ asks: 'difference', from: configurator, to })).not.toEqual(ask({ asks: 'difference', from: configurator, to: configurator })); // biome-ignore format: one line
});
