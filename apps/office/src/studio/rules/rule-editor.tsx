import type { RuleList } from '@millrace/configurator';
import { type OwnRules, optionOf, type RuleOwner, ruleFaults, rulesOf, withOption, withRules } from '@millrace/studio';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RuleEditorProps } from '../ground/slot-props.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { EffectsOfOption } from './effects-of-option.tsx';
import { OptionLimits, OptionPrices } from './option-statements.tsx';
import { RuleCostLine } from './rule-cost.tsx';
import { RuleListEditor } from './rule-list.tsx';
import { RuleRow } from './rule-row.tsx';
import './rules.css';

const FIELDS = ['enableIf', 'disableIf', 'selectIf'] as const satisfies readonly OwnRules[];

const OF_THE_LIST = /^(Arrow.*|Enter|Tab|Delete|Backspace|Home|End|Page.*|Escape| )$/;

/** All that decides whether an option can be chosen, and what it costs then; it opens under the row of the option. */
export function RuleEditor({ group, option, onDone }: RuleEditorProps): ReactNode {
  const heading = useId();
  const frame = useRef<HTMLElement>(null);
  const owner: RuleOwner = { group: group.name, option: option.code };
  const { configurator, change } = useStudio();
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.rule-lines button')?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useStayInSight(frame);
  const [isRow, setRow] = useState(false);
  return (
    <section
      ref={frame}
      className="rule-editor"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // The keys of the list of options do not reach into the editor.
        if (OF_THE_LIST.test(event.key)) event.stopPropagation();
        if (event.key === 'Escape') onDone();
      }}
    >
      <header>
        <b id={heading}>
          When can <span className="studio-code">{option.code === '' ? '∅' : option.code}</span> be chosen?
        </b>
        <ViewSwitch isRow={isRow} onSwitch={setRow} />
        <span className="rule-push" />
        <span className="soft">views of one rule</span>
        <button className="button" type="button" onClick={onDone}>
          Done
        </button>
      </header>
      {isRow ? <RuleRow group={group} option={option} /> : null}
      {FIELDS.map((field) => (
        <OwnRuleList key={field} owner={owner} field={field} />
      ))}
      <HalfTyped rules={FIELDS.flatMap((field) => rulesOf(configurator, owner, field))} />
      <RuleCostLine owner={owner} />
      <OptionPrices
        group={group}
        option={option}
        change={(next, manner) => change((now) => withOption(now, group.name, option.code, next), manner)}
      />
      <OptionLimits
        group={group}
        option={option}
        change={(next, manner) => change((now) => withOption(now, group.name, option.code, next), manner)}
      />
      <EffectsOfOption
        group={group}
        option={option}
        change={(next) => change((now) => withOption(now, group.name, option.code, next))}
      />
    </section>
  );
}

/** The rules of an option are seen as sentences, and as its row of the compatibility table beside them. */
function ViewSwitch({ isRow, onSwitch }: { isRow: boolean; onSwitch(isRow: boolean): void }): ReactNode {
  return (
    <span className="rule-views">
      {[false, true].map((one) => (
        <button key={String(one)} type="button" aria-pressed={isRow === one} onClick={() => onSwitch(one)}>
          {one ? 'As a row' : 'Sentence'}
        </button>
      ))}
    </span>
  );
}

/** Keeps the editor where it is seen, while the list around it is scrolled to columns further on. */
function useStayInSight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (): void => {
      const scroller = frame.current?.closest('.option-scroll') ?? null;
      if (scroller !== null) frame.current?.style.setProperty('translate', `${scroller.scrollLeft}px`);
    };
    follow();
    // Scrolling does not bubble.
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => removeEventListener('scroll', follow, { capture: true });
  }, [frame]);
}

/** One list of rules of a group or an option. */
export function OwnRuleList({ owner, field }: { owner: RuleOwner; field: OwnRules }): ReactNode {
  const { configurator, published, change } = useStudio();
  const isThere =
    published !== null && (owner.option === null || optionOf(published, owner.group, owner.option) !== undefined);
  return (
    <RuleListEditor
      configurator={configurator}
      use={field}
      rules={rulesOf(configurator, owner, field)}
      was={isThere ? rulesOf(published, owner, field) : null}
      onChange={(rules, isTyping = false) => change((now) => withRules(now, owner, field, rules), { isTyping })}
    />
  );
}

/** Says that a rule is not finished, and what becomes of it until it is. */
export function HalfTyped({ rules }: { rules: RuleList }): ReactNode {
  const configurator = useDeferredValue(useStudio().configurator);
  const read = useDeferredValue(rules.join('\n'));
  const isHalf = useMemo(
    () => read !== '' && read.split('\n').some((rule) => ruleFaults(configurator, rule).length > 0),
    [configurator, read],
  );
  return (
    <p className="rule-half" role="status">
      {isHalf ? 'Not finished. It is kept in the draft as it is; try it goes on with the state before.' : ''}
    </p>
  );
}
