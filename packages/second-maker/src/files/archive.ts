import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { secondMaker } from '../maker.ts';
import { categories, families, type MakerFamily } from '../range/families.ts';
import { dataSheetOf, pictureOf, pictureOfCategory } from '../range/file-names.ts';
import { products } from '../range/products.ts';
import { amount } from '../sheets/german.ts';
import { SAVED_AT } from '../sheets/workbook.ts';
import { drawingOf } from './drawing.ts';
import { pdfOf } from './pdf.ts';

const PIXELS = 640;
const LISTED = 24;

/** Pictures and data sheets in one ZIP, in folders, with what a Mac adds to them. */
export async function archive(): Promise<Uint8Array> {
  const pictures: Record<string, Uint8Array> = {};
  for (const category of categories)
    pictures[pictureOfCategory(category)] = strToU8(drawingOf(category.form, category.name));
  for (const family of families) {
    const svg = drawingOf(family.form, `Series ${family.name}`);
    const name = pictureOf(family);
    pictures[name] = name.endsWith('.svg') ? strToU8(svg) : await pixels(svg);
  }
  const files: Zippable = {
    Bilder: pictures,
    Datenblaetter: Object.fromEntries(families.map((family) => [dataSheetOf(family).file, sheetOf(family)])),
    __MACOSX: { '._Bilder': strToU8('\u0000\u0005\u0016\u0007') },
  };
  return zipSync(files, { mtime: SAVED_AT });
}

const pixels = async (svg: string): Promise<Uint8Array> =>
  new Uint8Array(await sharp(Buffer.from(svg)).resize(PIXELS, PIXELS).png({ compressionLevel: 9 }).toBuffer());

function sheetOf(family: MakerFamily): Uint8Array {
  const { number, title } = dataSheetOf(family);
  const ofFamily = products.filter((product) => product.family === family).slice(0, LISTED);
  return pdfOf(title, [
    `${secondMaker.name} – ${number}`.replace('–', '-'),
    family.description,
    '',
    ...ofFamily.map(({ partNumber, name, priceCents }) =>
      `${partNumber}   ${name}   ${priceCents === null ? 'on request' : `EUR ${amount(priceCents)}`}`.replaceAll(
        '…',
        '...',
      ),
    ),
  ]);
}
