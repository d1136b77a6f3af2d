import type { PartDrawing, PartShape } from '../../drawing-spec.ts';
import { accentFill, DOWN, type Picture } from '../drawing/picture.ts';
import type { PartFigure } from './part-figure.ts';
import { electricalParts } from './parts-electrical.ts';
import { mountingParts } from './parts-mounting.ts';
import { sensingParts } from './parts-sensing.ts';

/** The drawing of each accessory. */
export const partFigures: Record<PartShape, PartFigure> = { ...electricalParts, ...mountingParts, ...sensingParts };

/** An accessory or a component. */
export function part(spec: PartDrawing): Picture {
  const { box, draw, parts = {} } = partFigures[spec.shape];
  return {
    drawn: draw({ label: spec.label, accent: accentFill(spec.accent) }),
    box,
    parts: { body: [box.x + box.width / 2, box.y + box.height / 2], ...parts },
    measures:
      spec.dimensions && spec.label !== ''
        ? [
            {
              from: [box.x, box.y + box.height],
              to: [box.x + box.width, box.y + box.height],
              out: DOWN,
              text: spec.label,
            },
          ]
        : [],
  };
}
