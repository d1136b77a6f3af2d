/** Rows are numbered from 1 in the order they are written down. `name` is what the failure says. */
export function idOf<T>(rows: readonly T[], is: (row: T) => boolean, name: string): number {
  const index = rows.findIndex(is);
  if (index === -1) throw new Error(`nothing is called ${name}`);
  return index + 1;
}
