import type { ImportMapping, SheetMapping } from '@millrace/contract/office';
import { wholeHeading } from './heading-words.ts';

/** So many of a kept mapping's columns must stand in a sheet for it to be the same sheet. */
const SAME_ENOUGH = 0.5;

/** Puts a kept mapping on the sheets of another file: each sheet gets that of the kept ones whose headings it shares, or stays as it is. */
export function applyMapping(kept: ImportMapping, now: ImportMapping): ImportMapping {
  const free = [...kept.sheets];
  return {
    decimal: now.decimal,
    sheets: now.sheets.map((sheet) => {
      const best = free
        .map((one) => ({ one, share: shareOf(one, sheet) }))
        .toSorted((a, b) => b.share - a.share)
        .at(0);
      if (best === undefined || best.share < SAME_ENOUGH) return sheet;
      free.splice(free.indexOf(best.one), 1);
      return onSheet(best.one, sheet);
    }),
  };
}

function shareOf(kept: SheetMapping, sheet: SheetMapping): number {
  const wanted = kept.columns.filter(({ path }) => path !== null);
  if (wanted.length === 0) return 0;
  const has = new Set(sheet.columns.map(({ heading }) => wholeHeading(heading)));
  return wanted.filter(({ heading }) => has.has(wholeHeading(heading))).length / wanted.length;
}

function onSheet(kept: SheetMapping, { file, sheet, headings, columns }: SheetMapping): SheetMapping {
  const left = [...kept.columns];
  const mapped = columns.map(({ at, heading }) => {
    const words = wholeHeading(heading);
    const same = left.filter((one) => wholeHeading(one.heading) === words);
    const found = same.find((one) => one.at === at) ?? same[0];
    if (found !== undefined) left.splice(left.indexOf(found), 1);
    return { at, heading, path: found?.path ?? null };
  });
  return { ...kept, file, sheet, headings, columns: mapped };
}
