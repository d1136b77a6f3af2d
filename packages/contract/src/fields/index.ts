export type { Choice, Field, Widget } from './field.ts';
export { fieldNamed, fieldsOf, wordsOf } from './fields-of.ts';
export { withArticle, wordsOfName } from './name-words.ts';
export { fieldsOfShape } from './widget-of-schema.ts';
