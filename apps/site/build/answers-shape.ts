import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A hash of the API's statement. Answers kept under another hash may not have the shape that this build reads. */
export async function answersShape(contract: URL): Promise<string> {
  const names = (await readdir(contract, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(new URL(name, contract)));
  return hash.digest('hex').slice(0, 8);
}
