import { sliceEnds } from '../content/in-slices.ts';

/** Texts as bytes; requests get their turn between them. */
export async function* paced(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  const sliceEnd = sliceEnds();
  for (const text of texts) {
    yield Buffer.from(text);
    await sliceEnd();
  }
}
