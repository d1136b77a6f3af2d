import type { ReadPriceList, UnmatchedRow } from '@millrace/studio';
import type { ReactNode } from 'react';
import { amountWords } from '../ground/price-words.ts';

const UNMATCHED_MOST = 40;

const WORDS: Readonly<Record<UnmatchedRow['code'], string>> = {
  'no-option': 'is no option of this configurator',
  'several-options': 'is an option of several groups; name the group in its row',
  'no-price': 'has no price',
  'unreadable-price': 'has a price that cannot be read',
  'parts-of-a-cent': 'has a price with parts of a cent',
  'said-otherwise': 'has another price in an earlier row, which counts',
};

/** The prices as they would be, before they are written: counted, with the rows of a list that matched nothing. */
export function ProposalBar({
  list,
  count,
  total,
  onTake,
  onDrop,
  onDecimal,
}: {
  /** null: a raise. */
  list: ReadPriceList | null;
  count: number;
  total: { before: number; after: number };
  onTake(): void;
  onDrop(): void;
  onDecimal(decimal: '.' | ','): void;
}): ReactNode {
  return (
    <section className="proposal" aria-label="Proposed prices">
      <div className="proposal-line">
        <span role="status">
          <b>
            {count} {count === 1 ? 'price changes' : 'prices change'}
          </b>
          , together from <span className="figures">{amountWords(total.before)}</span> to{' '}
          <span className="figures">{amountWords(total.after)}</span>
          {list === null ? '' : `; ${list.same.length} the same, ${list.unmatched.length} not matched`}.
        </span>
        {list === null ? null : (
          <button
            className="proposal-format"
            type="button"
            title="The way in which its amounts are read; press it for the other"
            onClick={() => onDecimal(list.format.decimal === '.' ? ',' : '.')}
          >
            <b>{list.format.decimal === '.' ? '1,050.00' : '1.050,00'}</b>
            {list.format.isProved ? '' : ' guessed'}
          </button>
        )}
        <span className="studio-push" />
        <button className="button button-primary" type="button" disabled={count === 0} onClick={onTake}>
          Put {count} into the draft
        </button>
        <button className="button" type="button" onClick={onDrop}>
          Discard
        </button>
      </div>
      {list !== null && list.unmatched.length > 0 ? (
        <ul className="proposal-unmatched" aria-label="Not matched">
          {list.unmatched.slice(0, UNMATCHED_MOST).map(({ row, text, code, groups }) => (
            <li key={`${row} ${code}`}>
              <span className="figures soft">Row {row + 1}</span> “{text.trim()}” {WORDS[code]}
              {groups.length > 1 ? ` (${groups.join(', ')})` : ''}.
            </li>
          ))}
          {list.unmatched.length > UNMATCHED_MOST ? (
            <li className="soft">and {list.unmatched.length - UNMATCHED_MOST} more</li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}
