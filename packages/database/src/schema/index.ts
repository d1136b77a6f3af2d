export * from './analytics.ts';
export * from './catalogue.ts';
export * from './company.ts';
export * from './content-revision.ts';
export * from './documents.ts';
export * from './private-label.ts';
export * from './stories.ts';
export * from './support.ts';
