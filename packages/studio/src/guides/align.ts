import {
  type CodesInTexts,
  codesInTexts,
  INNER_SEPARATORS,
  LONGEST_PREFIX,
  SEPARATORS,
} from './finding/codes-in-texts.ts';
import { type GatheredGroup, mayBeEmpty } from './gathered-groups.ts';

/** One way to read a printed number as codes of the groups, in their order. */
export interface Alignment {
  /** The number that was read. */
  text: string;
  prefix: string;
  /** Null for a group that prints nothing. */
  parts: readonly ({ separator: string; codes: readonly string[] } | null)[];
  /** Between the codes of one group; undefined where no group has several. */
  inner?: string;
  /** Less is better: groups that are skipped without a reason, and separators where none is expected. */
  cost: number;
}

/** The form that all numbers of the guide share. */
export interface Structure {
  prefix: string;
  /** Before each group; undefined where no example shows it. */
  separators: readonly (string | undefined)[];
  inner: string | undefined;
  /** Groups that an example leaves out. */
  skipped: ReadonlySet<number>;
  /** The alignment of each example; null where it does not fit. */
  alignments: readonly (Alignment | null)[];
}

/** Enough readings of one number: what is further is worse. */
const MOST_READINGS = 80;
const MOST_STEPS = 60_000;

interface Search {
  text: string;
  groups: readonly GatheredGroup[];
  stands: CodesInTexts;
  found: Alignment[];
  steps: number;
}

/** All readings of a number, the cheapest first. `series` are literals that may begin it; `stands` is shared by orders of the groups. */
export function alignmentsOf(
  text: string,
  groups: readonly GatheredGroup[],
  series: readonly string[],
  stands: CodesInTexts = codesInTexts(groups),
): Alignment[] {
  if (!stands.mayRead(text)) return [];
  const search: Search = { text, groups, stands, found: [], steps: 0 };
  for (let length = 0; length <= Math.min(LONGEST_PREFIX, text.length - 1); length++) {
    const prefix = text.slice(0, length);
    if (length > 0 && !/^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/.test(prefix)) break;
    const isKnown = series.some((code) => prefix.replace(/[-/ ._]$/, '') === code);
    const cost =
      length === 0 ? 0 : isKnown ? -1 : 0.4 + (/[-/ ._].*[-/ ._]/.test(prefix) ? 1 : 0) + (/\d/.test(prefix) ? 0.3 : 0);
    walk(search, length, 0, { text, prefix, parts: [], cost });
  }
  return search.found.sort((one, other) => one.cost - other.cost).slice(0, MOST_READINGS);
}

function walk(search: Search, at: number, index: number, so: Alignment): void {
  if (++search.steps > MOST_STEPS || search.found.length > MOST_READINGS * 8) return;
  const group = search.groups[index];
  if (group === undefined) {
    if (at === search.text.length && so.parts.some((part) => part !== null)) search.found.push(so);
    return;
  }
  const isFirst = so.parts.every((part) => part === null);
  for (const separator of isFirst ? [''] : SEPARATORS) {
    if (!search.text.startsWith(separator, at)) continue;
    const from = at + separator.length;
    for (const code of search.stands.at(group, search.text, from))
      takeMore(search, from + code.length, index, group, separator, [code], so);
  }
  walk(search, at, index + 1, { ...so, parts: [...so.parts, null], cost: so.cost + (mayBeEmpty(group) ? 0.5 : 4) });
}

/** Goes on after one code of a group, or with a further one where it has several. */
function takeMore(
  search: Search,
  at: number,
  index: number,
  group: GatheredGroup,
  separator: string,
  codes: readonly string[],
  so: Alignment,
): void {
  const isPadded = group.range === undefined && !group.options.some(({ code }) => code === codes.at(-1));
  const cost = so.cost + (separator === '' ? 0.15 : 0) + (isPadded ? 0.2 : 0);
  const step = { ...so, parts: [...so.parts, { separator, codes }], cost };
  walk(search, at, index + 1, step);
  if (!group.several || codes.length > 8 || codes.length === group.sequence?.max) return;
  const separators = so.inner === undefined ? INNER_SEPARATORS : [so.inner];
  for (const inner of separators) {
    if (!search.text.startsWith(inner, at)) continue;
    for (const code of search.stands.at(group, search.text, at + inner.length))
      if (group.sequence !== undefined || !codes.includes(code))
        takeMore(search, at + inner.length + code.length, index, group, separator, [...codes, code], { ...so, inner });
  }
}

/** The structure that most examples have in common, and of those the cheapest. */
export function structureOf(examples: readonly (readonly Alignment[])[]): Structure | null {
  let best: { structure: Structure; score: number } | null = null;
  for (const [index, seeds] of examples.entries()) {
    // Later examples begin a structure only where the earlier ones cannot.
    if (index > 0 && best !== null && best.structure.alignments.every((one, at) => one !== null || at >= index)) break;
    for (const seed of seeds) {
      const tried = grow(seed, index, examples);
      if (best === null || tried.score > best.score) best = tried;
    }
  }
  return best?.structure ?? null;
}

function grow(
  seed: Alignment,
  index: number,
  examples: readonly (readonly Alignment[])[],
): { structure: Structure; score: number } {
  const separators: (string | undefined)[] = [];
  const skipped = new Set<number>();
  let inner = seed.inner;
  let score = 0;
  const join = (alignment: Alignment) => {
    let isFirst = true;
    for (const [at, part] of alignment.parts.entries()) {
      if (part === null) skipped.add(at);
      else if (isFirst) isFirst = false;
      else separators[at] ??= part.separator;
    }
    inner ??= alignment.inner;
    score += 100 - alignment.cost;
  };
  join(seed);
  const alignments = examples.map((readings, at) => {
    if (at === index) return seed;
    const fitting = readings.find((reading) => agrees(reading, seed.prefix, separators, inner)) ?? null;
    if (fitting !== null) join(fitting);
    return fitting;
  });
  const different = new Set(separators.filter((one) => one !== undefined)).size;
  return {
    structure: { prefix: seed.prefix, separators, inner, skipped, alignments },
    score: score - Math.max(0, different - 1) * 0.5,
  };
}

function agrees(
  reading: Alignment,
  prefix: string,
  separators: readonly (string | undefined)[],
  inner: string | undefined,
): boolean {
  if (reading.prefix !== prefix) return false;
  if (reading.inner !== undefined && inner !== undefined && reading.inner !== inner) return false;
  let isFirst = true;
  for (const [at, part] of reading.parts.entries()) {
    if (part === null) continue;
    if (!isFirst && separators[at] !== undefined && separators[at] !== part.separator) return false;
    isFirst = false;
  }
  return true;
}
