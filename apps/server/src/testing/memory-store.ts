import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';

/** Files in memory, each stored at `clock()`. */
export function memoryStore(clock = () => new Date()): FileStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  const stored = new Map<string, Date>();
  return {
    files,
    read: async (key) => files.get(key) ?? null,
    has: async (key) => files.has(key),
    write: async (key, bytes) => {
      files.set(key, Buffer.from(bytes));
      stored.set(key, clock());
    },
    remove: async (key) => void files.delete(key),
    removeEmptyFolder: async () => {},
    list: async function* (folder) {
      for (const [key, bytes] of [...files])
        if (key.startsWith(`${folder}/`)) yield { key, storedAt: stored.get(key) ?? clock(), mark: markOf(bytes) };
    },
  };
}

const markOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
