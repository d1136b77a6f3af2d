import type { ContentKind } from '@millrace/contract/content';

/** One fault of the content: errors refuse a publish, warnings go with it. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  code: DiagnosticCode;
  where: { kind: ContentKind; id: number; field?: string };
  /** One sentence for the author. */
  message: string;
}

export type DiagnosticCode =
  | 'duplicate-id'
  | 'bad-event'
  | 'duplicate-slug'
  | 'unknown-parent'
  | 'category-cycle'
  | 'unknown-category'
  | 'unknown-target'
  | 'target-not-live'
  | 'unreachable'
  | 'unknown-family'
  | 'unknown-document'
  | 'unknown-faq'
  | 'unknown-accessory'
  | 'unknown-replacement'
  | 'replacement-circle'
  | 'unknown-image'
  | 'video-id'
  | 'media-uri'
  | 'duplicate-part-number'
  | 'no-configurator'
  | 'model-number-unreadable'
  | 'model-number-incomplete'
  | 'model-number-price'
  | 'duplicate-model-number'
  | 'circuit'
  | 'circuit-rule'
  | 'picture'
  | 'picture-rule'
  | 'configurator'
  | 'configurator-searched-in-part'
  | 'broken-link'
  | 'rich-text'
  | 'duplicate-setting'
  | 'setting-type'
  | 'setting-value'
  | 'unknown-group'
  | 'unknown-customer'
  | 'customer-without-group'
  | 'duplicate-customer-family';

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';
