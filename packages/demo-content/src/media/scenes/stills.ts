import type { PosterDrawing, StepDrawing } from '../../drawing-spec.ts';
import { fitted, type Notes } from '../drawing/fitted.ts';
import type { Picture } from '../drawing/picture.ts';
import { circle, type Drawn, path, rect, text } from '../drawing/shape.ts';
import { wrapped } from './wiring.ts';

export const POSTER = { width: 640, height: 360 } as const;
export const STEP = { width: 480, height: 360 } as const;

const notesOf = (of: PosterDrawing['of']): Notes =>
  'dimensions' in of ? { dimensions: of.dimensions, callouts: of.callouts ?? [] } : { dimensions: false, callouts: [] };

/** Still of a video: the subject on ink, the title at the bottom. The page adds the play button. */
export function poster(spec: PosterDrawing, subject: Picture): Drawn {
  const lines = wrapped(spec.title, 40).slice(0, 2);
  const foot = 46 + lines.length * 28;
  return [
    rect(0, 0, POSTER.width, POSTER.height, 'deep'),
    fitted(subject, { x: 220, y: 18, width: 400, height: POSTER.height - foot - 18, largest: 1.2 }, notesOf(spec.of)),
    path(`M0 ${POSTER.height - foot + 14}H${POSTER.width}`, 'rule'),
    lines.map((words, row) => text(28, POSTER.height - foot + 52 + row * 28, words, 'text title', 'start')),
  ];
}

/** Picture of a step: its number in a disc, the subject, and the caption below. */
export function step(spec: StepDrawing, subject: Picture): Drawn {
  const lines = wrapped(spec.caption, 52).slice(0, 3);
  const foot = 30 + lines.length * 20;
  return [
    rect(0.5, 0.5, STEP.width - 1, STEP.height - 1, 'rule wash', 2),
    fitted(
      subject,
      { x: 24, y: 16, width: STEP.width - 48, height: STEP.height - foot - 24, largest: 1.2 },
      notesOf(spec.of),
    ),
    path(`M0 ${STEP.height - foot}H${STEP.width}`, 'rule'),
    lines.map((words, row) => text(20, STEP.height - foot + 28 + row * 20, words, 'text caption', 'start')),
    spec.number !== null && [circle(34, 34, 18, 'line'), text(34, 40.5, String(spec.number), 'text number')],
  ];
}
