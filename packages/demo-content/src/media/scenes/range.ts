import type { RangeDrawing } from '../../drawing-spec.ts';
import { type Frame, fitted } from '../drawing/fitted.ts';
import type { Picture } from '../drawing/picture.ts';
import { productPicture } from '../figures/product-picture.ts';

export const RANGE = { width: 400, height: 400 } as const;

/** Keeps small products small beside large ones. */
const LARGEST = 1.2;
const place = (x: number, y: number, width: number, height: number): Frame => ({
  x,
  y,
  width,
  height,
  largest: LARGEST,
});
const places: Readonly<Record<number, readonly Frame[]>> = {
  1: [place(60, 60, 280, 280)],
  2: [place(14, 30, 180, 340), place(206, 30, 180, 340)],
  3: [place(12, 24, 206, 352), place(232, 18, 156, 174), place(232, 208, 156, 174)],
};

/** The products of a shelf, the first the largest. */
export function range({ products }: RangeDrawing): Picture {
  const frames = places[products.length];
  if (frames === undefined) throw new Error(`a range has one to three products, not ${products.length}`);
  const quiet = { dimensions: false, callouts: [] };
  return {
    drawn: frames.map((frame, nth) => {
      const product = products[nth];
      return product === undefined ? null : fitted(productPicture(product), frame, quiet);
    }),
    box: { x: 0, y: 0, ...RANGE },
    parts: {},
    measures: [],
  };
}
