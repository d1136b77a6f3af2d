export * from './element-ids.ts';
export * from './list-keys.ts';
