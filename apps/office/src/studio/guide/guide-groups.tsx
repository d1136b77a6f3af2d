import { type Correction, type Proposal, type ProposedGroup, placeKey } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { priceWords } from '../ground/price-words.ts';

/** The groups that were recognised: renamed, ordered, joined, left out, and so are their options. */
export function GuideGroups({
  groups,
  lit,
  onLight,
  onCorrect,
}: {
  groups: Proposal['groups'];
  lit: ReadonlySet<string>;
  onLight(key: string | null): void;
  onCorrect(correction: Correction): void;
}): ReactNode {
  const move = (at: number, by: number): void => {
    const keys = groups.filter(({ isTaken }) => isTaken).map(({ key }) => key);
    const [moved] = keys.splice(at, 1);
    if (moved === undefined) return;
    keys.splice(at + by, 0, moved);
    onCorrect({ what: 'order', groups: keys });
  };
  return (
    <section aria-label="Groups that were recognised">
      <h3>Groups in the order of the number</h3>
      {groups.length === 0 ? (
        <p className="soft">No group was recognised. Choose cells in the sheet, and say what they are.</p>
      ) : null}
      <ol className="guide-groups">
        {groups.map((group, at) => (
          <Group
            key={group.key}
            group={group}
            before={groups[at - 1]}
            isLast={at === groups.length - 1}
            lit={lit}
            onLight={onLight}
            onMove={(by) => move(at, by)}
            onCorrect={onCorrect}
          />
        ))}
      </ol>
    </section>
  );
}

function Group({
  group,
  before,
  isLast,
  lit,
  onLight,
  onMove,
  onCorrect,
}: {
  group: ProposedGroup;
  before: ProposedGroup | undefined;
  isLast: boolean;
  lit: ReadonlySet<string>;
  onLight(key: string | null): void;
  onMove(by: number): void;
  onCorrect(correction: Correction): void;
}): ReactNode {
  const { key, name, at, optional, several, isTaken, options } = group;
  const place = at === null ? null : placeKey(at);
  return (
    <li className={isTaken ? undefined : 'is-out'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows its cells; nothing is done. */}
      <div
        className={`guide-group ${place !== null && lit.has(place) ? 'is-lit' : ''}`}
        onMouseEnter={() => onLight(place)}
        onMouseLeave={() => onLight(null)}
      >
        <NameInput key={name} name={name} onName={(typed) => onCorrect({ what: 'group', group: key, name: typed })} />
        <label>
          <input
            type="checkbox"
            checked={optional}
            onChange={(event) =>
              onCorrect({
                what: 'group',
                group: key,
                optional: event.target.checked,
                ...(several ? { several: false } : {}),
              })
            }
          />
          may be left out
        </label>
        <label>
          <input
            type="checkbox"
            checked={several}
            onChange={(event) => onCorrect({ what: 'group', group: key, several: event.target.checked })}
          />
          several
        </label>
        <span className="guide-steps">
          <button
            type="button"
            aria-label={`${name}: earlier in the number`}
            disabled={before === undefined || !isTaken}
            onClick={() => onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={`${name}: later in the number`}
            disabled={isLast || !isTaken}
            onClick={() => onMove(1)}
          >
            ↓
          </button>
          {before === undefined ? null : (
            <button type="button" onClick={() => onCorrect({ what: 'join', group: key, into: before.key })}>
              Join to {before.name}
            </button>
          )}
          <button type="button" onClick={() => onCorrect({ what: 'group', group: key, isTaken: !isTaken })}>
            {isTaken ? 'Leave out' : 'Take in'}
          </button>
        </span>
      </div>
      <ul className="guide-options">
        {options.map((option) => {
          const cell = placeKey(option.at);
          return (
            <li
              key={`${cell} ${option.code} ${option.isTaken}`}
              className={`${lit.has(cell) ? 'is-lit' : ''} ${option.isTaken ? '' : 'is-out'}`}
              onMouseEnter={() => onLight(cell)}
              onMouseLeave={() => onLight(null)}
            >
              <input
                type="checkbox"
                aria-label={`Take ${option.code === '' ? option.words : option.code} of ${name}`}
                checked={option.isTaken}
                onChange={(event) =>
                  onCorrect({ what: 'option', group: key, code: option.code, isTaken: event.target.checked })
                }
              />
              <code className="studio-code">{option.code === '' ? '·' : option.code}</code>
              <span className="guide-words">
                {option.words}
                {option.leftOut === undefined || option.isTaken ? null : (
                  <small>{` · left out: ${option.leftOut}`}</small>
                )}
              </span>
              <span className="number">{option.price === undefined ? '' : priceWords(option.price)}</span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function NameInput({ name, onName }: { name: string; onName(name: string): void }): ReactNode {
  const [typed, setTyped] = useState(name);
  const done = (): void => {
    if (typed.trim() !== '' && typed !== name) onName(typed);
    else setTyped(name);
  };
  return (
    <input
      className="field"
      aria-label={`Name of the group ${name}`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setTyped(name);
      }}
    />
  );
}
