import type { ConfigOption, Configurator } from '../index.ts';

/** A group's name inside a sentence: `Float cable` → `float cable`, `HOA switch` as it is. */
export function groupWords(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The name of an option in a sentence: its code, or its words when the code is blank. */
export function codeWords(configurator: Configurator, groupName: string, code: string): string {
  if (code !== '') return code;
  const group = configurator.configGroups.find((candidate) => candidate.name === groupName);
  const option = group?.options?.find((candidate) => candidate.code === '');
  return option === undefined ? 'none' : `“${optionText(configurator, option)}”`;
}

/** The words of an option inside a sentence; null where it has none. A blank code's are the default's, told with its group. */
export function choiceWords(configurator: Configurator, groupName: string, code: string): string | null {
  if (code === '') return null;
  const group = configurator.configGroups.find((candidate) => candidate.name === groupName);
  const option = group?.options?.find((candidate) => candidate.code === code);
  const own = option?.name ?? option?.description ?? null;
  return configurator.privateLabel === true ? (option?.altDescription ?? own) : own;
}

/** The text of an option's row: its full name, else its description; for private-label customers the other one. */
export function optionText(configurator: Pick<Configurator, 'privateLabel'>, option: ConfigOption): string {
  const own = option.displayName ?? option.description ?? option.name ?? option.code;
  return startingLarge(configurator.privateLabel === true ? (option.altDescription ?? own) : own);
}

/** `three-phase` as `Three-phase`; `mA output` and codes as they are. */
export function startingLarge(text: string): string {
  return /^[a-z]{3}/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The words of a choice; without any `alarm AB`, or only the code when the text is about that group. */
export function causeWords(
  configurator: Configurator,
  cause: { group: string; code?: string },
  ownGroup: string,
): string {
  if (cause.code === undefined) return `this ${groupWords(cause.group)}`;
  const words = choiceWords(configurator, cause.group, cause.code);
  if (words !== null) return words;
  const code = codeWords(configurator, cause.group, cause.code);
  return cause.group === ownGroup ? code : `${groupWords(cause.group)} ${code}`;
}
