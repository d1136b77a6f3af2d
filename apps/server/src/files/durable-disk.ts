import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DriveDirectory, DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFolder } from '../config/sync-folder.ts';

/** The folder of files that are not whole yet. */
export const UNFINISHED = 'unfinished';
/** No write takes this long: its process was killed. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/**
 * The local disk, on which a write is complete or nothing, and survives a power cut: the bytes reach the disk under
 * another name before the file gets its own. The driver's own disk writes in place, moves by copying, and does not wait
 * for the disk.
 */
export class DurableDisk extends FSDriver {
  readonly #folder: string;
  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = resolve(folder);
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key);
    const unfinished = join(this.#folder, UNFINISHED, randomUUID());
    await fs.mkdir(dirname(unfinished), { recursive: true });
    await fs.mkdir(dirname(file), { recursive: true });
    try {
      await fs.writeFile(unfinished, contents, { flush: true });
      await fs.rename(unfinished, file);
    } catch (error) {
      await fs.rm(unfinished, { force: true });
      throw error;
    }
    // A name is an entry of its folder, and a folder that may be new one of the next.
    for (let at = dirname(file); at.length >= this.#folder.length; at = dirname(at)) await syncFolder(at);
  }

  /** Folder by folder: one that goes meanwhile is empty. The driver's own walk would then find nothing in any of the others. */
  override async listAll(
    prefix: string,
    options?: { recursive?: boolean },
  ): Promise<{ objects: Iterable<DriveFile | DriveDirectory> }> {
    const { objects } = await super.listAll(prefix, { recursive: false });
    if (options?.recursive !== true) return { objects };
    const found: (DriveFile | DriveDirectory)[] = [];
    for (const object of objects)
      found.push(...(object.isFile ? [object] : (await this.listAll(object.prefix, options)).objects));
    return { objects: found };
  }

  /**
   * Call it once, at the start. Removes files left by killed processes; another process may be writing, so only those a
   * day old.
   */
  async prepare(now: Date): Promise<void> {
    const unfinished = join(this.#folder, UNFINISHED);
    await fs.mkdir(unfinished, { recursive: true });
    await syncFolder(dirname(this.#folder));
    for (const name of await fs.readdir(unfinished)) {
      const file = join(unfinished, name);
      const found = await fs.stat(file).catch(() => null);
      if (found !== null && now.getTime() - found.mtimeMs >= FORGOTTEN_AFTER_MS) await fs.rm(file, { force: true });
    }
  }
}
