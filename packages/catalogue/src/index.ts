export { type Compiled, type CompileOptions, compile } from './compile.ts';
export type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
export type { AnswerOf, CallName, InputOf, Reading, ReadingOf, Readings, Refusal } from './reading.ts';
export { readings } from './readings/index.ts';
export type { Snapshot } from './snapshot.ts';
export { customerToViewAs } from './view-as.ts';
export { anonymous, type Viewer } from './viewer.ts';
