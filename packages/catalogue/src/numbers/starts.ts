import type { ConfigGroup, Configurator } from '@millrace/configurator';

/**
 * The beginnings of a configurator's numbers: never too few, so that a text with another beginning is no number of it.
 * `''` stands for anything.
 */
export function startsOf(configurator: Configurator): readonly string[] {
  const starts = new Set([...startsOfToday(configurator), ...startsOfAliases(configurator)]);
  return starts.has('') ? [''] : [...starts];
}

/** The text that stands before `*` in old numbers. */
function startsOfAliases({ aliases = [] }: Configurator): readonly string[] {
  return aliases.flatMap(({ from, to, ...short }) =>
    from === undefined || to === undefined ? Object.keys(short) : [from.split('*', 1).join('')],
  );
}

function startsOfToday(configurator: Configurator): readonly string[] {
  const prefix = configurator.prefix ?? '';
  if (prefix !== '') return [prefix];
  const starts = new Set<string>();
  for (const group of configurator.configGroups) {
    for (const part of partsOf(group)) starts.add((group.separator ?? '') + part);
    if (!canPrintNothing(group)) return [...starts];
  }
  return [''];
}

const DIGITS = [...'0123456789'];

/** First characters of what a group prints. */
function partsOf(group: ConfigGroup): readonly string[] {
  if (group.printed === false) return [];
  const literal = group.whenHidden ?? '';
  const literals = literal === '' ? [] : [literal];
  if (group.kind === 'number') return [...literals, ...DIGITS, '-', '.'];
  // Whatever is typed, or the part begins with.
  if (group.kind === 'text' || group.kind === 'assembly') return [''];
  const options = (group.options ?? []).flatMap((option) => {
    if (option.isQtyPrefix === true) return DIGITS;
    const former = option.formerCodes ?? [];
    return option.code === '' && option.isQtySuffix === true ? [...DIGITS, ...former] : [option.code, ...former];
  });
  return [...literals, ...options.filter((code) => code !== '')];
}

/** Whether a number may go on to the next group while this one prints nothing. */
export function canPrintNothing(group: ConfigGroup): boolean {
  const mayHide = (group.showIf ?? []).length > 0 || (group.hideIf ?? []).length > 0;
  return (
    group.printed === false ||
    group.optional === true ||
    (group.multiselect === true && group.kind !== 'sequence' && group.optional !== false) ||
    (mayHide && (group.whenHidden ?? '') === '') ||
    (group.options ?? []).some((option) => option.code === '')
  );
}
