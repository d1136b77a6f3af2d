export { demoContent } from './content.ts';
export type * from './drawing-spec.ts';
export { drawingSpecs } from './drawings.ts';
