import { vi } from 'vitest';

interface SavedFile {
  name: string;
  file: Blob;
}

/** Takes the files that a browser is told to save until the test ends. */
export function savedFiles(): { saved: SavedFile[]; revoked: string[] } {
  const saved: SavedFile[] = [];
  const revoked: string[] = [];
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`;
    files.set(address, file as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
      },
    }),
  });
  return { saved, revoked };
}
