import { inflateSync } from 'node:zlib';

/** A PDF as a record that can be compared: what it says of itself, and how its pages are drawn. */
export const recordOf = (pdf: Buffer): string => [...factsOf(pdf), drawnIn(pdf)].join('\n');

/** Steps in which its pages are drawn: places, sizes, colours and letters. */
function drawnIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .flatMap(([, packed = '']) => {
      try {
        return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .filter((steps) => steps.includes('\nBT\n'))
    .join('\n----\n');
}
/** Its title, author and subject, and the size of its pages. */
const factsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/^\/(?:Lang|MediaBox) .*|^\((?!D:)[ -~]*\)$/gm)].map(([line]) => line);
