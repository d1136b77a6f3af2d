/** Rows that are written together. */
const AT_ONCE = 200;

/** Writes each, in pieces of some hundred: no text holds all of them. */
export function* inPieces<One>(all: Iterable<One>, write: (one: One) => string): Generator<string> {
  let piece = '';
  let count = 0;
  for (const one of all) {
    piece += write(one);
    count += 1;
    if (count % AT_ONCE !== 0) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
