import type { ConfigOption, Configurator } from '@millrace/configurator';
import { isEqual } from '@millrace/drafts';
import { type ReactNode, useMemo } from 'react';
import { Sentence } from '../tables/sentence.tsx';
import { ruleWords } from './rule-words.ts';

const RULE_FIELDS = [
  'enableIf',
  'disableIf',
  'selectIf',
  'limits',
  'disableCodes',
  'conditionalDisablePairs',
  'prices',
] as const;

/** Whether two states of an option have other rules. */
export const rulesDiffer = (one: ConfigOption, other: ConfigOption): boolean =>
  RULE_FIELDS.some((field) => !isEqual(one[field], other[field]));

/** The rules of an option in words; what they name is bold. */
export function RuleCell({ option, sound }: { option: ConfigOption; sound: Configurator }): ReactNode {
  const sentences = useMemo(() => ruleWords(sound, option), [sound, option]);
  const off = [...(option.disableCodes ?? []), ...Object.keys(option.conditionalDisablePairs ?? {})].length;
  if (sentences.length === 0 && off === 0) return <span className="soft">always</span>;
  return (
    <>
      {sentences.map((parts, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of an option have no name but their place.
        <span key={nth}>
          {nth === 0 ? '' : ', '}
          <Sentence parts={parts} />
        </span>
      ))}
      {off === 0 ? null : `${sentences.length === 0 ? '' : ', '}switches off ${off} ${off === 1 ? 'other' : 'others'}`}
    </>
  );
}
