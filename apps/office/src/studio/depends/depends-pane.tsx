import { type Dependency, dependenciesOf } from '@millrace/studio';
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import '../findings/findings.css';
import './depends.css';

const ROW = 30;
const NAME = 200;
/** How far an arc reaches out for each group that it passes. */
const REACH = 11;
const REACH_MOST = 260;

/** The groups in the order of the number, and which decides over which: drawn, said in sentences, and as a table. */
export function DependsPane(): ReactNode {
  const { sound, at, go } = useStudio();
  const configurator = useDeferredValue(sound);
  const all = useMemo(() => dependenciesOf(configurator), [configurator]);
  const [isTable, setTable] = useState(false);
  const names = useMemo(() => configurator.configGroups.map(({ name }) => name), [configurator]);
  const chosen = at.group;
  return (
    <section className="depends-pane" aria-labelledby="what-depends">
      <header className="studio-bar">
        <h2 id="what-depends">What depends on what</h2>
        <span className="soft">
          {all.length} {all.length === 1 ? 'tie' : 'ties'} between {names.length} groups
        </span>
        <label className="studio-push">
          <input type="checkbox" checked={isTable} onChange={({ target }) => setTable(target.checked)} /> As a table
        </label>
      </header>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        <section className="studio-scroll" aria-label="Ties" tabIndex={0}>
          <Ties all={all} />
        </section>
      ) : (
        <div className="depends-drawn">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
          <section className="studio-scroll" aria-label="Groups" tabIndex={0}>
            <Drawing names={names} all={all} chosen={chosen} onChoose={(group) => go({ group })} />
          </section>
          <Said all={all} chosen={chosen} />
        </div>
      )}
    </section>
  );
}

/** Groups one below the other, and an arc from each that decides to that which it decides over. */
const Drawing = memo(function Drawing({
  names,
  all,
  chosen,
  onChoose,
}: {
  names: readonly string[];
  all: readonly Dependency[];
  chosen: string | null;
  onChoose(group: string): void;
}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const places = useMemo(() => new Map(names.map((name, place) => [name, place])), [names]);
  const touched = new Set(all.flatMap(({ from, to }) => (from === chosen ? [to] : to === chosen ? [from] : [])));
  const step = (event: KeyboardEvent, place: number): void => {
    const next = event.key === 'ArrowDown' ? place + 1 : event.key === 'ArrowUp' ? place - 1 : null;
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="depends-drawing" style={{ minHeight: names.length * ROW, minWidth: NAME + REACH_MOST + 20 }}>
      <ol ref={list}>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name while somebody types it.
          <li key={`${name} ${place}`}>
            <button
              type="button"
              aria-pressed={name === chosen}
              className={touched.has(name) ? 'is-touched' : undefined}
              onClick={() => onChoose(name)}
              onKeyDown={(event) => step(event, place)}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <svg aria-hidden="true" width={REACH_MOST + 20} height={names.length * ROW}>
        {all.map(({ from, to }) => {
          const [start, end] = [places.get(from) ?? 0, places.get(to) ?? 0];
          const [top, bottom] = [(start + 0.5) * ROW, (end + 0.5) * ROW];
          const reach = Math.min(REACH_MOST, 14 + Math.abs(end - start) * REACH);
          const of = from === chosen ? 'is-from' : to === chosen ? 'is-to' : '';
          return (
            <g key={`${from} ${to}`} className={of}>
              <path d={`M0 ${top}C${reach} ${top} ${reach} ${bottom} 6 ${bottom}`} />
              <path d={`M6 ${bottom - 3.5}L0 ${bottom}L6 ${bottom + 3.5}`} />
            </g>
          );
        })}
      </svg>
    </div>
  );
});

/** Sentences of a group: those that decide over it, and those by which it decides over others. */
function Said({ all, chosen }: { all: readonly Dependency[]; chosen: string | null }): ReactNode {
  const parts = [
    { words: 'is decided by', ties: all.filter(({ to }) => to === chosen), other: 'from' },
    { words: 'decides over', ties: all.filter(({ from }) => from === chosen), other: 'to' },
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className="depends-said" aria-live="polite" aria-label={chosen ?? 'No group'} tabIndex={0}>
      {chosen === null ? <p className="soft">Choose a group.</p> : null}
      {chosen === null
        ? null
        : parts.map(({ words, ties, other }) => (
            <section key={words}>
              <h3>
                {chosen} {words} {ties.length === 0 ? 'nothing' : ''}
              </h3>
              {ties.map((tie) => (
                <div key={tie[other]}>
                  <h4>{tie[other]}</h4>
                  <ul>
                    {tie.sentences.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
    </section>
  );
}

function Ties({ all }: { all: readonly Dependency[] }): ReactNode {
  const { go } = useStudio();
  return (
    <table className="table depends-table">
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">decides over</th>
          <th scope="col">by</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ from, to, sentences }) => (
          <tr key={`${from} ${to}`}>
            <td>
              <button className="finding-more" type="button" onClick={() => go({ tab: 'options', group: from })}>
                {from}
              </button>
            </td>
            <td>
              <button className="finding-more" type="button" onClick={() => go({ tab: 'options', group: to })}>
                {to}
              </button>
            </td>
            <td>{sentences.join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
