import { brand, type Configurator, type FreeingChange, type Loss, type Remedy } from '@millrace/configurator';
import { dollars } from '../../nameplate/price-text.ts';
import { causeWords, choiceWords, codeWords, groupWords, startingLarge } from './option-words.ts';

/**
 * The text of a remedy's button, with what it makes worse and what it costs; the button does exactly this. `misfits` are groups whose
 * choice is too small or too large: another one there fits.
 */
export function remedyWords(
  configurator: Configurator,
  group: string,
  { change, costs, losses }: Remedy,
  misfits: ReadonlySet<string>,
): string {
  const fits = change.kind === 'switch' && misfits.has(change.group) ? fittingWords(configurator, change) : null;
  return [fits ?? bareChange(configurator, group, change), ...losses.map(lossWords), ...priceWords(costs)].join(', ');
}

function fittingWords(configurator: Configurator, { group, to }: Extract<FreeingChange, { kind: 'switch' }>): string {
  return `${startingLarge(causeWords(configurator, { group, code: to }, ''))} fits`;
}

/** The maker's words, or `lower weather`. */
function lossWords({ of, better, text }: Loss): string {
  return text ?? `${better === 'more' ? 'lower' : 'higher'} ${of}`;
}

/** `+$74`, without cents where there are none. */
function priceWords(costs: Remedy['costs']): readonly string[] {
  if (costs === 'on-request') return ['price on request'];
  if (costs === null || costs === 0) return [];
  return [`${costs > 0 ? '+' : '−'}${dollars(brand(Math.abs(costs))).replace(/\.00$/, '')}`];
}

function bareChange(configurator: Configurator, group: string, change: FreeingChange): string {
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
      return `Clear ${groupWords(change.group)}`;
    case 'set-value': {
      const unit = configurator.configGroups.find((candidate) => candidate.name === change.group)?.unit;
      return `Set ${groupWords(change.group)} to ${change.value}${unit === undefined ? '' : ` ${unit}`}`;
    }
  }
}

function switchWords(configurator: Configurator, group: string, code: string): string {
  const words = choiceWords(configurator, group, code) ?? codeWords(configurator, group, code);
  return `Switch ${groupWords(group)} to ${words}`;
}
