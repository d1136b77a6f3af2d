import fs from 'node:fs/promises';

/** Resolves once the names in a folder are on the disk: a file that is flushed may still lose its name in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
