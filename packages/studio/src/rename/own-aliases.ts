import { type Alias, parseModelNumber } from '@millrace/configurator';
import { type Renamed, renamedNumber } from './rename-numbers.ts';

/** Most aliases that a configurator takes. */
const ALIASES_MAX = 500;

/**
 * A rename of a separator has no former code: each number that stands somewhere and would be read no more becomes an alias of its own, as
 * far as there is room. Returns the rename with them.
 */
export function withOwnAliases(renamed: Renamed, numbers: readonly string[]): Renamed {
  const { aliases = [] } = renamed.after;
  const own: Alias[] = [];
  for (const number of new Set(numbers)) {
    if (aliases.length + own.length >= ALIASES_MAX) break;
    const now = renamedNumber(renamed, number);
    if (now !== null && now !== number && !parseModelNumber(renamed.after, number).ok)
      own.push({ from: number, to: now });
  }
  return own.length === 0 ? renamed : { ...renamed, after: { ...renamed.after, aliases: [...aliases, ...own] } };
}
