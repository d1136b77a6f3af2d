export { demoContent } from './content.ts';
export type * from './drawing-spec.ts';
export { drawingSpecs } from './drawings.ts';
export { type DemoUser, demoUsers } from './users.ts';
