import type { Field } from '@millrace/contract/fields';

const NUMBERS = new Set(['integer', 'decimal', 'cents', 'objects']);

/** Whether a column stands at the right: its values are numbers, or how many there are. */
export const isNumber = ({ widget }: Field): boolean => NUMBERS.has(widget.is);
