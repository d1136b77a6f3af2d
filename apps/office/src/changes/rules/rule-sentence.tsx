import type { Configurator } from '@millrace/configurator';
import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { plainText, statementToParts } from '@millrace/studio';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../../api/office-transport.ts';
import type { RowOfRules, RuleField } from './rule-field.ts';

/** Rules as a sentence, in the words of the configurator that the row has now; else `words`. */
export function RuleSentence({
  row: { kind, id, draft },
  does,
  rules,
  words,
}: {
  row: RowOfRules;
  does: RuleField;
  rules: readonly string[];
  words: ReactNode;
}): ReactNode {
  const { data } = useQuery({
    queryKey: ['row', kind, id, draft],
    queryFn: ({ signal }) => {
      const query = draft === null ? {} : { draft };
      return request(officeTransport, officeCalls.officeRow, { params: { kind, id }, query, signal });
    },
    staleTime: 10_000,
  });
  const configurator = data?.row?.['configurator'] ?? data?.published?.['configurator'];
  const sentence = sentenceOf(configurator, does, rules);
  return sentence === null ? words : <span className="value-text">{sentence}</span>;
}

/** null: of a configurator that is typed half, or is there no more, no sentence can be made. */
function sentenceOf(configurator: unknown, does: RuleField, rules: readonly string[]): string | null {
  if (typeof configurator !== 'object' || configurator === null) return null;
  try {
    return plainText(statementToParts(configurator as Configurator, { does, rules }));
  } catch {
    return null;
  }
}
