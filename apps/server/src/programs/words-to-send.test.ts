import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORT_USAGE } from '../imports/import-at-terminal.ts';
import { MARK_FLAG, makerFlags } from '../new-maker/ask-maker.ts';
import { readImportWords } from './read-import-words.ts';
import { wordsToSend } from './words-to-send.ts';

let folder: string;
const written = {
  'row.json': '{"name":"Tern"}',
  'configurator.json': '{"configGroups":[]}',
  'mark.svg': '<svg/>',
  'map.json': '{}',
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-words-'));
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

test.each<[string, string[]]>([
  ['list families', ['list', 'families']],
  ['get families 3', ['get', 'families', '3']],
  ['', ['']],
  ['put', ['put']],
  ['export', ['export']],
  ['check-configurator', ['check-configurator']],
  ['put families', ['put', 'families']],
  ['export out.zip --all', ['export', resolve('out.zip'), '--all']],
  ['import site.ZIP --replace', ['import-site', resolve('site.ZIP'), '--replace']],
  ['import site.zip', ['import-site', resolve('site.zip')]],
  ['hand-over trade out --all', ['hand-over', 'trade', resolve('out'), '--all']],
  ['hand-over trade', ['hand-over', 'trade']],
])('`%s` is sent as %j', async (typed, sent) => {
  expect(await wordsToSend(typed === '' ? [] : typed.split(' '))).toEqual(sent);
});

test('a row is sent as the text of its file, and a word after it as it stands', async () => {
  expect(await wordsToSend(['put', 'families', at('row.json')])).toEqual(['put', 'families', written['row.json']]);
  const more = await wordsToSend(['put', 'families', at('row.json'), 'other.json']);
  expect(more).toEqual(['put', 'families', written['row.json'], 'other.json']);
  const none = { lines: [`There is no file at ${at('none.json')}.`], exitCode: 1 };
  expect(await wordsToSend(['put', 'families', at('none.json')])).toEqual(none);
});

test('a configurator in a file is checked here', async () => {
  expect(await wordsToSend(['check-configurator', at('none.json')])).toEqual({
    lines: [`There is no file at ${at('none.json')}.`],
    exitCode: 1,
  });
  expect(await wordsToSend(['check-configurator', at('row.json')])).toMatchObject({ exitCode: 1 });
  expect(await wordsToSend(['check-configurator', at('configurator.json')])).toMatchObject({
    lines: expect.any(Array),
  });
});

describe('a new maker', () => {
  const [flag = ''] = makerFlags;
  test('is sent with the answers that were given, and the text of its mark', async () => {
    expect(await wordsToSend(['new-maker', `--${flag}`, 'Tern', `--${MARK_FLAG}`, at('mark.svg')])).toEqual([
      'new-maker',
      JSON.stringify({ answers: { [flag]: 'Tern' }, mark: '<svg/>' }),
    ]);
    expect(await wordsToSend(['new-maker'])).toEqual(['new-maker', JSON.stringify({ answers: {}, mark: null })]);
  });

  test.each([
    [['--none', 'x'], `--${flag}`],
    [[`--${flag}`], `--${flag}`],
    [[`--${MARK_FLAG}`, '/none.svg'], 'There is no drawing at /none.svg.'],
  ])('is refused with %j', async (words, line) => {
    expect(await wordsToSend(['new-maker', ...words])).toEqual({ lines: [expect.stringContaining(line)], exitCode: 1 });
  });

  test('is refused with a mark whose file is empty', async () => {
    await writeFile(at('empty.svg'), '');
    const refusal = { lines: [`There is no drawing at ${at('empty.svg')}.`], exitCode: 1 };
    expect(await wordsToSend(['new-maker', `--${MARK_FLAG}`, at('empty.svg')])).toEqual(refusal);
  });
});

describe('an import', () => {
  const plain = {
    files: [resolve('a.csv')],
    draft: null,
    kind: null,
    key: null,
    mapping: null,
    missing: 'leave',
    isWithinNamed: false,
    clearsEmpty: false,
    takesDoubtful: false,
    isDry: false,
  };
  test.each<[string, object]>([
    ['a.csv', plain],
    ['a.csv b.zip', { ...plain, files: [resolve('a.csv'), resolve('b.zip')] }],
    [
      'a.csv --draft Prices --kind products --key partNumber',
      { ...plain, draft: 'Prices', kind: 'products', key: 'partNumber' },
    ],
    ['a.csv --missing remove --within-named', { ...plain, missing: 'remove', isWithinNamed: true }],
    ['a.csv --clear-empty', { ...plain, clearsEmpty: true }],
    ['a.csv --take-doubtful --dry-run', { ...plain, takesDoubtful: true, isDry: true }],
  ])('`%s` is read', async (typed, read) => {
    expect(await readImportWords(typed.split(' '))).toEqual(read);
    expect(await wordsToSend(['import', ...typed.split(' ')])).toEqual(['import', JSON.stringify(read)]);
  });

  test('takes the mapping from its file', async () => {
    expect(await readImportWords(['a.csv', '--mapping', at('map.json')])).toEqual({ ...plain, mapping: '{}' });
    expect(await readImportWords(['a.csv', '--mapping', '/none.json'])).toEqual(['There is no mapping at /none.json.']);
  });

  test.each(['', '--draft Prices', 'a.csv --none', 'a.csv --draft', 'a.csv --missing all', 'a.csv --dry-run b.csv'])(
    '`%s` is told how it is typed',
    async (typed) => {
      const words = typed === '' ? [] : typed.split(' ');
      expect(await readImportWords(words)).toEqual(IMPORT_USAGE);
      expect(await wordsToSend(['import', ...words])).toEqual({ lines: IMPORT_USAGE, exitCode: 1 });
    },
  );

  test('of a ZIP with flags of sheets is one of sheets', async () => {
    expect(await wordsToSend(['import', 'a.zip', '--dry-run'])).toEqual(['import', expect.stringContaining('a.zip')]);
    expect(await wordsToSend(['import', 'a.zip.csv'])).toEqual(['import', expect.stringContaining('a.zip.csv')]);
  });
});
