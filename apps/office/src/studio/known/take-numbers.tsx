import { readPastedNumbers, verdictsOf } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Fault } from '../../ui/fault.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import type { KnownLine, WantedLine } from './known-lines.ts';
import { printPrice } from './price-typed.ts';
import type { NumberSource, OfferedNumber } from './use-sources.ts';

/** More are counted, and taken with the others. */
const SHOWN = 200;

/** Shows each number with its verdict before any of them is taken. */
export function TakeNumbers({
  source: { title, numbers },
  isPasted,
  known,
  onTake,
  onClose,
}: {
  source: NumberSource;
  /** They are pasted here; else the source has them. */
  isPasted: boolean;
  known: readonly KnownLine[];
  /** Returns why they cannot be taken; null: they are. */
  onTake(lines: readonly WantedLine[]): string | null;
  onClose(): void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { sound } = useStudio();
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string | null>(null);
  const settled = useDeferredValue(text);
  const pasted = useMemo(() => readPastedNumbers(settled), [settled]);
  const offered: readonly OfferedNumber[] = isPasted ? pasted.numbers.map((one) => ({ ...one, note: '' })) : numbers;
  const verdict = useMemo(() => verdictsOf(sound), [sound]);
  const read = offered.map((one) => ({
    ...one,
    verdict: verdict(
      one.isRefused ? { number: one.number, isRefused: true } : { number: one.number, priceCents: one.priceCents },
    ),
  }));
  const chosen = read.filter(({ number }) => !left.has(number));
  const wrong = chosen.filter((one) => !one.verdict.isAsWanted).length;
  const standing = new Map(known.map((line) => [line.number, line]));
  const take = (): void => {
    const refused = onTake(
      chosen.map(({ number, priceCents, isRefused }) => ({
        list: isRefused ? 'refusedNumbers' : 'validNumbers',
        number,
        priceCents,
      })),
    );
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <dialog ref={dialog} className="sheet known-sheet" aria-labelledby="take-numbers" onClose={onClose}>
      <h2 id="take-numbers">{title}</h2>
      {isPasted ? (
        <>
          <label className="label" htmlFor="pasted-numbers">
            One number in each line, or columns of a sheet: the number, and its price if it is known. “!” before a
            number, or “refused” in a column: it must be refused.
          </label>
          <textarea
            id="pasted-numbers"
            className="field known-paste"
            rows={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {pasted.left.length === 0 ? null : (
            <ul className="soft known-left">
              {pasted.left.slice(0, 5).map(({ line, text: words, why }) => (
                <li key={line}>
                  Line {line} is left out, {WHY[why]}: <span className="figures">{words.slice(0, 80)}</span>
                </li>
              ))}
              {pasted.left.length > 5 ? <li>and {pasted.left.length - 5} more</li> : null}
            </ul>
          )}
        </>
      ) : null}
      <Fault words={fault} />
      {read.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        <section className="known-offered" aria-label="Numbers with their verdicts" tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Take</th>
                <th scope="col">Number</th>
                <th scope="col">Must be</th>
                <th scope="col" className="number">
                  Price
                </th>
                <th scope="col">Verdict</th>
                <th scope="col">From</th>
              </tr>
            </thead>
            <tbody>
              {read.slice(0, SHOWN).map(({ number, isRefused, priceCents, note, verdict: { isAsWanted, words } }) => (
                <tr key={number}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`Take ${number}`}
                      checked={!left.has(number)}
                      onChange={({ target }) => setLeft(withOrWithout(left, number, !target.checked))}
                    />
                  </td>
                  <td className="figures">{number}</td>
                  <td>{isRefused ? 'refused' : 'valid'}</td>
                  <td className="number">{printPrice(priceCents)}</td>
                  <td className={isAsWanted ? undefined : 'known-wrong'}>
                    <Mark of={isAsWanted ? 'good' : 'error'} /> {words}
                  </td>
                  <td className="soft">
                    {note}
                    {standing.has(number) ? ' stands already' : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {read.length > SHOWN ? <p className="soft">and {read.length - SHOWN} more</p> : null}
        </section>
      )}
      <p className="actions">
        <button className="button button-primary" type="button" disabled={chosen.length === 0} onClick={take}>
          Take {chosen.length} {chosen.length === 1 ? 'number' : 'numbers'}
        </button>
        <button className="button" type="button" onClick={onClose}>
          Leave it
        </button>
        <span className="soft" role="status">
          {wrong === 0
            ? ''
            : `${wrong} of them ${wrong === 1 ? 'is' : 'are'} not as wanted, and will block the publishing.`}
        </span>
      </p>
    </dialog>
  );
}

function withOrWithout(set: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(set);
  if (isIn) after.add(one);
  else after.delete(one);
  return after;
}

const WHY = {
  heading: 'a heading',
  price: 'its price cannot be read',
  'too-long': 'it is too long for a number',
} as const;
