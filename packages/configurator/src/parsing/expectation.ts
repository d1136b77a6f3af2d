import type { Compiled } from '../compiled/compiled.ts';
import { editDistance } from './closest.ts';
import type { Progress } from './progress.ts';

const MOST_CLOSEST = 5;

/** Groups that could go on where the search stopped, with their codes; none for a number group. */
export function expectedThere({
  expected,
  furthest,
}: Progress): readonly { group: string; codes: readonly string[] }[] {
  return [...(expected.get(furthest) ?? [])].map(([group, options]) => ({
    group: group.name,
    codes: [...new Set(Array.from(options, ({ code }) => code))],
  }));
}

interface Candidate {
  group: string;
  code: string;
  distance: number;
}

/**
 * The codes most like the text where the search stopped; in the middle of a part also those most like the whole part.
 */
export function closestCodes(
  compiled: Compiled,
  text: string,
  { expected, furthest }: Progress,
): readonly { group: string; code: string }[] {
  const separators = separatorsOf(compiled);
  const candidates: Candidate[] = [];
  // At the end of a part nothing stands there that could be like a code.
  if (endOfPart(text, furthest, separators) === furthest) return [];
  const part = startOfPart(text, furthest, separators, compiled.prefix);
  for (const at of part === furthest ? [furthest] : [furthest, part]) {
    const token = text.slice(at, endOfPart(text, at, separators));
    for (const [group, options] of expected.get(at) ?? []) {
      for (const { code, data } of options) {
        const bare = data.isQtyPrefix === true ? token.replace(/^\d+/, '') : token;
        if (code !== '')
          candidates.push({
            group: group.name,
            code,
            distance: Math.min(editDistance(token, code), editDistance(bare, code)),
          });
      }
    }
  }
  const sorted = candidates.sort((a, b) => a.distance - b.distance);
  const best = sorted.filter((c, at) => sorted.findIndex((d) => d.group === c.group && d.code === c.code) === at);
  return best.slice(0, MOST_CLOSEST).map(({ group, code }) => ({ group, code }));
}

function separatorsOf({ groups, groupSeparator }: Compiled): readonly string[] {
  const own = groups.flatMap(({ data, optionSeparator }) => [optionSeparator, data.separator ?? '']);
  const all = [groupSeparator, ...own];
  return [...new Set(all)].filter((separator) => separator !== '');
}

function endOfPart(text: string, from: number, separators: readonly string[]): number {
  const ends = separators.map((separator) => text.indexOf(separator, from)).filter((at) => at >= 0);
  return Math.min(text.length, ...ends);
}

function startOfPart(text: string, before: number, separators: readonly string[], prefix: string): number {
  const starts = separators.map((separator) => {
    const at = text.slice(0, before).lastIndexOf(separator);
    return at < 0 ? 0 : at + separator.length;
  });
  return Math.max(text.startsWith(prefix) ? prefix.length : 0, ...starts);
}
