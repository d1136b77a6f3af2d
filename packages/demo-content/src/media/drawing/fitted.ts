import type { Callout } from '../../drawing-spec.ts';
import { balloons } from './balloon.ts';
import { dimension } from './dimension.ts';
import type { Picture } from './picture.ts';
import { apply, at, type Drawn, group, type Matrix } from './shape.ts';

export interface Notes {
  dimensions: boolean;
  callouts: readonly Callout[];
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Keeps small things from being blown up. */
  largest: number;
}

/** The figure scaled into a frame, with its dimension lines and balloons at the size of the sheet. */
export function fitted(picture: Picture, frame: Frame, notes: Notes): Drawn {
  const measures = notes.dimensions ? picture.measures : [];
  const margin = margins(measures, notes.callouts.length > 0);
  const { box } = picture;
  const width = frame.width - margin.left - margin.right;
  const height = frame.height - margin.top - margin.bottom;
  const scale = Math.min(width / box.width, height / box.height, frame.largest);
  const matrix: Matrix = at(
    frame.x + margin.left + (width - box.width * scale) / 2 - box.x * scale,
    frame.y + margin.top + (height - box.height * scale) / 2 - box.y * scale,
    scale,
  );
  return [
    group(matrix, picture.drawn),
    measures.map((measure) => dimension(measure, matrix)),
    balloons(
      notes.callouts.map(({ text, part }) => {
        const point = picture.parts[part];
        if (point === undefined)
          throw new Error(`no part "${part}" to point at; there are ${Object.keys(picture.parts)}`);
        return { text, point: apply(matrix, point) };
      }),
      frame,
      apply(matrix, [box.x + box.width / 2, box.y + box.height / 2]),
    ),
  ];
}

function margins(measures: Picture['measures'], hasBalloons: boolean) {
  const toward = (side: (out: readonly [number, number]) => boolean, room: number): number =>
    measures.some(({ out }) => side(out)) ? room : 0;
  const around = hasBalloons ? 34 : 0;
  const left = Math.max(
    toward(([x]) => x < 0, 38),
    around * 1.5,
  );
  const right = Math.max(
    toward(([x]) => x > 0.9, 38),
    toward(([x]) => x > 0 && x < 0.9, 26),
    around * 1.5,
  );
  return {
    left,
    right,
    top: around,
    bottom: Math.max(
      toward(([, y]) => y > 0, 34),
      0,
    ),
  };
}
