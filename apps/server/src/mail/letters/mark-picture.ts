import sharp from 'sharp';
import { MARK_SIZE } from './mark-place.ts';

/** Screens of two dots to the pixel. */
const DENSITY = 2;
const VECTOR_DPI = 72;

/**
 * The company's mark for a letter: of a logo with the name in it, the square at its left. null when it is no picture.
 */
export async function markPicture(logo: Buffer): Promise<Buffer | null> {
  const side = MARK_SIZE * DENSITY;
  try {
    const { height = side } = await sharp(logo).metadata();
    const density = Math.min(2400, Math.max(VECTOR_DPI, Math.ceil((VECTOR_DPI * side) / height)));
    return await sharp(logo, { density })
      .resize({ width: side, height: side, fit: 'cover', position: 'left' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    return null;
  }
}
