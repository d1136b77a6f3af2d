import type { DrawingSpec } from '../drawing-spec.ts';
import { fitted } from './drawing/fitted.ts';
import type { Picture } from './drawing/picture.ts';
import { type Drawn, flatten } from './drawing/shape.ts';
import type { Sheet } from './drawing/svg.ts';
import { productPicture } from './figures/product-picture.ts';
import { BANNER, banner } from './scenes/banner.ts';
import { building } from './scenes/building.ts';
import { locationMap } from './scenes/location-map.ts';
import { association, logo } from './scenes/marks.ts';
import { RANGE, range } from './scenes/range.ts';
import { POSTER, poster, STEP, step } from './scenes/stills.ts';
import { wetWell } from './scenes/wet-well.ts';
import { wiring } from './scenes/wiring.ts';
import { titleOf } from './title-of.ts';

interface Size {
  width: number;
  height: number;
}

/** Products stand on a square sheet, so that tiles, thumbnails and rows line up. */
const PRODUCT: Size = { width: 400, height: 400 };
const SCENE: Size = { width: 640, height: 480 };
const SIGNS: Partial<Record<DrawingSpec['kind'], Size>> = {
  range: RANGE,
  building: { width: 960, height: 300 },
  map: { width: 800, height: 440 },
  association: { width: 200, height: 200 },
};

/** Everything a drawing needs to become a file: its size, ground and shapes. `isSmall` is for below 100 px. */
export function sheetOf(spec: DrawingSpec, isSmall = false): Sheet {
  const title = titleOf(spec);
  switch (spec.kind) {
    case 'banner':
      return { title, ...BANNER, ground: 'ink', lines: 'scaled', shapes: flatten(banner(spec)) };
    case 'poster':
      return { title, ...POSTER, ground: 'ink', lines: 'pixels', shapes: flatten(poster(spec, pictureOf(spec.of))) };
    case 'step':
      return { title, ...STEP, ground: 'paper', lines: 'pixels', shapes: flatten(step(spec, pictureOf(spec.of))) };
    default: {
      const picture = pictureOf(spec);
      const size = sizeOf(spec, picture);
      return {
        title,
        ...size,
        ground: 'paper',
        lines: 'pixels',
        shapes: flatten(onSheet(spec, picture, size, isSmall)),
      };
    }
  }
}

function onSheet(
  spec: Exclude<DrawingSpec, { kind: 'poster' | 'step' }>,
  picture: Picture,
  size: Size,
  isSmall: boolean,
): Drawn {
  const margin =
    'dimensions' in spec ? (isSmall ? 8 : 16) : spec.kind === 'wet-well' || spec.kind === 'wiring' ? 12 : 0;
  const frame = {
    x: margin,
    y: margin,
    width: size.width - 2 * margin,
    height: size.height - 2 * margin,
    largest: 1.6,
  };
  const hasNotes = 'dimensions' in spec && !isSmall;
  return fitted(picture, frame, {
    dimensions: hasNotes && spec.dimensions,
    callouts: hasNotes ? (spec.callouts ?? []) : [],
  });
}

function sizeOf(spec: DrawingSpec, { box }: Picture): Size {
  if ('dimensions' in spec) return PRODUCT;
  if (spec.kind === 'wet-well') return SCENE;
  return (
    SIGNS[spec.kind] ?? {
      width: Math.ceil(box.width) + (spec.kind === 'wiring' ? 24 : 0),
      height: Math.ceil(box.height) + (spec.kind === 'wiring' ? 24 : 0),
    }
  );
}

/** The figure of anything that is not itself a picture of something else. */
function pictureOf(spec: Exclude<DrawingSpec, { kind: 'poster' | 'step' }>): Picture {
  switch (spec.kind) {
    case 'wet-well':
      return wetWell(spec);
    case 'range':
      return range(spec);
    case 'wiring':
      return wiring(spec);
    case 'building':
      return building(spec);
    case 'logo':
      return logo(spec);
    case 'association':
      return association(spec);
    case 'map':
      return locationMap(spec);
    case 'banner':
      return { drawn: banner(spec), box: { x: 0, y: 0, ...BANNER }, parts: {}, measures: [] };
    default:
      return productPicture(spec);
  }
}
