export type { AnswerOf, CallName, InputOf, Reading, ReadingOf, Readings, Refusal } from './answer.ts';
export { readings } from './answers/index.ts';
export { customerToViewAs } from './answers/view-as.ts';
export type { Diagnostic, DiagnosticCode } from './checks/diagnostic.ts';
export { type Compiled, type CompileOptions, compile } from './compile.ts';
export type { Snapshot } from './snapshot/snapshot.ts';
export { anonymous, type Viewer } from './snapshot/viewer.ts';
