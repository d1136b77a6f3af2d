import sharp from 'sharp';
import type { DrawingSpec } from '../drawing-spec.ts';
import { grounds } from './drawing/ink.ts';
import { svgFile } from './drawing/svg.ts';
import { sheetOf } from './sheet-of.ts';

/** Width of the demo's raster pictures: enough for the server to make its smaller sizes from. */
const WIDTH = 1600;
/** Share of the width left free on every side. */
const MARGIN = 0.03;
/** Pixels per inch at which one unit of a drawing is one pixel. */
const BASE_DENSITY = 96;

/** A drawing as PNG. It stands on ink: a raster picture cannot follow the reader's scheme, and ink suits both. */
export async function rasterised(spec: DrawingSpec, width = WIDTH): Promise<Uint8Array> {
  const sheet = sheetOf(spec);
  const margin = Math.round(width * MARGIN);
  const inside = width - 2 * margin;
  const svg = svgFile({ ...sheet, ground: 'ink', lines: 'scaled' }, { scheme: 'light' });
  const background = grounds.ink.light.deep;
  const png = await sharp(Buffer.from(svg), { density: (BASE_DENSITY * inside) / sheet.width })
    .resize({ width: inside })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Uint8Array(png);
}
