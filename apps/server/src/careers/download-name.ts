import { shownName } from './shown-name.ts';

/** What a résumé is called as a download: as its sender called it, ending as its content says, whatever it claimed to be. */
export function downloadName(name: string, extension: string): string {
  const shown = shownName(name);
  return shown.toLowerCase().endsWith(`.${extension}`) ? shown : `${shown}.${extension}`;
}
