import { zipSync } from 'fflate';

/** A ZIP of files by their paths. Pictures are packed already, so little is tried. */
export const writeArchive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...files }, { level: 1 });
