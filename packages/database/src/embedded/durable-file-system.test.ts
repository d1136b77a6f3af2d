import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { DurableFileSystem } from './durable-file-system.ts';

const noDatabase: PGlite = Object.create(null);

/** The operations of Emscripten's file system, as they are after PGlite has started with it. */
function operations() {
  return { stream_ops: { fsync: vi.fn(() => -1) }, node_ops: { setattr: vi.fn() } };
}

/** Does with a file system what happens before the program runs. Returns the folders that were mounted. */
async function started(NODEFS: object): Promise<unknown[]> {
  const mount = vi.fn();
  const { emscriptenOpts } = await new DurableFileSystem('data').init(noDatabase, {});
  for (const run of emscriptenOpts.preRun ?? [])
    Reflect.apply(run, undefined, [{ NODEFS, FS: { mkdirTree: vi.fn(), mount } }]);
  return mount.mock.calls.map(([, { root }]) => root);
}

test('the folder is mounted as without it', async () => {
  expect(await started(operations())).toEqual([expect.stringMatching(/\bdata$/)]);
});

test('a sync writes a file to the disk; a folder has no descriptor', async () => {
  const flushed = vi.spyOn(fs, 'fdatasyncSync').mockReturnValue();
  const { stream_ops, node_ops } = operations();
  await started({ stream_ops, node_ops });
  expect(Reflect.apply(stream_ops.fsync, undefined, [{ nfd: 7 }])).toBe(0);
  expect(Reflect.apply(stream_ops.fsync, undefined, [{}])).toBe(0);
  expect(flushed.mock.calls).toEqual([[7]]);
});

test.each([
  ['a file that all may write', { mode: 0o100666 }, { mode: 0o100600 }],
  ['a program for all', { mode: 0o100777, timestamp: 1 }, { mode: 0o100700, timestamp: 1 }],
  ['a folder for all', { mode: 0o040755 }, { mode: 0o040700 }],
  ['a file that is cut', { size: 8 }, { size: 8 }],
])('%s stays what it is, and is for its owner alone', async (_, asked, given) => {
  const { stream_ops, node_ops } = operations();
  const { setattr } = node_ops;
  await started({ stream_ops, node_ops });
  const node = {};
  node_ops.setattr(node, asked);
  expect(setattr.mock.calls).toEqual([[node, given]]);
  expect(setattr.mock.contexts).toEqual([node_ops]);
});

test.each([
  ['operations of streams', { node_ops: operations().node_ops }],
  ['operations of nodes', { stream_ops: {}, node_ops: null }],
  ['setattr', { stream_ops: {}, node_ops: {} }],
])('a version of PGlite without %s opens nothing', async (_, fileSystem) => {
  await expect(started(fileSystem)).rejects.toThrow("PGlite's file system has changed");
});
