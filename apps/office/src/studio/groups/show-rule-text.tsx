import type { ConfigGroup } from '@millrace/configurator';
import { plainText, ruleFaults, ruleListToParts } from '@millrace/studio';
import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { CommitField } from './commit-field.tsx';
import type { SetField } from './set-field.ts';

/** When a group is shown, as the text of its rules. What the text says stands beside it; what cannot be read is not taken. */
export function ShowRuleText({ group, set }: { group: ConfigGroup; set: SetField }): ReactNode {
  const { configurator, sound } = useStudio();
  const field = (name: 'showIf' | 'hideIf', label: string): ReactNode => {
    const rules = group[name] ?? [];
    return (
      <>
        <CommitField
          label={label}
          isWithLabel
          isMono
          width={200}
          placeholder="always"
          value={rules.join('; ')}
          onCommit={(text) => {
            const typed = text
              .split(';')
              .map((rule) => rule.trim())
              .filter((rule) => rule !== '');
            const [fault] = typed.flatMap((rule) => ruleFaults(configurator, rule));
            if (fault !== undefined) return `“${fault.text}” cannot be read here.`;
            set({ [name]: typed.length === 0 ? undefined : typed });
            return null;
          }}
        />
        {rules.length === 0 ? null : <span className="soft">{plainText(ruleListToParts(sound, rules))}</span>}
      </>
    );
  };
  return (
    <>
      {field('showIf', 'only with')}
      {field('hideIf', 'not with')}
    </>
  );
}
