import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** A ZIP that somebody sent, on the disk: what it holds is known, nothing is unpacked. */
export interface Archive {
  /** Bytes of each file, as the archive states them; more or less than that breaks the reading. */
  sizes: ReadonlyMap<string, number>;
  /** Throws `ArchiveRefused` for a file that is not there. */
  stream(path: string): Promise<Readable>;
  /** The whole of a file, of at most so many bytes. */
  bytes(path: string, most: number): Promise<Buffer>;
  close(): void;
}

export interface ArchiveLimits {
  files: number;
  /** Of all files together, unpacked. */
  bytes: number;
}

/** A file that is no ZIP, a broken one, or one that was made to do harm. Its message is for a person. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

/** A file of text is seldom packed to a hundredth. What is packed to less than this is a bomb. */
const RATIO_MOST = 300;
const SMALL = 1 << 16;

/**
 * Opens a ZIP whose files have names that `isName` knows; every other is refused, as is one with names that lead elsewhere, with a name
 * twice, with parts that lie over each other, in secret, or packed too well.
 */
export async function openArchive(
  path: string,
  isName: (path: string) => boolean,
  limits: ArchiveLimits,
): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true }).catch(asRefusal);
  try {
    const entries = await entriesOf(zip, isName, limits, (await stat(path)).size);
    const stream = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw new ArchiveRefused(`${name} is missing in the file.`);
      return zip.openReadStreamPromise(entry).catch(asRefusal);
    };
    return {
      sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      stream,
      bytes: async (name, most) => {
        if ((entries.get(name)?.uncompressedSize ?? 0) > most) throw new ArchiveRefused(`${name} is too large.`);
        const chunks: Buffer[] = [];
        for await (const chunk of await stream(name)) chunks.push(chunk);
        return Buffer.concat(chunks);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(
  zip: ZipFile,
  isName: (path: string) => boolean,
  limits: ArchiveLimits,
  size: number,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  if (zip.entryCount > limits.files) throw new ArchiveRefused(`The file holds more than ${limits.files} files.`);
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry;
      packed += compressedSize;
      unpacked += uncompressedSize;
      if (!isName(fileName) || entries.has(fileName))
        throw new ArchiveRefused(`${shown(fileName)} does not belong in such a file.`);
      if (entry.isEncrypted() || !entry.canDecodeFileData())
        throw new ArchiveRefused(`${fileName} cannot be unpacked.`);
      if (packed > size || unpacked > limits.bytes || uncompressedSize > SMALL + RATIO_MOST * compressedSize)
        throw new ArchiveRefused('The file unpacks to more than it can hold.');
      entries.set(fileName, entry);
    }
  } catch (error) {
    return asRefusal(error);
  }
  return entries;
}

const NAME_SHOWN = 80;
const shown = (name: string): string => `“${name.replaceAll(/[^ -~]/g, '?').slice(0, NAME_SHOWN)}”`;

function asRefusal(error: unknown): never {
  if (error instanceof ArchiveRefused) throw error;
  throw new ArchiveRefused('The file is no ZIP that can be read.', { cause: error });
}
