export { type FieldPath, readPath, writePath } from './field-path.ts';
export { type Finding, type FindingCode, finding, isError, type Witness } from './finding.ts';
export { issueWords } from './issue-words.ts';
export * from './office-calls.ts';
export * from './office-endpoints.ts';
export { type RowFault, readRow } from './read-row.ts';
export * from './row-answers.ts';
export * from './row-bodies.ts';
