/** Files that were dropped on the list of configurators, for the row that they are for, until its configurator is made. */
let held: { row: number; files: readonly File[] } | null = null;

export function holdFiles(row: number, files: readonly File[]): void {
  held = { row, files };
}

const NONE: readonly File[] = [];

/** The files that are held for a row. They stay held: its studio may begin anew while rows are loaded, and has to find them again. */
export const filesHeldFor = (row: number): readonly File[] => (held?.row === row ? held.files : NONE);

/** Their configurator is made: no row needs them. */
export function letFilesGo(): void {
  held = null;
}
