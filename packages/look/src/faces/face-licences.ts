import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { designFaces, packagedFaces } from './packaged-faces.ts';

const { resolve } = createRequire(import.meta.url);
const DESIGN_PACKAGES = [
  { name: designFaces.text, package: '@fontsource-variable/ibm-plex-sans' },
  { name: designFaces.code, package: '@fontsource/ibm-plex-mono' },
];

/** The licences of all faces that come with the program, as they ask to be kept with them. */
export async function faceLicences(): Promise<string> {
  const texts = [...DESIGN_PACKAGES, ...packagedFaces].map(
    async (face) => `${face.name}\n\n${(await readFile(resolve(`${face.package}/LICENSE`), 'utf8')).trim()}\n`,
  );
  return (await Promise.all(texts)).join(`\n${'-'.repeat(72)}\n\n`);
}
