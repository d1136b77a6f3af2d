import type { ConfigOption } from '@millrace/configurator';
import { type ReactNode, useMemo } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { ruleWords } from './rule-words.ts';

const BOLD: ReadonlySet<string> = new Set(['group', 'code', 'attribute', 'number', 'quoted', 'operator']);

/** The rules of an option in words; what they name is bold. */
export function RuleCell({ option }: { option: ConfigOption }): ReactNode {
  const { configurator } = useStudio();
  const sentences = useMemo(() => ruleWords(configurator, option), [configurator, option]);
  if (sentences.length === 0) return <span className="soft">always</span>;
  return sentences.map((parts, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences of an option have no name but their place.
    <span key={nth}>
      {nth === 0 ? '' : '; '}
      {parts
        .filter(({ text }) => text !== '')
        .map((part, at) => {
          const text = at === 0 || part.text.startsWith(',') ? part.text : ` ${part.text}`;
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no name but their place.
          return BOLD.has(part.is) ? <b key={at}>{text}</b> : text;
        })}
    </span>
  ));
}
