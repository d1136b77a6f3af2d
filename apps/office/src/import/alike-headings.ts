import type { SheetMapping } from '@millrace/contract/office';

/** Says which of the columns with one heading are left out: in a wide sheet nobody would see it. */
export function alikeWords(columns: SheetMapping['columns']): string[] {
  const byHeading = Map.groupBy(
    columns.filter(({ heading }) => heading !== ''),
    ({ heading }) => heading,
  );
  return [...byHeading].flatMap(([heading, alike]) => {
    const out = alike.filter(({ path }) => path === null).map(({ at }) => columnLetters(at));
    if (alike.length === 1 || out.length === 0 || out.length === alike.length) return [];
    return [`${alike.length} columns are called “${heading}”. Left out: ${out.join(', ')}.`];
  });
}

/** A, B … Z, AA, AB … */
export function columnLetters(at: number): string {
  let letters = '';
  for (let rest = at + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
