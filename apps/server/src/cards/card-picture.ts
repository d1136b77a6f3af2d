import { CARD_SIZE } from '@millrace/contract';
import { type Accents, isDesign, paletteOf } from '@millrace/look/colours';
import sharp from 'sharp';
import type { Card } from './card-of.ts';
import { type OwnFonts, textLines, textPaths, type Weight } from './text-paths.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 72;
/** With a picture the words stand on the left; without one they take the whole width. */
const PLATE = 600;
const PAPER = '#ffffff';
/** The lamp of the design; a maker with colours of its own has its accent there. */
const LAMP = '#ffb224';

/** The maker, as the card names it. */
export interface CardMaker {
  company: string;
  accents: Accents;
  /** Of its own face; absent: the face of the design. */
  fonts?: OwnFonts;
}
const TITLE = { size: 62, leading: 72, most: 4, weight: 600 } as const;
const NOTE = { size: 28, leading: 38, most: 3, weight: 400 } as const;
const COMPANY = { size: 30, weight: 600 } as const;
const PICTURE = { left: PLATE + 40, top: 50, width: WIDTH - PLATE - 80, height: HEIGHT - 100 };

/** The drawing of a card without its picture. */
export function cardSvg({ title, note, picture }: Card, { company, accents, fonts }: CardMaker): string {
  const { light } = paletteOf(accents);
  const lamp = isDesign(accents) ? LAMP : light['deep-link'];
  const plate = picture === null ? WIDTH : PLATE;
  const width = plate - 2 * MARGIN;
  const titleLines = textLines(title, { ...TITLE, width }, fonts);
  const noteLines = textLines(note, { ...NOTE, width }, fonts);
  const firstLine = MARGIN + 78;
  const firstNote = firstLine + (titleLines.length - 1) * TITLE.leading + 58;
  const words = [
    ...titleLines.map((line, index) => text(line, firstLine + index * TITLE.leading, { ...TITLE, fonts, fill: PAPER })),
    ...noteLines.map((line, index) =>
      text(line, firstNote + index * NOTE.leading, { ...NOTE, fonts, fill: light['deep-soft'] }),
    ),
    ...textLines(company, { ...COMPANY, width: width - 36, most: 1 }, fonts).map((line) =>
      text(line, HEIGHT - MARGIN, { ...COMPANY, fonts, fill: PAPER, x: MARGIN + 36 }),
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect width="${plate}" height="${HEIGHT}" fill="${light.deep}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN - 8}" width="64" height="6" fill="${lamp}"/>`,
    `<circle cx="${MARGIN + 11}" cy="${HEIGHT - MARGIN - 10}" r="11" fill="${lamp}"/>`,
    ...words,
    '</svg>',
  ].join('');
}

/** The card as PNG. `picture`: the bytes of its picture, in any format that is known; one that is broken is left out. */
export async function cardPicture(svg: string, picture: Buffer | null): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  const shown = picture === null ? null : await fitted(picture).catch(() => null);
  if (shown !== null) {
    const left = PICTURE.left + Math.round((PICTURE.width - shown.info.width) / 2);
    const top = PICTURE.top + Math.round((PICTURE.height - shown.info.height) / 2);
    ground.composite([{ input: shown.data, left, top }]);
  }
  return ground.png({ compressionLevel: 9 }).toBuffer();
}

/** As large as its place; a drawing is drawn at that size, not enlarged. */
async function fitted(picture: Buffer) {
  const { width = PICTURE.width, height = PICTURE.height, density = 72 } = await sharp(picture).metadata();
  const zoom = Math.min(PICTURE.width / width, PICTURE.height / height);
  const sized = Math.max(1, Math.min(2400, Math.ceil(density * Math.max(1, zoom))));
  return sharp(picture, { density: sized })
    .autoOrient()
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

interface Style {
  size: number;
  weight: Weight;
  fill: string;
  fonts: OwnFonts | undefined;
  x?: number;
}

const text = (line: string, baseline: number, { size, weight, fill, fonts, x = MARGIN }: Style): string =>
  `<g transform="translate(${x} ${baseline})" fill="${fill}">${textPaths(line, size, weight, fonts).svg}</g>`;
