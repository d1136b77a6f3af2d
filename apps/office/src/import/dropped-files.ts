import { IMPORT_FILES_MOST } from '@millrace/contract/office';

/** A file with the path that it has in what was dropped. */
export interface DroppedFile {
  file: File;
  path: string;
}

/** All files that were dropped, those in folders too, as far as an import takes them. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  // Before anything is waited for: the browser forgets the items then.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...files].map((file) => ({ file, path: file.name }));
  const found: DroppedFile[] = [];
  for (const entry of entries) await walk(entry, '', found);
  return found;
}

async function walk(entry: FileSystemEntry, folder: string, found: DroppedFile[]): Promise<void> {
  if (found.length > IMPORT_FILES_MOST || entry.name.startsWith('.')) return;
  const path = `${folder}${entry.name}`;
  if (isFile(entry)) {
    found.push({ path, file: await new Promise((resolve, reject) => entry.file(resolve, reject)) });
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    // A folder is read some hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const inside of some) await walk(inside, `${path}/`, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Files of a chooser, which names the folder that was chosen. */
export const chosenFiles = (files: FileList | null): DroppedFile[] =>
  [...(files ?? [])].map((file) => ({
    file,
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
  }));

const SHEETS = /\.(?:xlsx|xlsm|xls|csv|tsv|txt)$/i;

/** Sheets go first, so that what cannot be read is known before many pictures are sent. */
export const inOrder = (files: readonly DroppedFile[]): DroppedFile[] =>
  files.toSorted((a, b) => Number(SHEETS.test(b.path)) - Number(SHEETS.test(a.path)));
