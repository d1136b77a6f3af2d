import type { BannerDrawing, ProductDrawing, WetWellDrawing } from '../../drawing-spec.ts';
import { at, type Drawn, group, line, rect } from '../drawing/shape.ts';
import { productPicture } from '../figures/product-picture.ts';
import { GEAR_SCALE, wetWell } from './wet-well.ts';

export const BANNER = { width: 1440, height: 480 } as const;
/** The words of the page stand left of this. */
const WORDS = 690;
const EDGE = 24;
/** Of all slides: a basin is as large on one as on the next, and a panel on a shelf as large as the one beside a basin. */
const SCENE_SCALE = 0.82;
const PRODUCT_SCALE = SCENE_SCALE * GEAR_SCALE;

/** A wide scene on ink, or shelves of products; its left half stays free for the words. */
export function banner(spec: BannerDrawing): Drawn {
  return [
    rect(0, 0, BANNER.width, BANNER.height, 'deep'),
    'scene' in spec
      ? scene(spec.scene)
      : spec.shelves.map((products, nth) => shelf(products, nth, spec.shelves.length)),
  ];
}

/** The ground runs on to the edge of the picture. */
function scene(spec: WetWellDrawing): Drawn {
  const { drawn, box } = wetWell(spec, 120);
  const [width, height] = [box.width * SCENE_SCALE, box.height * SCENE_SCALE];
  const room = { width: BANNER.width - WORDS - EDGE, height: BANNER.height - EDGE };
  mustFit({ width, height }, room, spec.kind);
  const x = WORDS + (room.width - width) / 2 - box.x * SCENE_SCALE;
  const y = BANNER.height - EDGE / 2 - (box.y + box.height) * SCENE_SCALE;
  return group(at(x, y, SCENE_SCALE), drawn);
}

/** Products side by side with the same room between them, their feet on one line. */
function shelf(products: readonly ProductDrawing[], nth: number, shelves: number): Drawn {
  const pictures = products.map(productPicture);
  const room = { width: BANNER.width - WORDS - 2 * EDGE, height: (BANNER.height - EDGE) / shelves - EDGE };
  const wide = pictures.reduce((sum, { box }) => sum + box.width * PRODUCT_SCALE, 0);
  const gap = (room.width - wide) / products.length;
  const foot = (BANNER.height - EDGE) * ((nth + 1) / shelves);
  let left = WORDS + EDGE / 2 + gap / 2;
  return [
    line(WORDS + EDGE / 2, foot, BANNER.width, foot, 'fine'),
    pictures.map(({ drawn, box }, index) => {
      mustFit({ width: wide, height: box.height * PRODUCT_SCALE }, room, products[index]?.kind ?? '');
      const matrix = at(left - box.x * PRODUCT_SCALE, foot - (box.y + box.height) * PRODUCT_SCALE, PRODUCT_SCALE);
      left += box.width * PRODUCT_SCALE + gap;
      return group(matrix, drawn);
    }),
  ];
}

/** Nothing is made smaller to fit: it would be another scale than on the next slide. */
function mustFit(size: { width: number; height: number }, room: { width: number; height: number }, what: string): void {
  if (size.width > room.width || size.height > room.height)
    throw new Error(`A slide has no room for ${what}: ${Math.ceil(size.width)} × ${Math.ceil(size.height)}.`);
}
