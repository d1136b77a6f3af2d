import type { DrawingSpec } from './drawing-spec.ts';

/** Every picture below /media/, by its path, and what it shows. */
export const drawingSpecs: Record<string, DrawingSpec> = {};
