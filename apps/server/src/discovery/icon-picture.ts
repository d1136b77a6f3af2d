import sharp from 'sharp';
import type { Icon } from './icons.ts';

const SVG_DENSITY = 72;

/** The mark as an icon, on a ground where phones cut the corners. */
export async function iconPicture(mark: Buffer, { size, form }: Icon, ground: string): Promise<Buffer> {
  const { width = size } = await sharp(mark).metadata();
  const drawn = sharp(mark, { density: Math.ceil((SVG_DENSITY * size) / width) }).resize(size, size, {
    fit: 'contain',
  });
  const png = await (form === 'full' ? drawn.flatten({ background: ground }) : drawn).png().toBuffer();
  return form === 'ico' ? icoOf(png, size) : png;
}

/** An .ico of one picture: a header, one entry, and the PNG as it is. */
function icoOf(png: Buffer, size: number): Buffer {
  const HEADER = 22;
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, png]);
}
