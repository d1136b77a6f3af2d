export { checkPicture, rulesOf } from './checking/check-picture.ts';
export { type Composed, type ComposedLayer, composePicture } from './composing/compose-picture.ts';
export { BALLOON_HEIGHT, CODE_SIZE, type PlacedBalloon } from './composing/place-balloons.ts';
export type * from './data/picture.ts';
export { drawnBelow, drawnMeasure, drawnNote, fileHeight } from './drawing/drawn-measure.ts';
export { type Ink, lines, palettes, surfaces } from './drawing/inks.ts';
export { type Figure, readDrawing } from './drawing/read-drawing.ts';
export { svgOf, type Typesetter } from './drawing/svg-of.ts';
