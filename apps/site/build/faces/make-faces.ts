import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type FaceFile, faceFiles } from './face-files.ts';
import { standInRules } from './stand-ins.ts';

/** Not a source: made ahead of each build and each start of the development server. styles/site.css imports the rules. */
const MADE = new URL('../../.cache/faces/', import.meta.url);

/** Makes the files of the site's type faces and the rules that name them. */
export async function makeFaces(): Promise<void> {
  const [files, standIns] = await Promise.all([faceFiles(), standInRules()]);
  await rm(MADE, { recursive: true, force: true });
  await mkdir(MADE, { recursive: true });
  await Promise.all(files.map(({ name, bytes }) => writeFile(new URL(`${name}.woff2`, MADE), bytes)));
  await writeFile(new URL('faces.css', MADE), [...files.map(ruleOf), ...standIns].join('\n'));
}

function ruleOf({ name, family, weight, range }: FaceFile): string {
  const src = `url("./${name}.woff2") format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src};unicode-range:${range}}`;
}
