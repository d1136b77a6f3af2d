import type { WrittenCategory } from './categories.ts';
import type { DrawingSpec, ProductDrawing } from './drawing-spec.ts';
import { familyShown, picturesByFamily } from './pictures/index.ts';

const MOST = 3;

/** The picture of a category: its first products side by side, no two drawn alike; null without one. */
export function categoryRange({ shows, tiles }: Pick<WrittenCategory, 'shows' | 'tiles'>): DrawingSpec | null {
  if (shows === null) return null;
  const families = [...shows, ...tiles.flatMap((tile) => ('family' in tile ? [tile.family] : []))];
  const drawn = [...new Set(families)]
    .filter((key) => picturesByFamily[key]?.front !== undefined)
    .map(familyShown)
    .filter(isProduct);
  const alike = new Set<string>();
  const products = drawn.filter((one) => {
    const look = JSON.stringify(one);
    return alike.has(look) ? false : alike.add(look);
  });
  return { kind: 'range', products: products.slice(0, MOST) };
}

const isProduct = (spec: DrawingSpec): spec is ProductDrawing => 'dimensions' in spec;
