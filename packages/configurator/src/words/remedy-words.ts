import {
  brand,
  type Cents,
  type ConfigGroup,
  type Configurator,
  type Loss,
  partConfigurator,
  type Remedy,
  type SingleChange,
} from '../index.ts';
import { causeWords, choiceWords, codeWords, groupWords, startingLarge } from './option-words.ts';

/**
 * The text of a remedy's button, with what it makes worse and what it costs; the button does exactly this. `misfits` are groups whose
 * choice is too small or too large: another one there fits, unless it is of another kind, such as the current of another motor.
 */
export function remedyWords(
  configurator: Configurator,
  group: string,
  { change, costs, losses }: Remedy,
  misfits: ReadonlySet<string>,
  money: ShortMoney,
): string {
  const isSameKind = losses.every(({ better }) => better !== 'same');
  const fits =
    isSameKind && change.kind === 'switch' && misfits.has(change.group) ? fittingWords(configurator, change) : null;
  const told = new Set(losses.map(lossWords));
  return [fits ?? bareChange(configurator, group, change), ...told, ...priceWords(costs, money)].join(', ');
}

function fittingWords(configurator: Configurator, { group, to }: Extract<SingleChange, { kind: 'switch' }>): string {
  return `${startingLarge(causeWords(configurator, { group, code: to }, ''))} fits`;
}

/** The maker's words, or `lower weather`. */
function lossWords({ of, better, text }: Loss): string {
  if (better === 'same') return text ?? `another ${of}`;
  return text ?? `${better === 'more' ? 'lower' : 'higher'} ${of}`;
}

/** Nothing wide: a line does not break between a sign and its amount. */
const JOINED = '\u2060';

/** Prints whole cents in the maker's currency, without decimals where there are none: `$74`. */
export type ShortMoney = (cents: Cents) => string;

/** `+$74`. */
function priceWords(costs: Remedy['costs'], money: ShortMoney): readonly string[] {
  if (costs === 'on-request') return ['price on request'];
  if (costs === null || costs === 0) return [];
  return [`${costs > 0 ? '+' : `−${JOINED}`}${money(brand<Cents>(Math.abs(costs)))}`];
}

function bareChange(configurator: Configurator, group: string, change: SingleChange): string {
  const data = configurator.configGroups.find(({ name }) => name === change.group);
  switch (change.kind) {
    case 'switch':
      return switchWords(configurator, change.group, change.to);
    case 'select': {
      if (change.replaces !== undefined) return switchWords(configurator, change.group, change.code);
      const words = choiceWords(configurator, change.group, change.code);
      return words === null
        ? `Choose ${groupWords(change.group)} ${codeWords(configurator, change.group, change.code)}`
        : `Choose ${words}`;
    }
    case 'unselect':
      return `Take off ${causeWords(configurator, change, group)}`;
    case 'clear':
      return `${data?.kind === 'assembly' && data.optional === true ? 'Leave out' : 'Clear'} ${groupWords(change.group)}`;
    case 'in-part':
      return inPartWords(configurator, data, change);
    case 'set-value': {
      return `Set ${groupWords(change.group)} to ${change.value}${data?.unit === undefined ? '' : ` ${data.unit}`}`;
    }
  }
}

/** `Backup float: set cord to 30 ft`. */
function inPartWords(
  configurator: Configurator,
  group: ConfigGroup | undefined,
  { change }: Extract<SingleChange, { kind: 'in-part' }>,
): string {
  const part = group === undefined ? null : partConfigurator(configurator, group);
  const words = part === null ? '' : bareChange(part, change.group, change);
  return `${startingLarge(groupWords(group?.name ?? ''))}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function switchWords(configurator: Configurator, group: string, code: string): string {
  const words = choiceWords(configurator, group, code) ?? codeWords(configurator, group, code);
  return `Switch ${groupWords(group)} to ${words}`;
}
