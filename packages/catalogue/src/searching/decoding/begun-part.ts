import { type ConfigGroup, type Configurator, type ParseResult, partConfigurator } from '@millrace/configurator';
import { separatorOf } from './cells.ts';

/** A text that is no number: how far it read, and what was expected there. */
export type Failure = Extract<ParseResult, { expected: unknown }>;

/** The number of a part that a text begins and does not read whole. Places are in the text. */
export interface BegunPart {
  group: ConfigGroup;
  part: Configurator;
  /** The beginning of what opens it, and of its number. */
  openAt: number;
  from: number;
  /** The end of its number, and of what closes it. */
  to: number;
  closedAt: number;
}

/** Finds the part that is begun where a text stops reading; `readTo` is the end of the last cell before it. */
export function begunPart(
  configurator: Configurator,
  text: string,
  { expected, parsed }: Failure,
  readTo: number,
): BegunPart | null {
  for (const { group: name } of expected) {
    const group = configurator.configGroups.find((one) => one.name === name);
    const part = group?.kind === 'assembly' ? partConfigurator(configurator, group) : null;
    if (group === undefined || part === null) continue;
    const { open = '(', close = ')' } = group;
    const openAt = [separatorOf(configurator, name), ''].find((before) => text.startsWith(before + open, readTo));
    if (openAt === undefined) continue;
    const from = readTo + openAt.length + open.length;
    if (from > parsed) continue;
    const closing = close === '' ? -1 : text.indexOf(close, parsed);
    const to = closing < 0 ? text.length : closing;
    return { group, part, openAt: from - open.length, from, to, closedAt: closing < 0 ? to : to + close.length };
  }
  return null;
}
