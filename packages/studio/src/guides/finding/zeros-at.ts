import type { GatheredGroup } from '../gathered-groups.ts';

/** Whether a code is another one without the zeros in front of it. */
export const hasLostZeros = (code: string, other: string): boolean =>
  code.length < other.length && /^\d+$/.test(code) && other === code.padStart(other.length, '0');

/** The code as it stands in a text with zeros that it has lost; null where none stand there, or the codes of its group have theirs. */
export function withZerosAt({ options }: GatheredGroup, code: string, text: string, at: number): string | null {
  if (!/^\d+$/.test(code) || text[at] !== '0') return null;
  const taken = options.filter((option) => option.isTaken && option.code !== '');
  if (!taken.every((option) => /^(?:0|[1-9]\d*)$/.test(option.code))) return null;
  const longest = Math.max(...taken.map((option) => option.code.length));
  const zeros = /^0+/.exec(text.slice(at))?.[0] ?? '';
  for (let count = zeros.length; count > 0; count--) {
    const printed = `${'0'.repeat(count)}${code}`;
    if (printed.length >= longest && printed.length <= longest + MOST_LOST && text.startsWith(printed, at))
      return printed;
  }
  return null;
}

/** Also the longest code of a group may have lost so many. */
const MOST_LOST = 2;
