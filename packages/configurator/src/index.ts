export type * from './configurator.ts';
export type * from './evaluation.ts';
