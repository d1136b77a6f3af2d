import { type ConfigGroup, type Requirement, readRule } from '@millrace/configurator';
import { type ReactNode, useMemo } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { Condition, Out, withCondition } from './option-statements.tsx';
import { RuleListEditor } from './rule-list.tsx';
import './rules.css';

/** The needs of a complete number, as far as they ask for this group. */
export function NeedsOfGroup({ group: { name } }: { group: ConfigGroup }): ReactNode {
  const { configurator } = useStudio();
  const asking = useMemo(
    () =>
      (configurator.requires ?? []).flatMap((need, nth) =>
        [...need.then, ...(need.if ?? [])].some((rule) => readRule(configurator, rule).groups.includes(name)) ||
        need.then.some((rule) => rule.startsWith(name))
          ? [nth]
          : [],
      ),
    [configurator, name],
  );
  return <Needs places={asking} first={name} />;
}

/** All that a complete number needs, also what names no group, such as a fact or who asks. */
export function AllNeeds(): ReactNode {
  const { configurator } = useStudio();
  return (
    <section className="needs" aria-label="What a number needs">
      <p className="soft">
        A number is complete while all of these hold. The visitor reads the words of one that does not, beside what is
        missing.
      </p>
      <Needs
        places={(configurator.requires ?? []).map((_, nth) => nth)}
        first={configurator.configGroups[0]?.name ?? ''}
      />
    </section>
  );
}

/** `places`: in the list of all needs. `first`: the group that a new one begins with. */
function Needs({ places, first }: { places: readonly number[]; first: string }): ReactNode {
  const { configurator, published, change } = useStudio();
  const requires = configurator.requires ?? [];
  const set = (next: readonly Requirement[], isTyping = false): void =>
    change(({ requires: _, ...rest }) => (next.length === 0 ? rest : { ...rest, requires: next }), { isTyping });
  return (
    <div className={places.length === 0 ? 'rule-more is-empty' : 'rule-more'}>
      {places.map((nth) => {
        const need = requires[nth];
        if (need === undefined) return null;
        const before = published?.requires?.[nth];
        const put = (next: Requirement, isTyping?: boolean): void => set(requires.with(nth, next), isTyping);
        return (
          <div key={nth} className="rule-statement">
            <RuleListEditor
              configurator={configurator}
              use="then"
              rules={need.then}
              was={before?.then ?? null}
              onChange={(then, isTyping) =>
                then.length === 0 ? set(requires.toSpliced(nth, 1)) : put({ ...need, then }, isTyping)
              }
            />
            <Condition
              rules={need.if}
              was={before === undefined ? null : (before.if ?? [])}
              onChange={(rules, isTyping) => put(withCondition(need, rules), isTyping)}
            />
            <div className="rule-line">
              <label className="rule-says">
                <span className="rule-lead">and says</span>
                <input
                  className="field"
                  value={need.text ?? ''}
                  placeholder="the rule in words"
                  onChange={(event) => put(withText(need, event.target.value), true)}
                />
              </label>
              <Out label="Take this need out" onOut={() => set(requires.toSpliced(nth, 1))} />
            </div>
          </div>
        );
      })}
      <button className="link" type="button" onClick={() => set([...requires, { then: [first] }])}>
        + the number needs …
      </button>
    </div>
  );
}

function withText({ text: _, ...need }: Requirement, text: string): Requirement {
  return text === '' ? need : { ...need, text };
}
