import type { FamilyMediumAnswer, Product } from '@millrace/contract';

/** The gallery with the pictures of an option moved to the front, in the option's order; without any, as it was. */
export function inFront<Medium extends { filename: string }>(
  media: readonly Medium[],
  filenames: readonly string[],
): readonly Medium[] {
  const front = filenames.flatMap((filename) => media.find((medium) => medium.filename === filename) ?? []);
  return front.length === 0 ? media : [...front, ...media.filter((medium) => !front.includes(medium))];
}

/** `type` of a medium of the gallery that is a picture. */
const PICTURE = 2;

/** The gallery behind the pictures of a model, each once. */
export function withModel(
  media: readonly FamilyMediumAnswer[],
  model: Pick<Product, 'name' | 'partNumber' | 'pictures'> | undefined,
): readonly FamilyMediumAnswer[] {
  const { pictures = [], name, partNumber } = model ?? { name: '', partNumber: '' };
  if (pictures.length === 0) return media;
  const own = pictures.map((uri): FamilyMediumAnswer => {
    const filename = uri.slice(uri.lastIndexOf('/') + 1);
    return { uri, filename, name: `${partNumber} ${name}`.trim(), type: PICTURE, infoImageText: '', poster: null };
  });
  return [...own, ...media.filter(({ uri }) => !pictures.includes(uri))];
}

/** The gallery behind the picture of a number as it is built; as it was without one. `uri` is the path below /media/. */
export function withBuilt(
  media: readonly FamilyMediumAnswer[],
  uri: string | null,
  number: string,
): readonly FamilyMediumAnswer[] {
  if (uri === null) return media;
  return [{ uri, filename: '', name: `${number} as built`, type: PICTURE, infoImageText: '', poster: null }, ...media];
}

/** The thumbnails in view: as many as fit, from `start`; the last ones stay whole. */
export function slideWindow(count: number, start: number, atOnce: number): { start: number; end: number } {
  const first = Math.max(0, Math.min(start, count - atOnce));
  return { start: first, end: Math.min(first + atOnce, count) };
}
