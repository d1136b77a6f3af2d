import { type Cents, type Configurator, evaluate, type ModelNumber, parseModelNumber } from '@millrace/configurator';
import type { WrittenModelNumber } from '@millrace/contract/content';
import { type OptionAttributes, optionAttributes } from './option-attributes.ts';

export type NumberReading =
  | {
      ok: true;
      itemNo: ModelNumber;
      itemNoAlt: string;
      total: Cents | null;
      optionsDescription: readonly string[];
      /** The attributes of its options. */
      attributes: OptionAttributes;
    }
  | { ok: false; code: 'unreadable' | 'incomplete' | 'ambiguous'; parsed: number }
  /** A number for others than the public. */
  | { ok: false; code: 'context' };

/** Reads numbers by a configurator; remembered per number. */
export function readerOf(data: Configurator): (modelNumber: WrittenModelNumber) => NumberReading {
  const readings = new Map<string, NumberReading>();
  return (modelNumber) => {
    const known = readings.get(modelNumber);
    if (known !== undefined) return known;
    const reading = readNumber(data, modelNumber);
    readings.set(modelNumber, reading);
    return reading;
  };
}

/** A number read as its configurator prints it; complete by the configurator's own rules, whatever the catalogue carries. */
function readNumber(data: Configurator, modelNumber: WrittenModelNumber): NumberReading {
  const parsed = parseModelNumber(data, modelNumber);
  if (!parsed.ok) {
    if (parsed.code === 'context') return { ok: false, code: parsed.code };
    const code = parsed.code === 'no-match' ? 'unreadable' : parsed.code;
    return { ok: false, code, parsed: parsed.parsed };
  }
  const { itemNo, itemNoAlt, total, complete, optionsDescription } = evaluate(data, parsed.selection);
  return complete
    ? { ok: true, itemNo, itemNoAlt, total, optionsDescription, attributes: optionAttributes(data, parsed.selection) }
    : { ok: false, code: 'incomplete', parsed: modelNumber.length };
}
