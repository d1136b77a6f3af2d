import {
  isPriced,
  linesFound,
  type NewPrice,
  type PriceLine,
  pastedCells,
  priceKey,
  priceLines,
  type Raise,
  raisedPrices,
  readPriceList,
  withPrices,
} from '@millrace/studio';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { usePaste } from '../../ui/use-paste.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { PriceTable } from './price-table.tsx';
import { ProposalBar } from './proposal-bar.tsx';
import { RaiseForm } from './raise-form.tsx';
import './prices.css';

const keyOf = (configurator: string): string => `office-studio-prices:${configurator}`;

/** Every price of the configurator: in force, in the draft, and what is proposed; raised and pasted many at once. */
export function PricesPane(): ReactNode {
  const { kind, id, configurator, published, change } = useStudio();
  const [group, setGroup] = useState<string | null>(null);
  const [find, setFind] = useState('');
  const [raise, setRaise] = useState<Raise | null>(null);
  const [decimal, setDecimal] = useState<'.' | ',' | null>(null);
  const [text, setText] = usePastedText(`${kind} ${id}`);
  const lines = useMemo(() => priceLines(configurator, published), [configurator, published]);
  const shown = useMemo(() => linesFound(lines, { group, find }), [lines, group, find]);
  const list = useMemo(() => {
    if (text === null) return null;
    const format = decimal === null ? undefined : { decimal, isProved: true };
    return readPriceList(pastedCells(text), configurator, format);
  }, [text, decimal, configurator]);
  const proposed = useMemo((): readonly NewPrice[] => {
    if (list !== null) return list.changing.map(({ line, price }) => ({ path: line.path, price }));
    return raise === null ? [] : raisedPrices(shown, raise);
  }, [list, raise, shown]);
  const proposals = useMemo(() => new Map(proposed.map((one) => [priceKey(one), one.price])), [proposed]);
  const drop = (): void => {
    setRaise(null);
    setText(null);
    setDecimal(null);
  };
  const take = (): void => {
    change((now) => withPrices(now, proposed));
    drop();
  };
  const put = useCallback(
    (line: PriceLine, price: number | null): void => change((now) => withPrices(now, [{ path: line.path, price }])),
    [change],
  );
  usePaste((pasted) => {
    setRaise(null);
    setText(pasted);
    // A list may change any of them.
    setGroup(null);
    setFind('');
  });
  const priced = lines.filter(isPriced);
  return (
    <section className="prices" aria-label="Prices">
      <header className="studio-bar">
        <h2>Prices</h2>
        <span className="soft">
          {priced.length} {priced.length === 1 ? 'price' : 'prices'} in {new Set(priced.map((line) => line.group)).size}{' '}
          groups
        </span>
        <span className="studio-push" />
        <GroupFilter lines={lines} group={group} onChange={setGroup} />
        <input
          className="field prices-find"
          type="search"
          aria-label="Find a price"
          placeholder="Code or words"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <RaiseForm
          count={shown.filter(({ price }) => price !== null && price !== 0).length}
          onRaise={(next) => {
            setText(null);
            setRaise(next);
          }}
        />
        <span className="soft prices-paste">
          <kbd>Ctrl V</kbd> pastes a price list
        </span>
      </header>
      {list === null && raise === null ? null : (
        <ProposalBar
          list={list}
          count={proposed.length}
          onTake={take}
          onDrop={drop}
          onDecimal={setDecimal}
          total={sumsOf(lines, proposals)}
        />
      )}
      <PriceTable
        lines={list === null ? shown : withProposedFirst(shown, proposals)}
        proposals={proposals}
        onPut={put}
      />
    </section>
  );
}

/** A pasted list stays in this window until it is decided, over tabs and reloads. */
function usePastedText(configurator: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(configurator)));
  const put = (next: string | null): void => {
    try {
      if (next === null) sessionStorage.removeItem(keyOf(configurator));
      else sessionStorage.setItem(keyOf(configurator), next);
    } catch {
      // A full store loses what is kept over a reload, not what is on the screen.
    }
    setText(next);
  };
  return [text, put] as const;
}

/** The lines that a pasted list changes come first. */
const withProposedFirst = (lines: readonly PriceLine[], proposals: ReadonlyMap<string, unknown>): PriceLine[] =>
  lines.toSorted((one, other) => Number(proposals.has(priceKey(other))) - Number(proposals.has(priceKey(one))));

/** The sums of the changed prices, before and after. */
function sumsOf(lines: readonly PriceLine[], proposals: ReadonlyMap<string, number | null>) {
  let [before, after] = [0, 0];
  for (const line of lines) {
    const next = proposals.get(priceKey(line));
    if (next === undefined) continue;
    before += line.price ?? 0;
    after += next ?? 0;
  }
  return { before, after };
}

function GroupFilter({
  lines,
  group,
  onChange,
}: {
  lines: readonly PriceLine[];
  group: string | null;
  onChange(group: string | null): void;
}): ReactNode {
  const counts = new Map<string, number>();
  for (const line of lines) if (line.group !== null) counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  return (
    <select
      className="field prices-group"
      aria-label="Group"
      value={group ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">All groups ({lines.length})</option>
      {[...counts].map(([name, count]) => (
        <option key={name} value={name}>
          {name} ({count})
        </option>
      ))}
    </select>
  );
}
