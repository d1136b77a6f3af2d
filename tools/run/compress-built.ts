import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

/** Pictures and type faces are packed already: a form that saves less than a tenth is left out. */
const MOST_THAT_STAYS = 0.9;
const best = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gz: { level: constants.Z_BEST_COMPRESSION },
};
const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes the smallest forms of each built file beside it, as `NAME.br` and `NAME.gz`, but for what a build keeps for itself (`.vite`). It takes
 * seconds once, so that no start of a server takes them, and no visitor gets more bytes than needed.
 */
export async function compressBuilt(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((found) => found.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sent = files.filter(
    (file) =>
      !relative(folder, file)
        .split(sep)
        .some((part) => part.startsWith('.')),
  );
  await pLimit(availableParallelism()).map(sent, compressFile);
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const br = await compressBr(bytes, best.br);
  if (br.length > MOST_THAT_STAYS * bytes.length) return;
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, await compressGzip(bytes, best.gz));
}
