import type { GatheredGroup } from '../gathered-groups.ts';
import { withZerosAt } from './zeros-at.ts';

/** Signs between the codes of two groups, the likely first. */
export const SEPARATORS = ['-', '/', '', '.', '_', ' ', ':', '+', ',', '#'];
/** Signs between two codes of one group, the likely first. */
export const INNER_SEPARATORS = ['', '+', '|', ',', '/', '&', '-'];
/** Characters at most that stand before the code of the first group. */
export const LONGEST_PREFIX = 14;

/** The places of codes in texts. Each is found once: a guide of six groups has its texts read in 720 orders of them. */
export interface CodesInTexts {
  /** The codes of a group that stand in a text from there on, the longest first. */
  at(group: GatheredGroup, text: string, from: number): readonly string[];
  /** False where a text reads as codes of the groups in no order of them. */
  mayRead(text: string): boolean;
}

export function codesInTexts(groups: readonly GatheredGroup[]): CodesInTexts {
  const found = new Map(groups.map((group) => [group, new Map<string, string[][]>()]));
  const readable = new Map<string, boolean>();
  const at: CodesInTexts['at'] = (group, text, from) => {
    const ofGroup = found.get(group);
    const ofText = ofGroup?.get(text) ?? [];
    if (ofText.length === 0) ofGroup?.set(text, ofText);
    ofText[from] ??= codesAt(group, text, from);
    return ofText[from];
  };
  return {
    at,
    mayRead(text) {
      const known = readable.get(text);
      if (known !== undefined) return known;
      const reads = isMadeOfCodes(text, (from) => groups.flatMap((group) => at(group, text, from)));
      readable.set(text, reads);
      return reads;
    },
  };
}

/** Whether codes with separators between them lead from a beginning to the end of the text. */
function isMadeOfCodes(text: string, codesFrom: (from: number) => readonly string[]): boolean {
  const between = new Set([...SEPARATORS, ...INNER_SEPARATORS]);
  const begins = new Set(Array.from({ length: Math.min(LONGEST_PREFIX, text.length - 1) + 1 }, (_, at) => at));
  for (let from = 0; from < text.length; from++) {
    if (!begins.has(from)) continue;
    for (const code of codesFrom(from)) {
      const to = from + code.length;
      if (to === text.length) return true;
      for (const separator of between) if (text.startsWith(separator, to)) begins.add(to + separator.length);
    }
  }
  return false;
}

function codesAt(group: GatheredGroup, text: string, at: number): string[] {
  if (group.range !== undefined) {
    const { before, digits, after, from, to, step } = group.range;
    const parts = Number.isInteger(step) ? '' : '(?:\\.\\d+)?';
    const width = digits === 0 ? `{1,${String(to).length}}` : `{${digits}}`;
    const found = new RegExp(`^${before}(\\d${width}${parts})${after}`).exec(text.slice(at));
    const value = Number(found?.[1]);
    return found !== null && value >= from && value <= to ? [found[0]] : [];
  }
  return group.options
    .filter(({ code, isTaken }) => isTaken && code !== '')
    .flatMap(({ code }) => (text.startsWith(code, at) ? code : (withZerosAt(group, code, text, at) ?? [])))
    .sort((one, other) => other.length - one.length);
}
