export type * from './configurator.ts';
export { GROUP_SEPARATOR, OPTION_SEPARATOR, QUANTITY_CAP } from './constants.ts';
export { type EvaluateOptions, evaluate } from './evaluate.ts';
export type * from './evaluation.ts';
export { formatCents, toCents } from './money.ts';
export { initialSelection, setQuantity, setValue, switchOption, toggleOption } from './selection.ts';
export { decodeShareCode, type ShareCodeResult } from './share-code.ts';
