import type { Configurator, Context } from '@millrace/configurator';
import type { ReactNode } from 'react';

/** The facts about who asks, under which it is tried; nothing where the configurator asks for none. */
export function ContextFacts({
  configurator: { context: facts = [] },
  context,
  onChange,
}: {
  configurator: Configurator;
  context: Context;
  onChange(context: Context): void;
}): ReactNode {
  if (facts.length === 0) return null;
  return (
    <div className="try-context">
      <span className="soft">Who asks</span>
      {facts.map(({ name, values, default: other = 'unknown' }) => (
        <label key={name}>
          <span className="figures">@{name}</span>
          <select
            className="field"
            value={context[name] ?? other}
            onChange={(event) => onChange({ ...context, [name]: event.target.value })}
          >
            {[...new Set([other, ...values])].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
