import { type Configurator, evaluate, parseModelNumber, type Selection } from '@millrace/configurator';
import type { WrittenModelNumber } from '@millrace/contract/content';
import { priceWords } from './price-words.ts';

/** Says what a number reads as, for a finding: `reads as one pump, 120 VAC, 488.00`. */
export function whatItReads(data: Configurator, number: WrittenModelNumber): string {
  const parsed = parseModelNumber(data, number);
  if (parsed.ok) {
    const { complete, total } = evaluate(data, parsed.selection);
    const today = parsed.alias === undefined ? '' : `${parsed.alias}, `;
    return `reads as ${today}${inWords(data, parsed.selection)}, ${complete ? priceWords(total) : 'which is not complete'}`;
  }
  if (parsed.code === 'context') return 'is not offered to everybody';
  if (parsed.code === 'ambiguous')
    return `reads in two ways: as ${parsed.readings.map((reading) => inWords(data, reading)).join('; and as ')}`;
  if (parsed.code === 'incomplete') return `reads as ${inWords(data, parsed.selection)}, and ends too early`;
  const [nearest] = parsed.closest;
  const offer = nearest === undefined ? '' : `; ${nearest.group} could go on with "${nearest.code}"`;
  return `reads up to "${number.slice(0, parsed.parsed)}"${offer}`;
}

const inWords = (data: Configurator, selection: Selection): string =>
  evaluate(data, selection).optionsDescription.join(', ') || 'nothing';
