import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, made while it is read. */
export interface ZipEntry {
  path: string;
  chunks: AsyncIterable<Uint8Array>;
  /** Pictures and PDFs gain nothing by it. */
  isCompressed: boolean;
}

/**
 * The bytes of a ZIP while its files are made, one after the other: it takes the memory of some chunks, whatever its size. Each file is
 * asked for when those before it are written. Compression is done outside of this thread.
 */
export async function* zipChunks(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream.pipe(new PassThrough());
  let current: Readable | undefined;
  const fill = async (): Promise<void> => {
    for await (const { path, chunks, isCompressed } of entries) {
      current = Readable.from(chunks, { objectMode: false });
      const done = finished(current);
      zip.addReadStream(current, path, { compress: isCompressed, mtime: at });
      await done;
    }
    zip.end();
  };
  const filling = fill().catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  zip.on('error', (error: Error) => out.destroy(error));
  try {
    for await (const chunk of out) yield chunk;
    await filling;
  } finally {
    // A reader that has left: the file under way is given up, and no other is asked for.
    current?.destroy();
  }
}
