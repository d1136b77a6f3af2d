import type { ConfigGroup } from '@millrace/configurator';
import { allOptionColumns, attributeColumn, attributeOf, type OptionColumn } from '@millrace/studio';
import { type ReactNode, useId, useRef, useState } from 'react';

/** Columns that are not shown yet, to be chosen, and a new attribute. */
export function ColumnsMenu({
  group,
  shown,
  asked,
  onAsk,
}: {
  group: ConfigGroup;
  shown: readonly OptionColumn[];
  asked: ReadonlySet<string>;
  onAsk(asked: ReadonlySet<string>): void;
}): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const isShown = new Set(shown.map(({ key }) => key));
  const others = allOptionColumns(group).filter(({ key }) => !isShown.has(key) || asked.has(key));
  const attribute = name.trim();
  const isFree = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(attribute) && !shown.some((one) => attributeOf(one) === attribute);
  return (
    <>
      <button className="button" type="button" popoverTarget={id}>
        Columns
      </button>
      <div ref={menu} id={id} popover="auto" className="option-columns" aria-label="Columns" role="dialog">
        {others.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={isShown.has(key)}
              onChange={({ target }) => {
                const next = new Set(asked);
                if (target.checked) next.add(key);
                else next.delete(key);
                onAsk(next);
              }}
            />{' '}
            {label}
          </label>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isFree) return;
            onAsk(new Set(asked).add(attributeColumn(attribute).key));
            setName('');
            menu.current?.hidePopover();
          }}
        >
          <input
            className="field"
            aria-label="New attribute"
            placeholder="New attribute, e.g. amps"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button className="button" type="submit" disabled={!isFree}>
            Add
          </button>
          {attribute !== '' && !isFree ? (
            <p className="cell-words">A name of letters, digits and _, that no attribute here has.</p>
          ) : null}
        </form>
      </div>
    </>
  );
}
