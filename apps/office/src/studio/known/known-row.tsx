import type { Cents, Configurator } from '@millrace/configurator';
import type { Tried, Verdict } from '@millrace/studio';
import { memo, type ReactNode, useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { CompactPlate } from '../findings/compact-plate.tsx';
import type { KnownLine, WantedLine } from './known-lines.ts';
import { printPrice, readPrice } from './price-typed.ts';

interface KnownRowProps {
  line: KnownLine;
  configurator: Configurator;
  verdict: Verdict;
  /** The price that it has in the revision in force; null: it is not read there, or there is none. */
  was: Cents | null;
  onTry(tried: Tried): void;
  /** null: it is taken out. */
  onChange(line: KnownLine, now: WantedLine | null): void;
}

/** One known number: what is wanted of it, and what it reads as. */
export const KnownRow = memo(function KnownRow({
  line,
  configurator,
  verdict,
  was,
  onTry,
  onChange,
}: KnownRowProps): ReactNode {
  const [isTyped, setTyped] = useState(false);
  const { number, list } = line;
  const isDearer = verdict.priceCents !== null && was !== null && was !== verdict.priceCents;
  return (
    <>
      <span className="known-mark">
        <Mark of={verdict.isAsWanted ? 'good' : 'error'} />
        <span className="unseen">{verdict.isAsWanted ? 'As wanted' : 'Not as wanted'}</span>
      </span>
      <span className="known-number">
        {isTyped ? (
          <NumberField
            number={number}
            onDone={(typed) => {
              setTyped(false);
              if (typed !== null && typed !== '' && typed !== number) onChange(line, { ...line, number: typed });
            }}
          />
        ) : (
          <CompactPlate configurator={configurator} tried={triedOf(number)} onTry={onTry} />
        )}
      </span>
      <span>
        <select
          className="known-must"
          aria-label={`${number} must be`}
          value={list}
          onChange={({ target }) => onChange(line, { ...line, list: target.value as KnownLine['list'] })}
        >
          <option value="validNumbers">valid</option>
          <option value="refusedNumbers">refused</option>
        </select>
      </span>
      <span>{list === 'validNumbers' ? <PriceField line={line} onChange={onChange} /> : null}</span>
      <span className={verdict.isAsWanted ? 'known-verdict' : 'known-verdict is-not'} title={verdict.words}>
        {verdict.isAsWanted ? null : <b>{list === 'validNumbers' ? 'Not as wanted: ' : 'It is read: '}</b>}
        {verdict.words}
        {isDearer ? <span className="known-was">, was {printPrice(was)}</span> : null}
      </span>
      <span className="known-acts">
        <button type="button" onClick={() => setTyped(!isTyped)}>
          Edit<span className="unseen"> {number}</span>
        </button>
        <button type="button" onClick={() => onChange(line, null)}>
          Take out<span className="unseen"> {number}</span>
        </button>
      </span>
    </>
  );
});

/** The same object for one number, so that its plate stays drawn. */
const triedNumbers = new Map<string, { is: 'number'; number: string }>();
const KEPT = 5000;
function triedOf(number: string): { is: 'number'; number: string } {
  const known = triedNumbers.get(number) ?? { is: 'number', number };
  if (triedNumbers.size > KEPT) triedNumbers.clear();
  triedNumbers.set(number, known);
  return known;
}

function NumberField({ number, onDone }: { number: string; onDone(typed: string | null): void }): ReactNode {
  const [typed, setTyped] = useState(number);
  return (
    <input
      className="field known-field"
      aria-label={`The number ${number}`}
      value={typed}
      maxLength={200}
      // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed.
      autoFocus
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onDone(typed.trim());
        if (key === 'Escape') onDone(null);
      }}
    />
  );
}

function PriceField({ line, onChange }: Pick<KnownRowProps, 'line' | 'onChange'>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? line.priceCents : readPrice(typed);
  const leave = (): void => {
    if (read === undefined) return;
    setTyped(null);
    if (read !== line.priceCents) onChange(line, { ...line, priceCents: read });
  };
  return (
    <input
      className="field known-price"
      aria-label={`Price of ${line.number}`}
      aria-invalid={read === undefined}
      title={read === undefined ? 'A price such as 1,456.00, “on request”, or nothing' : undefined}
      placeholder="any price"
      value={typed ?? printPrice(line.priceCents)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
