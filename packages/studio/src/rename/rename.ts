import { type Configurator, GROUP_SEPARATOR } from '@millrace/configurator';

/**
 * A new name for a group or a table, a new code for an option, a new beginning of all numbers, or another sign between the parts of
 * groups.
 */
export type Rename =
  | { of: 'prefix'; from: string; to: string }
  /** Of the number; of one group, before its part, where it has a separator of its own. */
  | { of: 'separator'; group: string | null; from: string; to: string }
  | { of: 'group'; from: string; to: string }
  | { of: 'table'; from: string; to: string }
  | { of: 'code'; group: string; from: string; to: string };

/** Why a rename cannot be made, with the facts for whoever words it. */
export type RenameRefusal =
  | { code: 'unknown-family'; familyId: number }
  | { code: 'no-configurator'; familyId: number }
  | { code: 'unknown-group'; group: string }
  | { code: 'unknown-table'; table: string }
  | { code: 'unknown-code'; group: string; option: string }
  | { code: 'unknown-prefix'; prefix: string }
  | { code: 'unknown-separator'; separator: string }
  /** Parts that stand beside each other without a sign may read in two ways. */
  | { code: 'blank-separator' }
  | { code: 'same-name' }
  /** The blank code prints nothing: what becomes of it, or becomes it, reads otherwise. */
  | { code: 'blank-code' }
  | { code: 'reserved-name'; name: string }
  /** Another group, table or fact, or another option's code, today's or former, is named so; or a code has the separator in it. */
  | { code: 'clash'; with: 'group' | 'table' | 'fact' | 'code' | 'former-code'; name: string; option?: string };

/** The reason that keeps a rename from being made in a configurator; null where it can be made. */
export function refusalOf(configurator: Configurator, rename: Rename): RenameRefusal | null {
  if (rename.from === rename.to) return { code: 'same-name' };
  if (rename.of === 'group' || rename.of === 'table') return nameRefusal(configurator, rename);
  if (rename.of === 'code') return codeRefusal(configurator, rename);
  if (rename.of === 'separator') return separatorRefusal(configurator, rename);
  return (configurator.prefix ?? '') === rename.from ? null : { code: 'unknown-prefix', prefix: rename.from };
}

/** The separator that stands between the parts of all groups, or before the part of one that has its own; undefined: it has none. */
export function separatorOf(
  { configGroups, groupSeparator = GROUP_SEPARATOR }: Configurator,
  group: string | null,
): string | undefined {
  return group === null ? groupSeparator : configGroups.find(({ name }) => name === group)?.separator;
}

function separatorRefusal(
  configurator: Configurator,
  { group, from, to }: Extract<Rename, { of: 'separator' }>,
): RenameRefusal | null {
  if (separatorOf(configurator, group) !== from) return { code: 'unknown-separator', separator: from };
  if (to === '') return { code: 'blank-separator' };
  for (const { name, options = [] } of configurator.configGroups)
    for (const { code } of options) if (code.includes(to)) return { code: 'clash', with: 'code', name, option: code };
  return null;
}

function nameRefusal(
  { configGroups, tables = [], facts = [] }: Configurator,
  { of, from, to }: Extract<Rename, { of: 'group' | 'table' }>,
): RenameRefusal | null {
  const own = of === 'group' ? configGroups : tables;
  if (!own.some(({ name }) => name === from))
    return of === 'group' ? { code: 'unknown-group', group: from } : { code: 'unknown-table', table: from };
  if (to === '' || to.startsWith('@') || to.startsWith('sum(')) return { code: 'reserved-name', name: to };
  const others = { group: configGroups, table: tables, fact: facts } as const;
  for (const [kind, named] of Object.entries(others) as ['group' | 'table' | 'fact', { name: string }[]][])
    if (named.some(({ name }) => name === to)) return { code: 'clash', with: kind, name: to };
  return null;
}

function codeRefusal(
  { configGroups }: Configurator,
  { group, from, to }: Extract<Rename, { of: 'code' }>,
): RenameRefusal | null {
  const options = configGroups.find(({ name }) => name === group)?.options;
  if (options === undefined) return { code: 'unknown-group', group };
  if (!options.some(({ code }) => code === from)) return { code: 'unknown-code', group, option: from };
  if (from === '' || to === '') return { code: 'blank-code' };
  for (const { code, formerCodes = [] } of options) {
    if (code === to) return { code: 'clash', with: 'code', name: to, option: code };
    if (code !== from && formerCodes.includes(to))
      return { code: 'clash', with: 'former-code', name: to, option: code };
  }
  return null;
}
