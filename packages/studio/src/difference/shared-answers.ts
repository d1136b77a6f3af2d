import {
  type ConfigGroup,
  type Configurator,
  printDecimal,
  quoteCode,
  type Rule,
  readNumberCell,
  stepsAround,
  stepsOf,
  valueAt,
} from '@millrace/configurator';
import { statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';
import { optionWords } from './option-words.ts';

/** One answer to a group: an option, a value of a number, or any text. */
export interface Answer {
  key: string;
  /** Holds with this answer. */
  demand: Rule;
  words: string;
}

/** So many values of a number are asked for: its bounds, and those at which something is stated to change. */
const VALUES_MOST = 12;

/** The answers that two versions both have to a group, in its order. */
export function sharedAnswers(before: Configurator, after: Configurator, name: string): readonly Answer[] {
  const [then, now] = [before, after].map(({ configGroups }) => configGroups.find((group) => group.name === name));
  if (then === undefined || now === undefined || then.kind !== now.kind) return [];
  if (now.kind === 'number') return values(before, after, then, now);
  if (now.kind === 'text') return [{ key: 'any', demand: `${name}.count>=1`, words: `any ${name}` }];
  const codes = new Set(then.options?.map(({ code }) => code));
  return (now.options ?? []).flatMap(({ code }) =>
    codes.has(code) ? [{ key: code, demand: `${name}.${quoteCode(code)}`, words: optionWords(after, name, code) }] : [],
  );
}

function values(before: Configurator, after: Configurator, then: ConfigGroup, now: ConfigGroup): readonly Answer[] {
  const steps = stepsOf(now);
  const stated = [before, after].flatMap((configurator) => [...statedNumbers(configurator, now.name)]);
  const bounds = [then.min, then.max, now.min, now.max].filter((one) => one !== undefined);
  const near = stated.flatMap((one) => {
    const { below, above } = stepsAround(steps, one);
    return below === above ? [below - 1, below, below + 1].map((step) => valueAt(steps, step)) : [];
  });
  const all = [...bounds.filter((one) => valueAt(steps, stepsAround(steps, one).below) === one), ...near].filter(
    (one) => one >= (now.min ?? 0) && one <= (now.max ?? one),
  );
  return [...new Set(all)]
    .sort((one, other) => one - other)
    .slice(0, VALUES_MOST)
    .map((value) => {
      const text = printDecimal(value);
      return { key: text, demand: `${now.name}.value=${text}`, words: `${text} ${now.unit ?? ''}`.trim() };
    });
}

/** The numbers that statements about a group, and cells of its columns, have in them. */
function* statedNumbers(configurator: Configurator, name: string): Iterable<number> {
  for (const { statement, group } of statementsOf(configurator)) {
    const parts = statementToParts(configurator, statement);
    if (group !== name && !parts.some((part) => part.is === 'group' && part.name === name)) continue;
    for (const part of parts) if (part.is === 'number') yield Number(part.value);
  }
  for (const { columns, rows } of configurator.tables ?? []) {
    const at = columns.indexOf(name);
    if (at < 0) continue;
    for (const row of rows)
      for (const { min, max } of readNumberCell(row[at])?.ranges ?? [])
        for (const end of [min, max]) if (end !== null) yield end;
  }
}
