import type { ConfigGroup, Configurator } from '@millrace/configurator';

/** Words of an option, as its author wrote them; else its code. */
export function optionWords({ configGroups }: Configurator, group: string, code: string): string {
  const option = configGroups.find(({ name }) => name === group)?.options?.find((one) => one.code === code);
  return option?.description ?? option?.name ?? (code === '' ? 'the blank code' : code);
}

/** Whether its options are amounts, from the least on. */
function isAscending({ options = [] }: ConfigGroup): boolean {
  const amounts = options.map(({ code, description }) => Number.parseFloat(description ?? code));
  return amounts.every((amount, at) => amount > (amounts[at - 1] ?? Number.NEGATIVE_INFINITY));
}

/** Options of a group in words: all from one on (`25 A and above`), all up to one, or each by its name. */
export function listedOptions(configurator: Configurator, group: ConfigGroup, codes: readonly string[]): string {
  const all = (group.options ?? []).map(({ code }) => code);
  const words = codes.map((code) => optionWords(configurator, group.name, code));
  const from = all.indexOf(codes[0] ?? '');
  const isRun = codes.every((code, at) => all[from + at] === code);
  if (codes.length > 1 && codes.length === all.length) return `any ${group.name}`;
  if (codes.length > 1 && isRun && from + codes.length === all.length)
    return `${words[0]} ${isAscending(group) ? 'and above' : 'and all after it'}`;
  if (codes.length > 2 && isRun && from === 0) return `all up to ${words.at(-1)}`;
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
