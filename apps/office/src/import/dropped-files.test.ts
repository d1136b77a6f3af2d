import { IMPORT_FILES_MOST } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { chosenFiles, droppedFiles, inOrder } from './dropped-files.ts';

const fileOf = (name: string, webkitRelativePath = ''): File =>
  Object.assign(new File(['x'], name), { webkitRelativePath });
const entryOf = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(fileOf(name)),
});
/** A folder, whose entries come a few at a time. */
const folderOf = (name: string, ...parts: object[][]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(left.shift() ?? []) };
  },
});
const drop = (entries: (object | null)[], files: File[] = []) =>
  droppedFiles({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer);
const pathsOf = async (...given: Parameters<typeof drop>) => (await drop(...given)).map(({ path }) => path);

describe('files that were dropped', () => {
  test('have the paths of their folders, all parts of a folder are read, and hidden ones are left out', async () => {
    const pictures = folderOf('pictures', [entryOf('a.png'), entryOf('.DS_Store')], [entryOf('b.png')]);
    const folder = folderOf('range', [entryOf('list.csv')], [pictures, folderOf('.git', [entryOf('c')])]);
    expect(await pathsOf([entryOf('one.xlsx'), folder, null])).toEqual([
      'one.xlsx',
      'range/list.csv',
      'range/pictures/a.png',
      'range/pictures/b.png',
    ]);
  });

  test('are taken as files where the browser tells no entries', async () => {
    expect(await pathsOf([null], [fileOf('a.csv'), fileOf('b.png')])).toEqual(['a.csv', 'b.png']);
  });

  test('what is neither a file nor a folder is left out', async () => {
    expect(await pathsOf([{ name: 'x', isFile: false, isDirectory: false }, entryOf('a.csv')])).toEqual(['a.csv']);
  });

  test('are read until one is there more than an import takes', async () => {
    const many = Array.from({ length: IMPORT_FILES_MOST + 5 }, (_, at) => entryOf(`${at}.png`));
    expect((await drop([folderOf('all', many)])).length).toBe(IMPORT_FILES_MOST + 1);
  });

  test('one that cannot be read is told', async () => {
    const broken = {
      ...entryOf('a.csv'),
      file: (_: unknown, reject: (error: Error) => void) => reject(new Error('gone')),
    };
    await expect(drop([broken])).rejects.toThrow('gone');
    const unread = {
      ...folderOf('all'),
      createReader: () => ({
        readEntries: (_: unknown, reject: (error: Error) => void) => reject(new Error('locked')),
      }),
    };
    await expect(drop([unread])).rejects.toThrow('locked');
  });
});

test('files of a chooser have the path that it tells, or their name', () => {
  const chosen = [fileOf('a.csv'), fileOf('b.png', 'range/b.png')] as unknown as FileList;
  expect(chosenFiles(chosen).map(({ path }) => path)).toEqual(['a.csv', 'range/b.png']);
  expect(chosenFiles(null)).toEqual([]);
});

test('sheets go first; else the order stays', () => {
  const paths = ['b.png', 'a.XLSX', 'csv', 'c.csv.png', 'x/d.txt', 'e.pdf', 'f.xls', 'g.xlsm', 'h.tsv', 'i.csv'];
  expect(inOrder(paths.map((path) => ({ path, file: fileOf(path) }))).map(({ path }) => path)).toEqual(
    ['a.XLSX', 'x/d.txt', 'f.xls', 'g.xlsm', 'h.tsv', 'i.csv', 'b.png', 'csv', 'c.csv.png', 'e.pdf'], // biome-ignore format: one line
  );
});
