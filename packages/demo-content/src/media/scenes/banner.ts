import type { BannerDrawing } from '../../drawing-spec.ts';
import { type Frame, fitted } from '../drawing/fitted.ts';
import { type Drawn, rect } from '../drawing/shape.ts';
import { productPicture } from '../figures/product-picture.ts';
import { wetWell } from './wet-well.ts';

export const BANNER = { width: 1440, height: 480 } as const;
/** The words of the page stand left of this. */
const WORDS = 690;
/** Of products on every slide: a panel is as large on one as on the next. */
const SCALE = 0.85;

/** A wide scene on ink; its left half stays free for the words. */
export function banner(spec: BannerDrawing): Drawn {
  const room = BANNER.width - WORDS;
  const share = spec.scene === null ? 1 : Math.min(0.5, spec.products.length * 0.3);
  const forProducts = spec.products.length === 0 ? 0 : room * share;
  const each = forProducts / Math.max(1, spec.products.length);
  return [
    rect(0, 0, BANNER.width, BANNER.height, 'deep'),
    spec.scene !== null &&
      scene(spec.scene, { x: WORDS + forProducts, y: 20, width: room - forProducts - 24, height: 452, largest: 1.1 }),
    spec.products.map((product, index) =>
      fitted(
        productPicture(product),
        { x: WORDS + each * index + 16, y: 48, width: each - 32, height: 384, largest: SCALE },
        { dimensions: product.dimensions, callouts: product.callouts ?? [] },
      ),
    ),
  ];
}

/** The ground runs on to the edge of the picture. */
const scene = (spec: NonNullable<BannerDrawing['scene']>, frame: Frame): Drawn =>
  fitted(wetWell(spec, 120), frame, { dimensions: false, callouts: [] });
