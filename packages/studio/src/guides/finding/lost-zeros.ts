import type { Structure } from '../align.ts';
import type { GatheredGroup } from '../gathered-groups.ts';
import type { GuideNote } from '../guide.ts';

/**
 * Codes of digits that a spreadsheet took for numbers get back the zeros that the printed numbers have. `structure` is how those read as
 * codes of the groups, in their order.
 */
export function giveZeros(groups: readonly GatheredGroup[], structure: Structure | null, notes: GuideNote[]): void {
  for (const [index, group] of groups.entries()) {
    const printed = (structure?.alignments ?? []).flatMap((one) => one?.parts[index]?.codes ?? []);
    const width = printed.find((code) => code.startsWith('0') && !group.options.some((option) => option.code === code));
    if (width === undefined || printed.some((code) => code.length !== width.length)) continue;
    for (const option of group.options) {
      if (!/^\d+$/.test(option.code) || option.code.length >= width.length) continue;
      const padded = option.code.padStart(width.length, '0');
      notes.push({ at: option.at, text: `${option.code} is read as ${padded}: the printed numbers have its zeros.` });
      option.code = padded;
    }
  }
}
