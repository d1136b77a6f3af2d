import type { ImportMapping } from '@millrace/contract/office';
import { refused } from '../problems/problem-error.ts';

/** A sheet without a key would find nothing, and one with two columns of one field would say two things. */
export function refuseUnmapped({ sheets }: ImportMapping): void {
  for (const { sheet, file, isLeftOut, columns, always, key } of sheets) {
    if (isLeftOut) continue;
    const name = sheet === '' ? file : sheet;
    const paths = columns.flatMap(({ path }) => path ?? []);
    const twice = paths.find((path, at) => paths.indexOf(path) !== at);
    if (twice !== undefined) throw refused('bad-request', `Two columns of “${name}” are the same field, ${twice}.`);
    const known = new Set([...paths, ...always.map(({ path }) => path)]);
    if (!key.every((path) => known.has(path)))
      throw refused('bad-request', `Say by which column the rows of “${name}” are found.`);
  }
}
