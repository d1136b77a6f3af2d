import { isWithin, ownBounds } from '../bounds/number-bounds.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { printValue } from '../decimals/steps.ts';
import { printOption } from '../numbers/model-number.ts';

/** A place of the text that an option or a number prints. */
interface Match {
  /** Quantity of the option, or the number's value. */
  value: number;
  end: number;
}

const NONE: readonly Match[] = [];

/** The ways an option can stand at `at`: one for each quantity that fits. A blank code stands anywhere. */
export function matchOption(option: CompiledOption, text: string, at: number): readonly Match[] {
  const { code, data, quantity } = option;
  if (data.isQtyPrefix !== true && data.isQtySuffix !== true) {
    return text.startsWith(code, at) ? [{ value: quantity, end: at + code.length }] : NONE;
  }
  if (data.isQtyPrefix !== true && !text.startsWith(code, at)) return NONE;
  const digits = data.isQtyPrefix === true ? at : at + code.length;
  const matches: Match[] = [];
  for (const value of quantitiesAt(text, digits)) {
    if (value > option.maxQuantity || (data.isQtyReadonly === true && value !== quantity)) continue;
    const printed = printOption(option, value);
    if (text.startsWith(printed, at)) matches.push({ value, end: at + printed.length });
  }
  return matches;
}

/** Quantities have one digit or two, and no leading zero. */
function quantitiesAt(text: string, at: number): readonly number[] {
  if (!isDigit(text, at) || text[at] === '0') return [];
  const one = Number(text[at]);
  return isDigit(text, at + 1) ? [Number(text.slice(at, at + 2)), one] : [one];
}

/** The ways a number can stand at `at`, the longest first: within its own bounds, on its step, as it is printed. */
export function matchNumber({ data }: CompiledGroup, text: string, at: number): readonly Match[] {
  let end = at;
  if (text[end] === '-' && (data.min ?? 0) < 0) end += 1;
  const start = end;
  while (isDigit(text, end) || text[end] === '.') end += 1;
  const shortest = data.digits === undefined ? start + 1 : start + data.digits;
  const longest = data.digits === undefined ? Math.min(end, start + MOST_DIGITS) : Math.min(end, shortest);
  const matches: Match[] = [];
  const bounds = ownBounds(data);
  for (let to = longest; to >= shortest; to -= 1) {
    const printed = text.slice(at, to);
    const value = Number(printed);
    if (isWithin(value, bounds, data) && printValue(value, data) === printed) matches.push({ value, end: to });
  }
  return matches;
}

/** No value prints more: 16 digits, and the point. */
const MOST_DIGITS = 17;

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
