// @vitest-environment jsdom
import type { Correction } from '@millrace/studio';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useGuide } from './use-guide.ts';

const reader = { read: vi.fn(), recognise: vi.fn(), difference: vi.fn(), end: vi.fn() };
const opened = vi.fn(() => reader);
vi.mock('./guide-reader.ts', () => ({ openGuideReader: () => opened() }));

const sheet = (name: string) => ({ name, cells: [] });
const csv = { delimiter: ';', encoding: 'UTF-8', decimal: ',' };
const guide = { name: 'guide.csv', sheets: [sheet('guide')], csv };
const file = new File(['a'], 'guide.csv');
const correction = (nth: number) => ({ nth }) as unknown as Correction;

beforeEach(() => {
  for (const fake of [...Object.values(reader), opened]) fake.mockReset();
  opened.mockReturnValue(reader);
  reader.read.mockResolvedValue({ files: [guide], refused: [] });
  reader.recognise.mockImplementation(async (all: unknown[]) => ({ of: all.length }));
});

/** The guide after all that it reads has come. */
async function drawn(first: readonly File[] = []) {
  const hook = drawHook(() => useGuide(first));
  await act(async () => {});
  return hook;
}
const after = (change: () => void) => act(async () => change());

describe('a guide', () => {
  test('is none until files are opened, and no reader is begun', async () => {
    const { now } = await drawn();
    expect(now()).toMatchObject({ is: 'none', names: [], sheets: [], proposal: null });
    expect(opened).not.toHaveBeenCalled();
  });

  test('has the names and sheets of its files, and is recognised', async () => {
    const { now } = await drawn();
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ is: 'read', names: ['guide.csv'], sheets: [sheet('guide')], proposal: { of: 0 } });
  });

  test('begins with the files that are there already', async () => {
    const { now } = await drawn([file]);
    expect(now().is).toBe('read');
    expect(reader.read.mock.calls).toEqual([[[file]]]);
  });

  test('no files change nothing', async () => {
    const { now } = await drawn([file]);
    await after(() => now().open([]));
    expect(now().is).toBe('read');
    expect(reader.read).toHaveBeenCalledOnce();
  });

  test('whose files are all refused is none, and says why', async () => {
    reader.read.mockResolvedValue({ files: [], refused: ['It is empty.'] });
    const { now } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', refused: ['It is empty.'], proposal: null });
    expect(reader.recognise).not.toHaveBeenCalled();
  });

  test('of a configurator needs no recognising', async () => {
    reader.read.mockResolvedValue({ files: [], refused: [], configurator: { name: 'a.json' } });
    const { now } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', configurator: { name: 'a.json' } });
  });

  test('that cannot be read says so, and the next files have another reader', async () => {
    reader.read.mockRejectedValueOnce(new Error('It ended.'));
    const { now } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', refused: ['The file could not be read. Nothing was changed.'] });
    expect(reader.end).toHaveBeenCalledOnce();
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ is: 'read', refused: [] });
    expect(opened).toHaveBeenCalledTimes(2);
  });
});

describe('corrections', () => {
  test('are recognised one after the other, and taken back', async () => {
    const { now } = await drawn([file]);
    await after(() => now().correct(correction(1)));
    await after(() => now().correct(correction(2)));
    expect(now()).toMatchObject({ corrections: [correction(1), correction(2)], proposal: { of: 2 } });
    await after(() => now().takeBack());
    expect(now()).toMatchObject({ corrections: [correction(1)], proposal: { of: 1 } });
  });

  test('are gone with other files', async () => {
    const { now } = await drawn([file]);
    await after(() => now().correct(correction(1)));
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ corrections: [], proposal: { of: 0 } });
  });

  test('an earlier answer that comes after a later one is dropped', async () => {
    const { now } = await drawn([file]);
    const late: ((proposal: object) => void)[] = [];
    reader.recognise.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
    await after(() => now().correct(correction(1)));
    await after(() => now().correct(correction(2)));
    await after(() => late[1]?.({ of: 'both' }));
    await after(() => late[0]?.({ of: 'the first' }));
    expect(now().proposal).toEqual({ of: 'both' });
  });
});

test.each([
  [csv, '“guide.csv” was read with semicolons between columns, as UTF-8, with a comma before decimals.'],
  [
    { delimiter: '~', encoding: 'UTF-16LE', decimal: '.' },
    '“guide.csv” was read with ~ between columns, as UTF-16LE, with a point before decimals.',
  ],
])('how a CSV file was read is told: %j', async (given, words) => {
  reader.read.mockResolvedValue({ files: [{ ...guide, csv: given }], refused: [] });
  expect((await drawn([file])).now().told).toEqual([words]);
});

test('values of other files are told, and of a plain workbook nothing', async () => {
  const workbook = { name: 'a.xlsx', sheets: [] };
  reader.read.mockResolvedValue({
    files: [
      { ...workbook, hasExternalLinks: true },
      { ...workbook, name: 'b.xlsx' },
    ],
    refused: [],
  });
  expect((await drawn([file])).now().told).toEqual([
    '“a.xlsx” has values of other files. They are read as they were saved.',
  ]);
});

test('who leaves ends the reader', async () => {
  const { leave } = await drawn([file]);
  leave();
  expect(reader.end).toHaveBeenCalledOnce();
});
