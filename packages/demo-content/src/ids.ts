/** Rows are numbered from 1 in the order of the file. The failure names `name`. */
export function idOf<T>(rows: readonly T[], is: (row: T) => boolean, name: string): number {
  const index = rows.findIndex(is);
  if (index === -1) throw new Error(`nothing is called ${name}`);
  return index + 1;
}
