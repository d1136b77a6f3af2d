import type { Configurator } from '@millrace/configurator';
import { type MadeRules, type PlacedStatement, statementToParts } from '@millrace/studio';
import type { ReactNode } from 'react';
import { Sentence } from './sentence.tsx';
import './tables.css';

const FORMS: Readonly<Record<MadeRules['form'], string>> = {
  nothing: 'The rules say this table already.',
  limit: 'One limit says the whole table; no list of codes is needed.',
  comparison: 'One attribute, or bounds of a number, say the whole table; no list is needed.',
  lists: 'Each option names the codes that it goes with, or those that it does not, whichever are fewer.',
  table: 'Rules at the options cannot say it, or would grow long: the table itself is stated.',
};
const SHOWN_MOST = 24;

/** The rules that a table makes, in sentences, before they are taken. */
export function MadeRulesList({ before, made }: { before: Configurator; made: MadeRules }): ReactNode {
  const { next, dropped, tablesMade, tablesDropped, remaining, matrix } = made;
  const gone = new Set<PlacedStatement>(dropped);
  const lines = made.made.map((placed) => {
    const replaced = dropped.filter((one) => one.group === placed.group && one.option === placed.option);
    for (const one of replaced) gone.delete(one);
    return { placed, replaced };
  });
  return (
    <section className="made-rules" aria-labelledby="made-rules">
      <h3 id="made-rules">The rules this makes</h3>
      <ul>
        {lines.slice(0, SHOWN_MOST).map(({ placed, replaced }) => (
          <li key={keyOf(placed)}>
            <Subject placed={placed} /> <Sentence parts={statementToParts(next, placed.statement)} />
            {replaced.map((one) => (
              <span key={keyOf(one)} className="soft">
                {' '}
                instead of: <Sentence parts={statementToParts(before, one.statement)} />
              </span>
            ))}
          </li>
        ))}
        {[...gone].slice(0, SHOWN_MOST).map((placed) => (
          <li key={keyOf(placed)} className="is-gone">
            <Subject placed={placed} />{' '}
            <del>
              <Sentence parts={statementToParts(before, placed.statement)} />
            </del>{' '}
            <span className="soft">goes: nothing of the table is against it</span>
          </li>
        ))}
        {tablesMade.map(({ name, rows }) => (
          <li key={name}>
            The table <b>{name}</b> with {rows.length} {rows.length === 1 ? 'row' : 'rows'}:{' '}
            {rows.slice(0, 4).map(([one, other], at) => (
              <span key={`${one}`}>
                {at === 0 ? '' : '; '}
                <span className="figures">{one}</span> with{' '}
                <span className="figures">{other === '*' ? 'anything' : other}</span>
              </span>
            ))}
            {rows.length > 4 ? ' …' : ''}
          </li>
        ))}
        {tablesDropped.map(({ name }) => (
          <li key={name} className="is-gone">
            The table <del>{name}</del> <span className="soft">goes</span>
          </li>
        ))}
        {lines.length + gone.size > 2 * SHOWN_MOST ? <li className="soft">and more</li> : null}
      </ul>
      <p className="soft">
        {made.form !== 'nothing' && lines.length === 0 && tablesMade.length === 0
          ? 'No rule is needed for it.'
          : FORMS[made.form]}{' '}
        {remaining.length === 0 && made.form !== 'nothing'
          ? `All ${matrix.rowCodes.length * matrix.columnCodes.length} cells were asked of the engine with these rules.`
          : ''}
      </p>
      {remaining.length > 0 ? (
        <p className="made-remaining">
          {remaining.length} {remaining.length === 1 ? 'cell stays' : 'cells stay'} otherwise than the table, since
          rules of other groups decide:{' '}
          {remaining
            .slice(0, 8)
            .map(({ row, column }) => `${row} with ${column}`)
            .join(', ')}
          {remaining.length > 8 ? ' …' : ''}
        </p>
      ) : null}
    </section>
  );
}

function Subject({ placed: { group, option } }: { placed: PlacedStatement }): ReactNode {
  if (option !== undefined)
    return (
      <>
        <span className="studio-code">{option === '' ? 'blank' : option}</span>{' '}
        <span className="unseen">of {group}</span>
      </>
    );
  return group === undefined ? null : <b>{group}</b>;
}

const keyOf = ({ group, option, path, statement }: PlacedStatement): string =>
  JSON.stringify([group, option, path, statement.does]);
