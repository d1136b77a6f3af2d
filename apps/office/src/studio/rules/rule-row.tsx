import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import { groupOf, hasOptionsAsSide, relatedSides, saidOf } from '@millrace/studio';
import { type ReactNode, useMemo, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { MadeRulesList } from '../tables/made-rules.tsx';
import { useOnHand } from '../tables/use-on-hand.ts';
import { usePairs } from '../tables/use-pairs.ts';
import './rule-row.css';

/** The groups that an option can stand beside in a row: those first that are stated with its group, most stated first. */
function useOthers(group: ConfigGroup): readonly string[] {
  const { sound } = useStudio();
  return useMemo(() => {
    const related = relatedSides(sound).flatMap(({ rows, columns }) =>
      rows === group.name ? [columns] : columns === group.name ? [rows] : [],
    );
    const all = sound.configGroups.filter(hasOptionsAsSide).map(({ name }) => name);
    return [...new Set([...related, ...all])].filter((name) => name !== group.name && all.includes(name));
  }, [sound, group.name]);
}

/** The rules of an option as its row of the compatibility table: decided cell by cell, and shown as rules before they are taken. */
export function RuleRow({ group, option }: { group: ConfigGroup; option: ConfigOption }): ReactNode {
  const { sound, go } = useStudio();
  const others = useOthers(group);
  const [chosen, setChosen] = useState<string | null>(null);
  const other = chosen ?? others[0] ?? null;
  const hand = useOnHand();
  const isOther = hand.onHand.text !== null;
  const pairs = usePairs(hand, { rows: group.name, columns: other, pasted: null });
  const { matrix, rules, waiting, isTakeable, decided, decide, take } = pairs;
  const row = matrix === null ? -1 : matrix.rowCodes.indexOf(option.code);
  const columns = groupOf(sound, other)?.options ?? [];
  if (other === null) return <p className="soft">There is no other group of options.</p>;
  return (
    <section className="rule-row" aria-label={`${option.code || 'The blank code'} with ${other}`}>
      <p className="rule-line">
        <select
          className="rule-token"
          aria-label="With the options of"
          value={other}
          onChange={({ target }) => setChosen(target.value)}
        >
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button className="link" type="button" onClick={() => go({ tab: 'compatibility', group: group.name })}>
          the whole table
        </button>
        {isOther ? <span className="soft">A table that was pasted there waits: it is decided first.</span> : null}
      </p>
      {matrix === null || row < 0 ? (
        <p className="soft">{row < 0 && matrix !== null ? 'It cannot be tried yet.' : 'Asking the engine …'}</p>
      ) : (
        <ul className="rule-marks">
          {matrix.columnCodes.map((code, column) => {
            const answer = matrix.answers[row]?.[column] ?? 'unknown';
            const says = pairs.pairs === null ? null : (saidOf(pairs.pairs, matrix, option.code, code)?.says ?? null);
            const shown = says ?? answer;
            const words = columns.find((one) => one.code === code)?.description ?? '';
            return (
              <li key={code}>
                <button
                  type="button"
                  className={says !== null && says !== answer ? 'rule-mark is-different' : 'rule-mark'}
                  aria-pressed={shown === 'yes'}
                  aria-label={`${code || 'the blank code'}${words === '' ? '' : `, ${words}`}`}
                  title={words}
                  disabled={isOther}
                  onClick={() => decide([{ row: option.code, column: code, says: shown === 'yes' ? 'no' : 'yes' }])}
                >
                  <span className="studio-code">{code || '∅'}</span>
                  <span className={`is-${shown}`} aria-hidden="true">
                    {MARKS[shown]}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {decided.length === 0 ? null : (
        <>
          {rules === null || rules.form === 'nothing' ? null : <MadeRulesList before={sound} made={rules} />}
          <p className="rule-line">
            <button className="button button-primary" type="button" disabled={!isTakeable} onClick={take}>
              Make the rules
            </button>
            <button className="button" type="button" onClick={hand.discard}>
              Leave them
            </button>
            <span className="soft" role="status">
              {waiting ?? ''}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

const MARKS = { yes: '●', no: '–', unknown: '?' } as const;
