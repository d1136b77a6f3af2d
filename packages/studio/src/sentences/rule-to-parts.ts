import {
  type Configurator,
  type MeasureSyntax,
  type Operator,
  piecesOf,
  printDecimal,
  type Rule,
  type RuleList,
  ruleNames,
} from '@millrace/configurator';
import { type Part, words } from './part.ts';

/** A list of rules as pieces of a sentence: `Supply is 480 V or 600 V and Enclosure has amps of at least 25`. */
export function ruleListToParts(configurator: Configurator, rules: RuleList): Part[] {
  if (rules.length === 0) return [{ is: 'never', text: 'never' }];
  return joined(
    rules.map((rule) => ruleToParts(configurator, rule)),
    { is: 'and', text: 'and' },
  );
}

/** A rule as pieces of a sentence, whatever stands in it. */
export function ruleToParts(configurator: Configurator, rule: Rule): Part[] {
  const alternatives = piecesOf(rule, ruleNames(configurator));
  return joined(
    alternatives.map(({ alternative, source }): Part[] => {
      switch (alternative.kind) {
        case 'codes':
          return codesToParts(configurator, alternative.group, alternative.codes);
        case 'compare':
          return [
            ...sideToParts(alternative.left),
            operatorPart(alternative.operator),
            ...sideToParts(alternative.right),
          ];
        case 'text': {
          const { group, attribute, text } = alternative;
          return [
            ...namedToParts({ group, attribute }),
            operatorPart('='),
            { is: 'quoted', value: text, text: `“${text}”` },
          ];
        }
        default:
          return [{ is: 'unreadable', source, text: source }];
      }
    }),
    { is: 'or', text: 'or' },
  );
}

/** A number, or what is measured, as pieces. */
export function sideToParts(side: number | MeasureSyntax): Part[] {
  if (typeof side === 'number') return [numberPart(side)];
  if (side.kind !== 'sum') return namedToParts(side);
  const terms = side.terms.flatMap(({ factor, measure }, at): Part[] => {
    const isLess = factor < 0 || Object.is(factor, -0);
    const sign: Part[] = isLess
      ? [{ is: 'sign', sign: '-', text: at === 0 ? 'minus' : 'less' }]
      : at === 0
        ? []
        : [{ is: 'sign', sign: '+', text: 'plus' }];
    const size = Math.abs(factor);
    if (measure === null) return [...sign, numberPart(size)];
    const times: Part[] = size === 1 ? [] : [numberPart(size), { is: 'times', text: '×' }];
    return [...sign, ...times, ...namedToParts(measure)];
  });
  return [{ is: 'sum', text: 'the sum of' }, ...terms, { is: 'end-of-sum', text: '' }];
}

function codesToParts(configurator: Configurator, group: string, codes: readonly string[]): Part[] {
  const options = configurator.configGroups.find(({ name }) => name === group)?.options ?? [];
  const named = codes.map((code): Part => {
    const option = options.find((one) => one.code === code);
    return { is: 'code', code, text: option?.description ?? option?.name ?? (code === '' ? 'the blank code' : code) };
  });
  const listed = named.flatMap((part, at): Part[] => {
    if (at === 0) return [part];
    return [words(at === named.length - 1 ? 'or' : ','), part];
  });
  return [{ is: 'group', name: group, text: group }, words('is'), ...listed];
}

function namedToParts({ group, attribute }: { group: string | null; attribute: string }): Part[] {
  const text = saysItself(group, attribute) ? '' : (ATTRIBUTES[attribute] ?? attribute);
  const named: Part = { is: 'attribute', name: attribute, text };
  return group === null ? [words('all'), named] : [{ is: 'group', name: group, text: group }, named];
}

/** Whether a group is called after what is measured: of `Motor amps`, the amps go without saying. */
const saysItself = (group: string | null, attribute: string): boolean =>
  group?.toLowerCase().endsWith(` ${attribute.toLowerCase()}`) === true;

const ATTRIBUTES: Readonly<Record<string, string>> = { value: 'value', count: 'count', quantity: 'pieces' };

const OPERATORS: Readonly<Record<Operator, string>> = {
  '<': 'below',
  '<=': 'at most',
  '=': 'exactly',
  '>=': 'at least',
  '>': 'above',
};
const operatorPart = (operator: Operator): Part => ({ is: 'operator', operator, text: OPERATORS[operator] });

export function numberPart(value: number): Part {
  const text = printDecimal(value);
  return { is: 'number', value: text, text };
}

function joined(lists: readonly (readonly Part[])[], between: Part): Part[] {
  return lists.flatMap((list, at) => (at === 0 ? list : [between, ...list]));
}
