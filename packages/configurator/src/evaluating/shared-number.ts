import { type InContext, inContext } from '../context/in-context.ts';
import type { ModelNumber } from '../data/brand.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import { isSame } from '../numbers/selection-lists.ts';
import { decodeShareCode } from '../numbers/share-code.ts';
import { encodeShortCode } from '../numbers/short-code.ts';
import { parseModelNumber } from '../parsing/parse-model-number.ts';
import { evaluate } from './evaluate.ts';

/** The short code that a link carries beside a complete number which alone reads as other choices; null where the number says it all. */
export function codeBesideNumber(
  stated: Configurator,
  itemNo: ModelNumber,
  selection: Selection,
  options?: InContext,
): string | null {
  const configurator = inContext(stated, options);
  const read = parseModelNumber(configurator, itemNo);
  return read.ok && isSame(read.selection, selection) ? null : encodeShortCode(configurator, selection);
}

/** The choices that a code beside a number stands for; null unless they print that number, as ordered, as on a label, or as it was once. */
export function choicesOfNumber(
  stated: Configurator,
  number: string,
  code: string,
  options?: InContext,
): Selection | null {
  const configurator = inContext(stated, options);
  const decoded = decodeShareCode(configurator, code);
  if (!decoded.ok) return null;
  const { itemNo, itemNoAlt } = evaluate(configurator, decoded.selection);
  if ([itemNo, itemNoAlt].some((printed) => printed === number)) return decoded.selection;
  const read = parseModelNumber(configurator, number);
  return read.ok && read.alias === itemNo ? decoded.selection : null;
}
