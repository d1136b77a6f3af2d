import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { ReadFace } from '../faces/face-limits.ts';
import { unpackFace } from './unpack-face.ts';

/** Unpacked. The largest faces with all alphabets of Europe have 1 MB. */
const UNPACKED_MOST = 4 << 20;
/** The places in the head of a WOFF2 file that say which kind of font it holds, and how large that is. */
const FLAVOUR_AT = 4;
const UNPACKED_AT = 16;
const HEAD = 48;
/** The units of an em that OpenType allows; browsers refuse any others. */
const UNITS = { least: 16, most: 16_384 };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Reads a WOFF2 file as a browser would, and more: it is unpacked by Google's decoder, its letters are drawn by fontkit, and HarfBuzz takes
 * its tables apart. It is a stranger's: call it in a thread.
 */
export async function readFace(woff2: Uint8Array): Promise<ReadFace> {
  const bytes = Buffer.from(woff2);
  if (bytes.length < HEAD || bytes.toString('latin1', 0, FLAVOUR_AT) !== 'wOF2') return { fault: 'it is no WOFF2' };
  if (bytes.toString('latin1', FLAVOUR_AT, FLAVOUR_AT + 4) === 'ttcf') return { fault: 'it holds several faces' };
  if (bytes.readUInt32BE(UNPACKED_AT) > UNPACKED_MOST)
    return { fault: `unpacked it has more than ${UNPACKED_MOST >> 20} MB` };
  const font = await openedFont(bytes);
  if (font === null) return { fault: BROKEN };
  const missing = [...LETTERS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) return { fault: `it has no Latin letters: ${shown(missing)} ${are(missing)} missing` };
  return drawn(font, bytes);
}

const BROKEN = 'its tables are broken, or it was cut short';
const SHOWN = 3;
const shown = (letters: readonly string[]): string =>
  letters.length > SHOWN
    ? `${letters.slice(0, SHOWN).join(', ')} and ${letters.length - SHOWN} more`
    : letters.join(' and ');
const are = (letters: readonly string[]): string => (letters.length === 1 ? 'is' : 'are');

async function openedFont(bytes: Buffer): Promise<Font | null> {
  try {
    const font = create(await unpackFace(bytes));
    const { unitsPerEm, ascent, descent } = font;
    return unitsPerEm >= UNITS.least && unitsPerEm <= UNITS.most && ascent > descent ? font : null;
  } catch {
    return null;
  }
}

/** Its name and weights, once every letter was drawn and its tables were taken apart. */
async function drawn(font: Font, bytes: Buffer): Promise<ReadFace> {
  try {
    const { glyphs } = font.layout(LETTERS);
    const empty = [...LETTERS].filter((_, nth) => (glyphs[nth]?.path.commands.length ?? 0) === 0);
    if (glyphs.length === LETTERS.length && empty.length > 0)
      return { fault: `its letters are empty: ${shown(empty)}` };
    await subsetFont(bytes, LETTERS, { targetFormat: 'sfnt' });
    const { wght } = font.variationAxes;
    return {
      name: font.familyName ?? 'no name',
      weights: wght === undefined ? null : { min: wght.min, max: wght.max },
    };
  } catch {
    return { fault: BROKEN };
  }
}
