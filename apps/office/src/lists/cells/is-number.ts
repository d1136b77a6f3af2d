import type { Field } from '../../fields/field.ts';

const NUMBERS = new Set(['integer', 'decimal', 'cents', 'objects']);

/** Whether a column stands at the right: its values are numbers, or how many there are. */
export const isNumber = ({ widget }: Field): boolean => NUMBERS.has(widget.is);
