import type { GatheredGroup, GatheredOption } from './gathered-groups.ts';

/** The subject of a phrase of the guide: options of a group, or the group whatever its answer. */
export interface Mention {
  group: GatheredGroup;
  options: readonly GatheredOption[] | 'any';
}

/** Words that join what is spoken of, and mean nothing themselves. */
const JOINTS =
  /^(?:a|an|the|and|or|&|options?|codes?|types?|series|with|for|at|in|on|of|any|models?|versions?|units?|both|either|only|is|are|be|used|position|suffix|suffixes|selected|available|this|these|it|item|items|please|note|that|must|may|can|also|always|when|if|where|whenever|then|chosen|ordered|specified|der|die|das|den|dem|und|oder|mit|für|bei|et|ou|le|la|les|un|une|avec|pour|en|du|de)$/i;

/** Reads a phrase as the options and groups that it names; null where a word of it is not understood. */
export function mentionsIn(phrase: string, groups: readonly GatheredGroup[]): Mention[] | null {
  const words = phrase
    .replaceAll(/[()“”"'‘’]/g, ' ')
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '');
  const found: Mention[] = [];
  let context: GatheredGroup | undefined;
  let pending: GatheredGroup | undefined;
  for (let at = 0; at < words.length; ) {
    const named = groupAt(words, at, groups);
    const option = optionAt(words, at, groups, context, named?.length ?? 0);
    if (option !== null) {
      found.push({ group: option.group, options: [option.option] });
      if (pending !== option.group && pending !== undefined) found.push({ group: pending, options: 'any' });
      pending = undefined;
      context = option.group;
      at += option.length;
    } else if (named !== null) {
      if (pending !== undefined) found.push({ group: pending, options: 'any' });
      // A group that is named after its options says which they were.
      pending = found.at(-1)?.group === named.group ? undefined : named.group;
      context = named.group;
      at += named.length;
    } else if (JOINTS.test(words[at] ?? '')) at++;
    else return null;
  }
  if (pending !== undefined) found.push({ group: pending, options: 'any' });
  return joined(found);
}

function joined(mentions: readonly Mention[]): Mention[] {
  const byGroup = new Map<GatheredGroup, Mention>();
  for (const { group, options } of mentions) {
    const so = byGroup.get(group)?.options ?? [];
    byGroup.set(group, {
      group,
      options: options === 'any' || so === 'any' ? 'any' : [...new Set([...so, ...options])],
    });
  }
  return [...byGroup.values()];
}

function groupAt(
  words: readonly string[],
  at: number,
  groups: readonly GatheredGroup[],
): { group: GatheredGroup; length: number } | null {
  let best: { group: GatheredGroup; length: number } | null = null;
  for (const group of groups) {
    const name = group.name.toLowerCase().split(/\s+/).map(singular);
    let length = 0;
    while (length < name.length && singular((words[at + length] ?? '').toLowerCase()) === name[length]) length++;
    // The first words of a name are enough where no other group begins with them.
    const begin = name.slice(0, length).join(' ');
    const isEnough =
      length === name.length ||
      (length > 0 &&
        begin.length >= 4 &&
        groups.filter(
          (other) => other.name.toLowerCase().split(/\s+/).map(singular).slice(0, length).join(' ') === begin,
        ).length === 1);
    if (isEnough && length > (best?.length ?? 0)) best = { group, length };
  }
  return best;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word);

/** The option whose code, or whose words, stand there: of the group spoken of, or of the only one that has it. */
function optionAt(
  words: readonly string[],
  at: number,
  groups: readonly GatheredGroup[],
  context: GatheredGroup | undefined,
  longerThan: number,
): { group: GatheredGroup; option: GatheredOption; length: number } | null {
  for (let length = Math.min(6, words.length - at); length > longerThan; length--) {
    const text = words.slice(at, at + length).join(' ');
    const matching = groups.flatMap((group) =>
      group.options
        .filter((option) => option.isTaken && isNamed(option, text))
        .map((option) => ({ group, option, length })),
    );
    const inContext = matching.filter(({ group }) => group === context);
    const byCode = matching.filter(({ option }) => hasCode(option, text));
    for (const candidates of [inContext.filter(({ option }) => hasCode(option, text)), inContext, byCode, matching])
      if (candidates.length === 1) return candidates[0] ?? null;
  }
  return null;
}

/** A separator that the guide prints before a code is none of its own. */
const hasCode = ({ code }: GatheredOption, text: string): boolean =>
  code !== '' && (code === text || code === text.replace(/^[-/._]/, ''));

function isNamed(option: GatheredOption, text: string): boolean {
  if (hasCode(option, text)) return true;
  const wanted = ofTrade(text.toLowerCase().replaceAll('-', ' '));
  if (wanted.length < 3 || JOINTS.test(wanted)) return false;
  const words = ofTrade(option.words.toLowerCase().replaceAll('-', ' '))
    .replaceAll(/[(),;]|\.(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s±<>≤≥~]+/, '')
    .trim();
  return words === wanted || (words.startsWith(`${wanted} `) && /\p{L}{3}|\d\s?[\p{L}%°]/u.test(wanted));
}

/** Stainless steel of any grade in any spelling is one word. */
const ofTrade = (words: string): string =>
  words.replaceAll(
    /\b(?:[34]\d\dl?\s+)?(?:stainless(?:\s+steel)?|st\.?\s?steel|s\.s\.|ss)(?=[\s),;]|$)(?:\s+[34]\d\dl?\b)?/g,
    'stainless',
  );
