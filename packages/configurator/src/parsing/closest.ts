import { present } from '../data/present.ts';

/** The number of edits between two codes, where a change of case alone is half an edit. */
export function editDistance(a: string, b: string): number {
  let previous = [0, ...Array.from({ length: b.length }, (_, before) => before + 1)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = present(previous[column - 1]) + unlike(a.charAt(row - 1), b.charAt(column - 1));
      current.push(Math.min(replaced, present(previous[column]) + 1, present(current[column - 1]) + 1));
    }
    previous = current;
  }
  return present(previous[b.length]);
}

function unlike(a: string, b: string): number {
  if (a === b) return 0;
  return a.toLowerCase() === b.toLowerCase() ? 0.5 : 1;
}
