import type { ConfigGroup, GroupLimit } from '@millrace/configurator';
import { groupOf, type RuleOwner, rulesOf, vocabularyOf, withGroup } from '@millrace/studio';
import type { ReactNode } from 'react';
import type { ShowRuleProps } from '../ground/slot-props.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { NeedsOfGroup } from './needs.tsx';
import { BoundField, Condition, Out, withCondition } from './option-statements.tsx';
import { RuleCostLine } from './rule-cost.tsx';
import { HalfTyped, OwnRuleList } from './rule-editor.tsx';
import './rules.css';

/** When a group is shown, what limits it, and what a number needs of it. */
export function ShowRule({ group }: ShowRuleProps): ReactNode {
  const owner: RuleOwner = { group: group.name, option: null };
  const { configurator } = useStudio();
  const rules = [...rulesOf(configurator, owner, 'showIf'), ...rulesOf(configurator, owner, 'hideIf')];
  return (
    <div className="rule-editor is-inset">
      <OwnRuleList owner={owner} field="showIf" />
      <OwnRuleList owner={owner} field="hideIf" />
      <HalfTyped rules={rules} />
      <RuleCostLine owner={owner} />
      {group.kind === 'assembly' ? null : <GroupLimits group={group} />}
      <NeedsOfGroup group={group} />
    </div>
  );
}

function GroupLimits({ group }: { group: ConfigGroup }): ReactNode {
  const { configurator, published, change } = useStudio();
  const limits = group.limits ?? [];
  const before = published === null ? undefined : groupOf(published, group.name)?.limits;
  const set = (next: readonly GroupLimit[], isTyping = false): void =>
    change(
      (now) =>
        withGroup(now, group.name, ({ limits: _, ...rest }) => (next.length === 0 ? rest : { ...rest, limits: next })),
      { isTyping },
    );
  const own = vocabularyOf(configurator).find(({ name }) => name === group.name)?.measures ?? [];
  const attributes = own.map(({ name }) => name).filter((name) => !['value', 'count', 'quantity'].includes(name));
  return (
    <div className={limits.length === 0 ? 'rule-more is-empty' : 'rule-more'}>
      {limits.map((limit, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a limit has no name but its place.
        <div key={nth} className="rule-statement">
          <div className="rule-line">
            <span className="rule-lead">limited</span>
            <span className="rule-says">
              {attributes.length === 0 && limit.of === undefined ? null : (
                <select
                  className="rule-token"
                  aria-label={`Limit ${nth + 1} is of`}
                  value={limit.of ?? ''}
                  onChange={(event) => set(limits.with(nth, withOf(limit, event.target.value)))}
                >
                  <option value="">in number</option>
                  {[...new Set([...attributes, ...(limit.of === undefined ? [] : [limit.of])])].map((name) => (
                    <option key={name} value={name}>
                      in {name}
                    </option>
                  ))}
                </select>
              )}
              <span className="rule-lead">from</span>
              <BoundField
                label={`Least of limit ${nth + 1}`}
                bound={limit.min}
                onChange={(bound) => set(limits.with(nth, withBound(limit, 'min', bound)), true)}
              />
              <span className="rule-lead">to</span>
              <BoundField
                label={`Most of limit ${nth + 1}`}
                bound={limit.max}
                onChange={(bound) => set(limits.with(nth, withBound(limit, 'max', bound)), true)}
              />
            </span>
            <Out label="Take this limit out" onOut={() => set(limits.toSpliced(nth, 1))} />
          </div>
          <Condition
            rules={limit.if}
            was={before?.[nth] === undefined ? null : (before[nth].if ?? [])}
            onChange={(rules, isTyping) => set(limits.with(nth, withCondition(limit, rules)), isTyping)}
          />
        </div>
      ))}
      <button className="link" type="button" onClick={() => set([...limits, {}])}>
        + limited from … to …
      </button>
    </div>
  );
}

function withOf({ of: _, ...limit }: GroupLimit, of: string): GroupLimit {
  return of === '' ? limit : { ...limit, of };
}

function withBound(limit: GroupLimit, end: 'min' | 'max', bound: GroupLimit['min']): GroupLimit {
  const { [end]: _, ...rest } = limit;
  return bound === undefined ? rest : { ...rest, [end]: bound };
}
