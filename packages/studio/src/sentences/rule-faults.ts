import {
  type AlternativeSyntax,
  type Configurator,
  parseMeasure,
  piecesOf,
  type Rule,
  readRule,
  ruleNames,
} from '@millrace/configurator';

/** A fault in the text of a rule, at its place. */
export interface RuleFault {
  code: 'unknown-group' | 'unknown-code' | 'cannot-be-read';
  /** Characters of the text: the first, and the one after the last. */
  from: number;
  to: number;
  /** The text that stands there. */
  text: string;
  /** Names or codes that may stand there. */
  known: readonly string[];
}

/** Every fault in the text of a rule, from left to right; none where it can be stored. */
export function ruleFaults(configurator: Configurator, rule: Rule): RuleFault[] {
  const names = ruleNames(configurator);
  const faults: RuleFault[] = [];
  let from = 0;
  for (const { alternative, source } of piecesOf(rule, names)) {
    faults.push(...faultsIn(configurator, { alternative, source, from }, names));
    from += source.length + 1;
  }
  return faults;
}

/** The fault in a bound as it is typed, or in a measure that stands alone; none in a number, a number group and a measure. */
export function boundFaults(configurator: Configurator, bound: string): RuleFault[] {
  const text = bound.trim();
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(text);
  const names = ruleNames(configurator);
  if (text === '' || isNumber || parseMeasure(text, names) !== null) return [];
  if (configurator.configGroups.some(({ name, kind }) => name === text && kind === 'number')) return [];
  const from = bound.indexOf(text);
  return [{ code: 'cannot-be-read', from, to: from + text.length, text, known: names }];
}

interface Placed {
  alternative: AlternativeSyntax;
  source: string;
  from: number;
}

function faultsIn(
  configurator: Configurator,
  { alternative, source, from }: Placed,
  names: readonly string[],
): RuleFault[] {
  const fault = (code: RuleFault['code'], text: string, known: readonly string[]): RuleFault => {
    const place = Math.max(source.indexOf(text), 0);
    return { code, from: from + place, to: from + place + text.length, text, known };
  };
  if (alternative.kind === 'malformed') return [fault('cannot-be-read', unread(source, names), [])];
  if (alternative.kind === 'unknown-group') {
    const name = alternative.text.slice(0, alternative.text.indexOf('.')).trim();
    return [fault('unknown-group', name, names)];
  }
  if (readRule(configurator, source).faults.length === 0) return [];
  if (alternative.kind !== 'codes') return [fault('cannot-be-read', source, [])];
  const known = codesOf(configurator, alternative.group);
  return alternative.codes.filter((code) => !known.includes(code)).map((code) => fault('unknown-code', code, known));
}

/** Of what cannot be read, the part after the name of a group that is known. */
function unread(source: string, names: readonly string[]): string {
  const name = names.find((one) => source.startsWith(`${one}.`));
  return name === undefined || source.length === name.length + 1 ? source : source.slice(name.length + 1);
}

function codesOf({ configGroups, facts = [], context = [] }: Configurator, name: string): readonly string[] {
  const group = configGroups.find((one) => one.name === name);
  if (group !== undefined) return (group.options ?? []).map(({ code }) => code);
  const fact = facts.find((one) => one.name === name);
  if (fact !== undefined)
    return fact.values.flatMap((entry) => ('value' in entry && typeof entry.value === 'string' ? [entry.value] : []));
  const asked = context.find((one) => `@${one.name}` === name);
  return asked === undefined ? [] : [...asked.values, asked.default ?? 'unknown'];
}
