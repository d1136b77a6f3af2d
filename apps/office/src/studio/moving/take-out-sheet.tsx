import type { Use } from '@millrace/studio';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useProductsWith } from '../where/use-products-with.ts';

const SHOWN = 12;

/** Asks before something is taken out of a configurator, and shows first what names it. */
export function TakeOutSheet({
  title,
  words,
  of: { group, codes },
  uses,
  onTake,
  onLeave,
}: {
  title: string;
  /** The uses that go with it. */
  words: string;
  /** The group, or those of its options, that is taken out. */
  of: { group: string; codes?: readonly string[] };
  uses: readonly Use[];
  onTake(): void;
  onLeave(): void;
}): ReactNode {
  const key = codes?.join('\n');
  const products = useProductsWith(
    group,
    useMemo(() => (key === undefined ? undefined : new Set(key.split('\n'))), [key]),
  );
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="sheet studio-take-out" aria-labelledby="take-out" closedby="any" onClose={onLeave}>
      <h2 id="take-out">{title}</h2>
      <p>{words}</p>
      {products === null ? null : (
        <p>
          {products === 0 ? 'No product' : <b>{products === 1 ? '1 product' : `${products} products`}</b>} of the family{' '}
          {products < 2 ? 'has' : 'have'} it in the number.
        </p>
      )}
      {uses.length === 0 ? (
        <p className="soft">Nothing else in this configurator names it.</p>
      ) : (
        <>
          <p>
            {uses.length === 1 ? 'One other place names it' : `${uses.length} other places name it`}. They stay as they
            are, and are faults until they are mended:
          </p>
          <ul>
            {uses.slice(0, SHOWN).map((use) => (
              <li key={use.path.join('.')}>
                <b>{ownerWords(use)}</b> {use.words}
              </li>
            ))}
            {uses.length > SHOWN ? <li className="soft">and {uses.length - SHOWN} more</li> : null}
          </ul>
        </>
      )}
      <form method="dialog" className="studio-sheet-foot">
        <button className="button button-primary" type="button" onClick={onTake}>
          Take it out
        </button>
        <button className="button" type="submit">
          Keep it
        </button>
      </form>
    </dialog>
  );
}

function ownerWords({ of: { group, option, table, fact }, words }: Use): string {
  if (table !== undefined) return `The table ${table}`;
  if (fact !== undefined) return `The fact ${fact}`;
  if (group === undefined) return 'The whole number';
  const own = option === undefined ? group : `${group} ${option}`;
  return words === '' ? `Codes that ${own} switches off` : own;
}
