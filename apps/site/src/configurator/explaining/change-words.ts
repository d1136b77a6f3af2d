import {
  brand,
  type Cents,
  type Configurator,
  type Evaluation,
  evaluate,
  type FreeingChange,
} from '@millrace/configurator';
import { dollars } from '../../nameplate/price-text.ts';
import { causeWords, choiceWords, codeWords, groupWords } from './option-words.ts';

/** The text of the button of a freeing change, with what it costs; the button does exactly this. */
export function changeWords(
  configurator: Configurator,
  group: string,
  change: FreeingChange,
  costs: Cents | null,
): string {
  const words = bareChange(configurator, group, change);
  if (costs === null || costs === 0) return words;
  return `${words}, ${costs > 0 ? '+' : '−'}${dollars(brand(Math.abs(costs)))}`;
}

/** Returns the cents that a change adds to the price, in cents; null where one of the two prices is on request. */
export function costOf(configurator: Configurator, { total }: Evaluation, change: FreeingChange): Cents | null {
  const after = evaluate(configurator, change.selection).total;
  return total === null || after === null ? null : brand(after - total);
}

/** Whether a change answers a question that the visitor has not come to: the button would decide it for them. */
export function answersAnotherQuestion(
  configurator: Configurator,
  { groups }: Evaluation,
  change: FreeingChange,
): boolean {
  if (change.kind === 'switch' || change.kind === 'unselect') return false;
  const group = configurator.configGroups.find(({ name }) => name === change.group);
  const isAnswered = groups.some(({ name, answered }) => name === change.group && answered);
  return !isAnswered && group?.multiselect !== true && group?.optional !== true;
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
