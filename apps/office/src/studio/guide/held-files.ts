/** Files that were dropped on the list of configurators, until the studio of their row is open. */
let held: readonly File[] = [];

export function holdFiles(files: readonly File[]): void {
  held = files;
}

/** The files that are held; they are held no more. */
export function takeHeldFiles(): readonly File[] {
  const files = held;
  held = [];
  return files;
}
