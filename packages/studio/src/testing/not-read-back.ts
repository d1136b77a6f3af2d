import { isDeepStrictEqual } from 'node:util';
import { type Configurator, parseRule, type Rule, ruleNames } from '@millrace/configurator';
import { partsToStatement, statementsOf, statementToParts } from '../index.ts';

/** The meaning of a rule, whatever its spelling. */
export const meaningOf = (configurator: Configurator, rule: Rule): unknown =>
  JSON.parse(
    JSON.stringify(parseRule(rule, ruleNames(configurator)), (key, value) =>
      key === 'source' || (key === 'text' && typeof value === 'string' && value.startsWith('sum(')) ? undefined : value,
    ),
  );

const RULES: readonly string[] = ['rules', 'if', 'then'];
const BOUNDS: readonly string[] = ['min', 'max', 'measure'];

/** Paths of statements that, said as a sentence, do not read as the same statement, or not as the same sentence again. */
export function notReadBack(configurator: Configurator): readonly string[] {
  return [...statementsOf(configurator)].flatMap(({ path, statement }) => {
    const parts = statementToParts(configurator, statement);
    const read = partsToStatement(parts);
    const isSame =
      read !== null &&
      isDeepStrictEqual(statementToParts(configurator, read), parts) &&
      isDeepStrictEqual(meaningful(configurator, read), meaningful(configurator, statement));
    return isSame ? [] : [path.join('.')];
  });
}

/** Bounds are compared by their sentences. */
function meaningful(configurator: Configurator, statement: object): unknown {
  return Object.fromEntries(
    Object.entries(statement)
      .filter(([field]) => !BOUNDS.includes(field))
      .map(([field, value]) => [
        field,
        RULES.includes(field) ? value.map((rule: Rule) => meaningOf(configurator, rule)) : value,
      ]),
  );
}
