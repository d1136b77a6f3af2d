import { lazy, type ReactNode, Suspense } from 'react';
import type { RowOfRules, RuleField } from './rule-field.ts';

const RuleSentence = lazy(async () => ({ default: (await import('./rule-sentence.tsx')).RuleSentence }));

/** Rules as a sentence, as in the studio; what cannot be read is shown by `words`, as it is written. */
export function RuleWords({
  row,
  does,
  value,
  words,
}: {
  row: RowOfRules;
  does: RuleField;
  value: unknown;
  words: ReactNode;
}): ReactNode {
  const rules = Array.isArray(value) ? value.filter((rule): rule is string => typeof rule === 'string') : [];
  if (rules.length === 0) return words;
  return (
    <Suspense fallback={words}>
      <RuleSentence row={row} does={does} rules={rules} words={words} />
    </Suspense>
  );
}
