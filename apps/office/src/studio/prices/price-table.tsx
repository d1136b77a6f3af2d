import type { Configurator } from '@millrace/configurator';
import { changeOf, type PriceLine, priceKey, ruleListToParts, typedPrice } from '@millrace/studio';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { amountWords } from '../ground/price-words.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { useRowsInSight } from '../tables/rows-in-sight.ts';
import { Sentence } from '../tables/sentence.tsx';

const ROW = 32;

/** The prices, a row each. Those that are in sight are drawn. */
export function PriceTable({
  lines,
  proposals,
  onPut,
}: {
  lines: readonly PriceLine[];
  proposals: ReadonlyMap<string, number | null>;
  onPut(line: PriceLine, price: number | null): void;
}): ReactNode {
  const { configurator } = useStudio();
  const { scroll, from, to, onScroll } = useRowsInSight(lines.length, ROW);
  /** The field of the price above or below. */
  const moved = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const fields = [...(scroll.current?.querySelectorAll<HTMLInputElement>('.prices-draft input') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + step];
    if (next === undefined) event.currentTarget.blur();
    next?.focus();
    next?.select();
  };
  return (
    <div ref={scroll} className="studio-scroll" onScroll={onScroll}>
      <table className="prices-table" aria-label="Prices" aria-rowcount={lines.length + 1}>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Code</th>
            <th scope="col">Description</th>
            <th scope="col" className="is-number">
              Published
            </th>
            <th scope="col" className="is-number">
              Draft
            </th>
            <th scope="col" className="is-number">
              Change
            </th>
            <th scope="col">Holds while</th>
          </tr>
        </thead>
        <tbody>
          {from > 0 ? <tr style={{ height: from * ROW }} /> : null}
          {lines.slice(from, to).map((line, nth) => (
            <PriceRow
              key={priceKey(line)}
              {...{ line, configurator, onPut }}
              index={from + nth + 2}
              proposed={proposals.get(priceKey(line))}
              onMove={moved}
            />
          ))}
          {to < lines.length ? <tr style={{ height: (lines.length - to) * ROW }} /> : null}
        </tbody>
      </table>
      {lines.length === 0 ? <p className="prices-empty soft">No price is found by these words.</p> : null}
    </div>
  );
}

const PriceRow = memo(
  function Row({
    line,
    configurator,
    index,
    proposed,
    onPut,
    onMove,
  }: {
    line: PriceLine;
    configurator: Configurator;
    index: number;
    proposed: number | null | undefined;
    onPut(line: PriceLine, price: number | null): void;
    onMove(event: KeyboardEvent<HTMLInputElement>): void;
  }): ReactNode {
    const { group, code, words, price, published, of } = line;
    const shown = proposed === undefined ? price : proposed;
    const change = changeOf({ price: shown, published });
    const isNew = published === undefined;
    const isChanged = !isNew && shown !== published;
    return (
      <tr aria-rowindex={index}>
        <td className="soft">{of === 'base' ? '' : group}</td>
        <td>{code === null ? null : <span className="studio-code">{code === '' ? 'blank' : code}</span>}</td>
        <td className="prices-words" title={words}>
          {words}
        </td>
        <td className="is-number soft">{isNew ? 'new' : amountWords(published)}</td>
        <td className={`prices-draft is-number${isNew ? ' is-new' : isChanged ? ' is-changed' : ''}`}>
          {proposed === undefined ? (
            <PriceField line={line} onPut={onPut} onMove={onMove} />
          ) : (
            <span>
              <del className="soft">{amountWords(price)}</del> <b>{amountWords(proposed)}</b>
            </span>
          )}
        </td>
        <td className="is-number soft">{change === null ? '' : `${change > 0 ? '+' : ''}${change.toFixed(1)} %`}</td>
        <td>{line.if === null ? null : <Sentence parts={ruleListToParts(configurator, line.if)} />}</td>
      </tr>
    );
  },
  (before, after) =>
    before.proposed === after.proposed &&
    before.index === after.index &&
    before.onPut === after.onPut &&
    isSameLine(before.line, after.line) &&
    // Words of a condition follow those of the options that it names.
    (before.line.if === null || before.configurator === after.configurator),
);

const isSameLine = (one: PriceLine, other: PriceLine): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The price in the draft, typed over; what is no price stays typed, with why. */
function PriceField({
  line,
  onPut,
  onMove,
}: {
  line: PriceLine;
  onPut(line: PriceLine, price: number | null): void;
  onMove(event: KeyboardEvent<HTMLInputElement>): void;
}): ReactNode {
  const words = amountWords(line.price);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? line.price : typedPrice(typed);
  const isFaulty = read === undefined || (read === null && !mayBeOnRequest(line));
  const left = (): void => {
    if (typed === null || isFaulty || read === undefined) return;
    if (read !== line.price) onPut(line, read);
    setTyped(null);
  };
  return (
    <input
      className="field figures"
      aria-label={`Price of ${[line.group, line.code ?? line.words].filter(Boolean).join(' ')}`}
      aria-invalid={isFaulty}
      title={isFaulty ? 'A price is an amount such as 1,050.00, without parts of a cent, or “call”' : undefined}
      value={typed ?? words}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        onMove(event);
      }}
    />
  );
}

/** A unit and the base price are amounts. */
const mayBeOnRequest = ({ of }: PriceLine): boolean => of !== 'unit' && of !== 'base';
