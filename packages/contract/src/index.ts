/** What a browser may load: no schema, no zod. Schemas are in `@millrace/contract/endpoints` and `@millrace/contract/content`. */
export * from './accounts.ts';
export type * from './answers.ts';
export type * from './application-answers.ts';
export * from './bot-check.ts';
export * from './calls.ts';
export * from './cards.ts';
export * from './client.ts';
export * from './constants.ts';
export type { Carousel, DocumentType, Image, Job, Post, Setting, SpecGroup, Video } from './content/index.ts';
export * from './downloads.ts';
export type * from './events.ts';
export type { FileAnswer } from './file-answer.ts';
export * from './form-words.ts';
export * from './pages.ts';
export * from './problem.ts';
export type * from './rendering.ts';
export * from './settings.ts';
export * from './writes.ts';
