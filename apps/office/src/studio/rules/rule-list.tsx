import type { Configurator, RuleList } from '@millrace/configurator';
import {
  type Asked,
  clausesOf,
  measuringText,
  plainText,
  ruleListToParts,
  vocabularyOf,
  withAnd,
  withClause,
  withEither,
  withOr,
  withoutClause,
} from '@millrace/studio';
import { type ReactNode, useMemo, useState } from 'react';
import { ClauseLine } from './clause-line.tsx';
import { leadOf, type RuleUse } from './leads.ts';
import { NamePicker } from './picking/name-picker.tsx';
import { RuleText } from './rule-text.tsx';

/** How a clause joins those that are there. */
type Joining = 'and' | 'or' | 'either';

/** A link that adds a clause. */
interface Adding {
  joining: Joining;
  words: string;
}

export interface RuleListProps {
  configurator: Configurator;
  use: RuleUse;
  rules: RuleList;
  /** In the version in force; null: there is none to compare with. */
  was: RuleList | null;
  onChange(rules: RuleList, isTyping?: boolean): void;
}

const ADDING: Readonly<Record<RuleUse, readonly Adding[]>> = {
  enableIf: [
    { joining: 'and', words: '+ and only with' },
    { joining: 'or', words: '+ or with' },
  ],
  disableIf: [{ joining: 'either', words: '+ and not with' }],
  selectIf: [
    { joining: 'or', words: '+ or chosen with' },
    { joining: 'and', words: '+ only together with' },
  ],
  showIf: [
    { joining: 'and', words: '+ and only with' },
    { joining: 'or', words: '+ or with' },
  ],
  hideIf: [{ joining: 'either', words: '+ or hidden with' }],
  if: [
    { joining: 'and', words: '+ and while' },
    { joining: 'or', words: '+ or while' },
  ],
  then: [
    { joining: 'and', words: '+ and' },
    { joining: 'or', words: '+ or' },
  ],
};
const FIRST: Readonly<Record<RuleUse, string>> = {
  enableIf: '+ only with',
  disableIf: '+ not with',
  selectIf: '+ chosen by itself with',
  showIf: '+ shown only with',
  hideIf: '+ hidden with',
  if: '+ while',
  then: '+ needs',
};

const JOIN: Readonly<Record<Joining, (rules: RuleList, text: string) => RuleList>> = {
  and: withAnd,
  or: withOr,
  either: withEither,
};

/** A list of rules: at the left as a sentence, at the right as text; both change the same list. */
export function RuleListEditor(props: RuleListProps): ReactNode {
  const { configurator, use, rules, was, onChange } = props;
  const vocabulary = useMemo(() => vocabularyOf(configurator), [configurator]);
  const clauses = useMemo(() => clausesOf(configurator, rules), [configurator, rules]);
  const [adding, setAdding] = useState<Joining | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const before = useMemo(() => wasWords(configurator, use, rules, was), [configurator, use, rules, was]);
  const add = (asked: Asked): void => {
    const text = asked.codes.length > 0 ? asked.name : measuringText(asked.name, asked.measures[0]?.name ?? '');
    const next = JOIN[adding ?? 'and'](rules, text);
    const last = clausesOf(configurator, next).at(-1);
    setFresh(last === undefined ? null : `${last.rule} ${last.alternative}`);
    setAdding(null);
    onChange(next);
  };
  const links = rules.length === 0 ? [{ joining: 'and', words: FIRST[use] } as const] : ADDING[use];
  return (
    <div className={clauses.length === 0 ? 'rule-list is-empty' : 'rule-list'}>
      <ul className="rule-lines">
        {clauses.map((clause, nth) => (
          <ClauseLine
            key={`${clause.rule} ${clause.alternative}`}
            configurator={configurator}
            vocabulary={vocabulary}
            clause={clause}
            lead={leadOf(use, clause, rules.length)}
            isFresh={fresh === `${clause.rule} ${clause.alternative}`}
            was={nth === 0 ? before : null}
            onChange={(text, isTyping) => onChange(withClause(configurator, rules, clause, text), isTyping)}
            onRemove={() => onChange(withoutClause(configurator, rules, clause))}
          />
        ))}
        <li className="rule-add">
          {adding === null ? (
            links.map(({ joining, words }) => (
              <button key={words} className="link" type="button" onClick={() => setAdding(joining)}>
                {words}
              </button>
            ))
          ) : (
            <NamePicker vocabulary={vocabulary} name={null} isOpen onPick={add} onLeave={() => setAdding(null)} />
          )}
          {clauses.length === 0 && before !== null ? <span className="rule-was">was: {before}</span> : null}
        </li>
      </ul>
      <RuleTexts {...props} />
    </div>
  );
}

/** The words of the list in force; null where it is the same, or there is none. */
function wasWords(configurator: Configurator, use: RuleUse, rules: RuleList, was: RuleList | null): string | null {
  if (was === null || JSON.stringify(was) === JSON.stringify(rules)) return null;
  if (was.length === 0) return use === 'disableIf' || use === 'hideIf' || use === 'selectIf' ? 'never' : 'always';
  return plainText(ruleListToParts(configurator, was));
}

/** The rules of a list as text, one field for each. */
function RuleTexts({ configurator, use, rules, was, onChange }: RuleListProps): ReactNode {
  if (rules.length === 0) return null;
  return (
    <div className="rule-texts">
      <p className="rule-field">{use}</p>
      {rules.map((rule, nth) => (
        <RuleText
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place.
          key={nth}
          configurator={configurator}
          label={rules.length === 1 ? `${use} as text` : `${use} as text, rule ${nth + 1}`}
          text={rule}
          was={was === null ? rule : was[nth]}
          onChange={(text) => onChange(rules.with(nth, text), true)}
          onLeave={() => rule.trim() === '' && onChange(rules.toSpliced(nth, 1))}
        />
      ))}
    </div>
  );
}
