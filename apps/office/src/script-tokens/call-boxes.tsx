import type { ScriptCall } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { callGroups, isReading } from './call-groups.ts';

interface CallBoxesProps {
  calls: readonly ScriptCall[];
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** The calls that a token may name, by group; those that change something say so. */
export function CallBoxes({ calls, chosen, onChange }: CallBoxesProps): ReactNode {
  const set = (names: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const name of names) {
      if (isOn) next.add(name);
      else next.delete(name);
    }
    onChange(next);
  };
  return callGroups(calls).map((group) => {
    const names = group.calls.map(({ name }) => name);
    const on = names.filter((name) => chosen.has(name)).length;
    return (
      <fieldset key={group.name} className="call-group">
        <legend>
          <label>
            <input
              type="checkbox"
              aria-label={`All of ${group.name}`}
              checked={on === names.length}
              ref={(box) => {
                if (box !== null) box.indeterminate = on > 0 && on < names.length;
              }}
              onChange={(event) => set(names, event.target.checked)}
            />
            <span>{group.name}</span>
            <span className="soft call-count">
              {on} of {names.length}
            </span>
          </label>
        </legend>
        {group.calls.map((call) => (
          <label key={call.name}>
            <input
              type="checkbox"
              checked={chosen.has(call.name)}
              onChange={(event) => set([call.name], event.target.checked)}
            />
            <span>
              {call.summary}
              {isReading(call) ? null : <span className="item-state is-warning call-changes"> changes</span>}{' '}
              <code className="soft">{call.name}</code>
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}
