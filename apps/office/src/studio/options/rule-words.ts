import type { ConfigOption, Configurator } from '@millrace/configurator';
import { type Part, type Statement, statementToParts } from '@millrace/studio';

const RULES = ['enableIf', 'disableIf', 'selectIf'] as const;

/** The conditions under which an option may be chosen, as pieces of sentences; empty: always. */
export function ruleWords(configurator: Configurator, option: ConfigOption): readonly (readonly Part[])[] {
  const statements: Statement[] = [
    ...RULES.flatMap((does) => {
      const rules = option[does];
      return rules === undefined || rules.length === 0 ? [] : [{ does, rules }];
    }),
    ...(option.limits ?? []).map((limit): Statement => ({ does: 'limit', ...limit })),
  ];
  return statements.map((statement) => statementToParts(configurator, statement));
}
