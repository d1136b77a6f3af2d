import type { ConfigGroup, ConfigOption, Configurator } from '@millrace/configurator';
import { looseWords, plainWords, withoutFootnote } from '../../sheets/plain-words.ts';

/** The codes that a label of a sheet stands for in one group; `footnote` is the mark that was left out to read it. */
interface FoundCodes {
  codes: readonly string[];
  footnote: string | null;
}

/** The options of one group by all that a sheet may call them. */
export interface OptionIndex {
  group: ConfigGroup;
  codes: ReadonlySet<string>;
  find(label: string): FoundCodes | null;
}

const kept = new WeakMap<ConfigGroup, OptionIndex>();

/** Finds the options of a group by code or words, or both together. It is made once for a group. */
export function optionIndex(group: ConfigGroup): OptionIndex {
  const index = kept.get(group) ?? madeIndex(group);
  kept.set(group, index);
  return index;
}

function madeIndex(group: ConfigGroup): OptionIndex {
  const options = group.options ?? [];
  const exact = new Map(options.map(({ code }) => [code, code]));
  const tiers = TIERS.map((names) => uniqueNames(options, names));
  const one = (label: string): string | null => {
    const plain = plainWords(label);
    const code = exact.get(label) ?? exact.get(plain);
    if (code !== undefined && code !== '') return code;
    const loose = looseWords(label);
    for (const names of tiers) {
      const found = names.get(loose);
      if (found !== undefined) return found;
    }
    return null;
  };
  const known = new Map<string, FoundCodes | null>();
  const find = (label: string): FoundCodes | null => {
    const whole = one(label);
    if (whole !== null) return { codes: [whole], footnote: null };
    const several = severalCodes(label, one, options);
    if (several !== null) return { codes: several, footnote: null };
    const bare = withoutFootnote(label);
    const noted = bare === null ? null : (asList(one(bare.text)) ?? severalCodes(bare.text, one, options));
    return noted === null || bare === null ? null : { codes: noted, footnote: bare.mark };
  };
  return {
    group,
    codes: new Set(exact.keys()),
    find(label) {
      const before = known.get(label);
      if (before !== undefined) return before;
      const found = find(label);
      known.set(label, found);
      return found;
    },
  };
}

/** Indexes of all groups that have options. */
export const optionIndexes = ({ configGroups }: Configurator): OptionIndex[] =>
  configGroups.filter(({ options = [] }) => options.length > 0).map((group) => optionIndex(group));

const asList = (code: string | null): string[] | null => (code === null ? null : [code]);

type Names = (option: ConfigOption) => readonly (string | undefined)[];

const wordsOf: Names = ({ description, name, displayName, altDescription }) => [
  description,
  name,
  displayName,
  altDescription,
];

/** From the surest to what is only likely. A name that two options of the group have means neither. */
const TIERS: readonly Names[] = [
  ({ code }) => [code],
  wordsOf,
  (option) =>
    wordsOf(option).flatMap((words) =>
      words === undefined || option.code === ''
        ? []
        : [
            `${option.code} ${words}`,
            `${option.code} - ${words}`,
            `${option.code}: ${words}`,
            `${option.code} = ${words}`,
            `${option.code} (${words})`,
            `${words} (${option.code})`,
            `${words} ${option.code}`,
            `${words} - ${option.code}`,
            `(${option.code}) ${words}`,
          ],
    ),
  ({ formerCodes = [] }) => formerCodes,
  // A spreadsheet made a number of it: 010 is 10, 00 is 0.
  ({ code }) => (/^0+\d+$/.test(code) ? [String(Number(code))] : []),
  ({ code }) => (/^\d+$/.test(code) ? [`${Number(code)}.0`] : []),
  // Blanks within codes and words come and go.
  (option) => [option.code, ...wordsOf(option)].map((text) => text?.replaceAll(' ', '')),
  ({ code }) => (code === '' ? ['(blank)', 'blank', 'none', '(none)', '""', '-'] : []),
];

function uniqueNames(options: readonly ConfigOption[], names: Names): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const option of options)
    for (const name of names(option)) {
      const loose = name === undefined ? '' : looseWords(name);
      if (loose === '') continue;
      const other = found.get(loose);
      found.set(loose, other === undefined || other === option.code ? option.code : null);
    }
  return new Map([...found].flatMap(([name, code]) => (code === null ? [] : [[name, code]])));
}

/** From the widest apart: a code may have a stroke in it. */
const BETWEEN: readonly RegExp[] = [/\s*[|;\n]\s*/, /\s*,\s*/, /\s*(?:&|\bor\b|\band\b)\s*/i, /\s*\/\s*/];
const TO = /\s*(?:\.{2,3}|\bthrough\b|\bthru\b|\bto\b|-)\s*/i;

/** `A, B`, `A/B`, `A or B`, and `T05…T25`: from one option to another in their order; null unless all of it is read. */
function severalCodes(
  label: string,
  one: (label: string) => string | null,
  options: readonly ConfigOption[],
  separators = BETWEEN,
): string[] | null {
  const run = fromTo(label, one, options);
  if (run !== null) return run;
  for (const [at, separator] of separators.entries()) {
    const parts = label.split(separator).filter((part) => part.trim() !== '');
    if (parts.length < 2) continue;
    const finer = separators.slice(at + 1);
    const read = parts.map((part) => asList(one(part)) ?? severalCodes(part, one, options, finer));
    if (read.every((codes) => codes !== null)) return [...new Set(read.flat())];
  }
  return null;
}

function fromTo(
  part: string,
  one: (label: string) => string | null,
  options: readonly ConfigOption[],
): string[] | null {
  const ends = plainWords(part).split(TO);
  if (ends.length !== 2) return null;
  const [from, to] = ends.map((end) => options.findIndex(({ code }) => code === one(end)));
  if (from === undefined || to === undefined || from < 0 || to < from) return null;
  return options.slice(from, to + 1).map(({ code }) => code);
}
