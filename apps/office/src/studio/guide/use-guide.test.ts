// @vitest-environment jsdom
import type { Correction } from '@millrace/studio';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawHook, waitDrawing } from '../../testing/draw-hook.ts';
import type { GuideQuestion } from './guide-worker.ts';
import { type Guide, useGuide } from './use-guide.ts';

const read = vi.fn();
const recognise = vi.fn();
const workers: GuideWorker[] = [];

/** Reads as the test says, beside the page. A reading that fails ends the worker with an error. */
class GuideWorker extends EventTarget {
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage({ nth, question }: { nth: number; question: GuideQuestion }) {
    const reply = question.asks === 'read' ? read(question.files) : recognise(Reflect.get(question, 'corrections'));
    Promise.resolve(reply).then(
      (given) => this.dispatchEvent(new MessageEvent('message', { data: { nth, reply: given } })),
      () => this.dispatchEvent(new ErrorEvent('error', { message: 'It ended.' })),
    );
  }
  terminate() {
    this.isEnded = true;
  }
}

const sheet = (name: string) => ({ name, cells: [] });
const csv = { delimiter: ';', encoding: 'UTF-8', decimal: ',' };
const guide = { name: 'guide.csv', sheets: [sheet('guide')], csv };
const file = new File(['a'], 'guide.csv');
const correction = (nth: number) => ({ nth }) as unknown as Correction;

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', GuideWorker);
  read.mockReset().mockResolvedValue({ files: [guide], refused: [] });
  recognise.mockReset().mockImplementation(async (all: unknown[]) => ({ of: all.length }));
});

/** Files and readings take turns of the page. */
async function settled({ now }: { now(): Guide }): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  await waitDrawing(() => now().is !== 'reading');
}

/** The guide after all that it reads has come. */
async function drawn(first: readonly File[] = []) {
  const hook = drawHook(() => useGuide(first));
  await settled(hook);
  return { ...hook, after };

  async function after(change: () => void): Promise<void> {
    act(change);
    await settled(hook);
  }
}

describe('a guide', () => {
  test('is none until files are opened, and no reader is begun', async () => {
    const { now } = await drawn();
    expect(now()).toMatchObject({ is: 'none', names: [], sheets: [], proposal: null });
    expect(workers).toEqual([]);
  });

  test('has the names and sheets of its files, and is recognised', async () => {
    const { now, after } = await drawn();
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ is: 'read', names: ['guide.csv'], sheets: [sheet('guide')], proposal: { of: 0 } });
  });

  test('begins with the files that are there already', async () => {
    const { now } = await drawn([file]);
    expect(now().is).toBe('read');
    expect(read.mock.calls).toEqual([[[{ name: 'guide.csv', bytes: expect.anything() }]]]);
  });

  test('no files change nothing', async () => {
    const { now, after } = await drawn([file]);
    await after(() => now().open([]));
    expect(now().is).toBe('read');
    expect(read).toHaveBeenCalledOnce();
  });

  test('whose files are all refused is none, and says why', async () => {
    read.mockResolvedValue({ files: [], refused: ['It is empty.'] });
    const { now } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', refused: ['It is empty.'], proposal: null });
    expect(recognise).not.toHaveBeenCalled();
  });

  test('of a configurator needs no recognising', async () => {
    read.mockResolvedValue({ files: [], refused: [], configurator: { name: 'a.json' } });
    const { now } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', configurator: { name: 'a.json' } });
  });

  test('that cannot be read says so, and the next files have another reader', async () => {
    read.mockRejectedValueOnce(new Error('It ended.'));
    const { now, after } = await drawn([file]);
    expect(now()).toMatchObject({ is: 'none', refused: ['The file could not be read. Nothing was changed.'] });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ is: 'read', refused: [] });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });
});

describe('corrections', () => {
  test('are recognised one after the other, and taken back', async () => {
    const { now, after } = await drawn([file]);
    await after(() => now().correct(correction(1)));
    await after(() => now().correct(correction(2)));
    expect(now()).toMatchObject({ corrections: [correction(1), correction(2)], proposal: { of: 2 } });
    await after(() => now().takeBack());
    expect(now()).toMatchObject({ corrections: [correction(1)], proposal: { of: 1 } });
  });

  test('are gone with other files', async () => {
    const { now, after } = await drawn([file]);
    await after(() => now().correct(correction(1)));
    await after(() => now().open([file]));
    expect(now()).toMatchObject({ corrections: [], proposal: { of: 0 } });
  });

  test('an earlier answer that comes after a later one is dropped', async () => {
    const { now, after } = await drawn([file]);
    const late: ((proposal: object) => void)[] = [];
    recognise.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
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
  read.mockResolvedValue({ files: [{ ...guide, csv: given }], refused: [] });
  expect((await drawn([file])).now().told).toEqual([words]);
});

test('values of other files are told, and of a plain workbook nothing', async () => {
  const workbook = { name: 'a.xlsx', sheets: [] };
  read.mockResolvedValue({
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
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});
