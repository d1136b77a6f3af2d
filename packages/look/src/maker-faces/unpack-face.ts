import fontverter from 'fontverter';

let turn: Promise<unknown> = Promise.resolve();

/** The plain font in a WOFF2 file; throws for one that is broken. One after the other: the decoder hands out its own memory. */
export function unpackFace(woff2: Uint8Array): Promise<Buffer> {
  const unpacked = turn.then(() => fontverter.convert(Buffer.from(woff2), 'sfnt'));
  turn = unpacked.catch(() => null);
  return unpacked;
}
