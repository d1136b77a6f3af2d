import { shownName } from './shown-name.ts';

/** The file name of a résumé as a download: the sender's name, with the ending of its content, whatever it claimed to be. */
export function downloadName(name: string, extension: string): string {
  const shown = shownName(name);
  return shown.toLowerCase().endsWith(`.${extension}`) ? shown : `${shown}.${extension}`;
}
