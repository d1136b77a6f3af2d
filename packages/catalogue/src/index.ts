export type { AnswerCall, Answered, AnswerOf, Answers, CallName, InputOf, Refusal } from './answer.ts';
export { answers } from './answers/index.ts';
export { customerToViewAs } from './answers/view-as.ts';
export { wiringDiagrams } from './answers/wiring.ts';
export { type CheckedRows, checkRows, type WrittenRows } from './check-rows.ts';
export { type Compiled, type CompileOptions, compile, compileInSteps } from './compile.ts';
export type { Snapshot } from './snapshot/snapshot.ts';
export { anonymous, type Viewer } from './snapshot/viewer.ts';
export type { Diagrams } from './wiring/diagrams-of.ts';
