import {
  type Configurator,
  type LimitBound,
  type MeasureSyntax,
  parseMeasure,
  type RuleList,
  ruleNames,
} from '@millrace/configurator';
import type { Part } from './part.ts';
import { numberPart, ruleListToParts, sideToParts } from './rule-to-parts.ts';

/** A statement of a configurator about a group, of an option, of a fact or of the whole number, in one sentence. */
export type Statement =
  | { does: RuleField; rules: RuleList }
  | { does: 'requirement'; if?: RuleList; then: RuleList; text?: string }
  | { does: 'limit'; if?: RuleList; of?: string; min?: LimitBound; max?: LimitBound }
  | { does: 'price'; if?: RuleList; price: number | null }
  | { does: 'value'; if?: RuleList; value: number | string }
  | { does: 'measure'; if?: RuleList; measure: string };

export type RuleField = 'showIf' | 'hideIf' | 'enableIf' | 'disableIf' | 'selectIf';

const LEADS: Readonly<Record<Statement['does'], string>> = {
  showIf: 'shown only while',
  hideIf: 'hidden while',
  enableIf: 'only with',
  disableIf: 'not with',
  selectIf: 'always with',
  requirement: 'the number needs',
  limit: 'limited',
  price: 'costs',
  value: 'is',
  measure: 'is',
};

/** A statement as pieces of a sentence; `partsToStatement` reads them back. */
export function statementToParts(configurator: Configurator, statement: Statement): Part[] {
  const lead: Part = { is: 'does', what: statement.does, text: LEADS[statement.does] };
  return [lead, ...fieldsOf(configurator, statement)];
}

function fieldsOf(configurator: Configurator, statement: Statement): Part[] {
  const rules = (list: RuleList) => ruleListToParts(configurator, list);
  const bound = (one: LimitBound) => boundToParts(configurator, one);
  const condition =
    'if' in statement && statement.if !== undefined ? [field('if', 'while'), ...rules(statement.if)] : [];
  switch (statement.does) {
    case 'requirement':
      return [
        ...rules(statement.then),
        ...condition,
        ...(statement.text === undefined ? [] : [field('text', 'and says'), quoted(statement.text)]),
      ];
    case 'limit':
      return [
        ...(statement.of === undefined
          ? []
          : [field('of', 'in'), { is: 'attribute', name: statement.of, text: statement.of } as const]),
        ...(statement.min === undefined ? [] : [field('min', 'to at least'), ...bound(statement.min)]),
        ...(statement.max === undefined ? [] : [field('max', 'to at most'), ...bound(statement.max)]),
        ...condition,
      ];
    case 'price':
      return [
        ...(statement.price === null ? [field('request', 'on request')] : [numberPart(statement.price)]),
        ...condition,
      ];
    case 'value':
      return [
        typeof statement.value === 'number' ? numberPart(statement.value) : quoted(statement.value),
        ...condition,
      ];
    case 'measure':
      return [...bound(statement.measure), ...condition];
    default:
      return rules(statement.rules);
  }
}

const field = (name: string, text: string): Part => ({ is: 'field', field: name, text });
const quoted = (value: string): Part => ({ is: 'quoted', value, text: `“${value}”` });

/** A number, the name of a number group, or a measure; what cannot be read stands as it is written. */
function boundToParts(configurator: Configurator, bound: LimitBound): Part[] {
  if (typeof bound === 'number') return [numberPart(bound)];
  if (configurator.configGroups.some(({ name }) => name === bound)) return [{ is: 'group', name: bound, text: bound }];
  const measure: MeasureSyntax | null = parseMeasure(bound, ruleNames(configurator));
  return measure === null ? [{ is: 'unreadable', source: bound, text: bound }] : sideToParts(measure);
}
