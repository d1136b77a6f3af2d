import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { faceFiles } from './face-files.ts';
import { faceRule } from './face-rule.ts';
import { standInRules } from './stand-ins.ts';

/** Not a source: made ahead of a build and of the development server. The sheets of site and office import the rules. */
const MADE = new URL('../../.cache/faces/', import.meta.url);
/** Names the packages of the faces, each with its exact version. */
const MANIFEST = new URL('../../package.json', import.meta.url);

/** Makes the files of our type faces and the rules that name them, where they were made from other sources or not at all. */
export async function makeFaces(made = MADE, of = { files: faceFiles, standIns: standInRules }): Promise<void> {
  const record = new URL('made-from.txt', made);
  const sources = await hashOfSources();
  if ((await readFile(record, 'utf8').catch(() => null)) === sources) return;
  const [files, standIns] = await Promise.all([of.files(), of.standIns()]);
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  await Promise.all(files.map(({ name, bytes }) => writeFile(new URL(`${name}.woff2`, made), bytes)));
  await writeFile(
    new URL('faces.css', made),
    [...files.map((file) => faceRule(file, `./${file.name}.woff2`)), ...standIns].join('\n'),
  );
  // Last, so that what was cut off is made again.
  await writeFile(record, sources);
}

/** The hash of a manifest and of all files of a folder but its tests. */
export async function hashOfSources(manifest = MANIFEST, folder = new URL('./', import.meta.url)): Promise<string> {
  const names = (await readdir(folder)).filter((name) => !name.includes('.test.')).sort();
  const hash = createHash('sha256').update(await readFile(manifest));
  for (const name of names) hash.update(`${name}\0`).update(await readFile(new URL(name, folder)));
  return hash.digest('hex');
}
