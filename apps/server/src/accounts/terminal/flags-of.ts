/** Whether a word follows a flag. */
export type FlagKind = 'value' | 'alone';

/**
 * Flags (`--role editor`) by name; null when one is unknown, given twice, or lacks its value. A flag without a value is
 * ''.
 */
export function flagsOf(
  words: readonly string[],
  kinds: Readonly<Record<string, FlagKind>>,
): Record<string, string> | null {
  const flags = new Map<string, string>();
  for (let at = 0; at < words.length; at += 1) {
    const name = words[at]?.replace(/^--/, '') ?? '';
    const isFlag = words[at] === `--${name}` && Object.hasOwn(kinds, name) && !flags.has(name);
    if (!isFlag) return null;
    const value = kinds[name] === 'alone' ? '' : words[at + 1];
    if (value === undefined || value.startsWith('--')) return null;
    flags.set(name, value);
    if (kinds[name] === 'value') at += 1;
  }
  return Object.fromEntries(flags);
}
