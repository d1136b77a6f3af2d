import type { FileStore } from '../files/file-store.ts';

/** Files in memory. */
export function memoryStore(): FileStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read: async (key) => files.get(key) ?? null,
    write: async (key, bytes) => {
      files.set(key, Buffer.from(bytes));
    },
    remove: async (key) => void files.delete(key),
  };
}
