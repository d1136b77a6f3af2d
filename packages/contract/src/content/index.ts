export * from './attributes.ts';
export * from './catalogue.ts';
export { type ContentCircuit, contentCircuit } from './circuit.ts';
export * from './company.ts';
export { configurator } from './configurator.ts';
export {
  type Content,
  type ContentKind,
  type ContentRow,
  content,
  contentKindNames,
  contentOf,
  emptyContent,
  isContentKind,
} from './content.ts';
export * from './documents.ts';
export * from './events.ts';
export type { CustomerSlug, PartNumber, Slug, WrittenModelNumber } from './fields.ts';
export { contentKinds } from './kinds/index.ts';
export { KNOWN_NUMBERS_MAX, type KnownNumber } from './known-numbers.ts';
export { ALT_MAX, type FocalPoint, focalPoint, type MediaFile, mediaFile } from './media.ts';
export { type ContentPicture, contentPicture, layeredPicture } from './picture.ts';
export * from './private-label.ts';
export * from './redirects.ts';
export { type RowReference, rowReferences } from './row-references.ts';
export * from './stories.ts';
export * from './support.ts';
export { hasWordsToReplace, toReplace } from './words-to-replace.ts';
