/**
 * The part that a browser may load: no schema, no zod. Schemas are in `@millrace/contract/endpoints` and
 * `@millrace/contract/content`.
 */
export * from './accounts/accounts.ts';
export type * from './analytics/measurements.ts';
export type * from './calls/answers.ts';
export * from './calls/calls.ts';
export * from './calls/client.ts';
export * from './calls/commands.ts';
export type * from './calls/compare-answer.ts';
export type { EventSink, EventStream } from './calls/event-stream.ts';
export type * from './calls/facet-answers.ts';
export type { FileAnswer, StreamedFile } from './calls/file-answer.ts';
export type * from './calls/found-answers.ts';
export type * from './calls/number-answer.ts';
export * from './calls/problem.ts';
export type * from './calls/wiring-answer.ts';
export type * from './careers/application-answers.ts';
export * from './careers/application-labels.ts';
export * from './careers/employment.ts';
export * from './constants.ts';
export { type EmploymentType, employmentTypes } from './content/employment-types.ts';
export type {
  Carousel,
  CustomerSlug,
  DocumentType,
  FocalPoint,
  Image,
  Job,
  PartNumber,
  Post,
  Setting,
  Slug,
  SpecGroup,
  Video,
  WrittenModelNumber,
} from './content/index.ts';
export * from './forms/bot-check.ts';
export * from './forms/form-labels.ts';
export * from './forms/form-words.ts';
export * from './measures/print-measure.ts';
export * from './measures/typed-measure.ts';
export * from './measures/units.ts';
export * from './measures/written-measure.ts';
export * from './pages/cards.ts';
export * from './pages/downloads.ts';
export { isPageOffered, type OfferedBy } from './pages/offered-pages.ts';
export * from './pages/pages.ts';
export { type ComparedKind, comparedKinds, FILTER_PREFIX } from './pages/query-parameter.ts';
export type * from './pages/rendering.ts';
export * from './pages/wiring-uri.ts';
export * from './printing/printing.ts';
export * from './printing/printing-defaults.ts';
export { linesOf, type MakerQuestion, makerQuestions } from './settings/maker-questions.ts';
export * from './settings/named-links.ts';
export * from './settings/settings.ts';
