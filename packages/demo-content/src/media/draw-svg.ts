import type { DrawingSpec } from '../drawing-spec.ts';
import { type SvgOptions, svgFile } from './drawing/svg.ts';
import { sheetOf } from './sheet-of.ts';

export type { SvgOptions } from './drawing/svg.ts';

/** Draws a picture's specification as a stand-alone SVG file. */
export const drawSvg = (spec: DrawingSpec, options: SvgOptions = {}): string =>
  svgFile(sheetOf(spec, options.detail === 'small'), options);
