import type { DraftChangeAnswer } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { numberTotals } from './number-totals.ts';
import { type NumbersOfRow, numbersOfDraft, rowsWithNumbers } from './numbers-of-draft.ts';
import './numbers-that-change.css';

/** Lists the model numbers that changed configurators make and no longer make; nothing where the draft changes none. */
export function NumbersThatChange({
  draft,
  version,
  changes,
}: {
  draft: string;
  /** Of the draft with these changes. */
  version: number;
  changes: readonly DraftChangeAnswer[];
}): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['draft-numbers', draft, version],
    queryFn: ({ signal }) => numbersOfDraft(draft, changes, signal),
    enabled: rowsWithNumbers(changes).length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (rowsWithNumbers(changes).length === 0) return null;
  if (data === undefined)
    return error === null ? (
      <p className="soft" role="status">
        The model numbers are being compared …
      </p>
    ) : (
      <Fault words={faultWords(error)} />
    );
  if (data.rows.length === 0) return null;
  const { possible, gone, refused, valid, isWhole } = numberTotals(data.rows, data.left);
  const count = (combinations: number): string =>
    combinations === 0
      ? isWhole
        ? 'none'
        : 'none found'
      : `${combinations} ${combinations === 1 ? 'combination' : 'combinations'}${isWhole ? '' : ' or more'}`;
  const told = data.rows.filter(({ numbers }) => numbers === null || numbers.changes.length + numbers.known.length > 0);
  return (
    <>
      <Total words="New numbers possible" count={count(possible)} />
      <Total words="Numbers no longer possible" count={count(gone)} />
      {valid === 0 ? null : <Total words="Known numbers that become valid" count={valid} />}
      <Total words="Known numbers no longer valid" count={refused} isFault={refused > 0} />
      {data.left === 0 ? null : <p className="soft">{data.left} more configurators are changed, and not compared.</p>}
      {told.length === 0 ? null : (
        <details className="numbers-told">
          <summary>Which numbers</summary>
          {told.map((one) => (
            <OfRow key={`${one.kind} ${one.id}`} {...one} />
          ))}
        </details>
      )}
    </>
  );
}

function Total({
  words,
  count,
  isFault = false,
}: {
  words: string;
  count: string | number;
  isFault?: boolean;
}): ReactNode {
  return (
    <p className={isFault ? 'preview-total numbers-fault' : 'preview-total'}>
      <span>{words}</span>
      <b className={typeof count === 'number' ? 'figures' : undefined}>{count}</b>
    </p>
  );
}

/** Known numbers that are named; the rest is counted. */
const NAMED = 20;

function OfRow({ kind, id, label, numbers }: NumbersOfRow): ReactNode {
  return (
    <section>
      <h3>
        <PageLink href={`/office/configurators/${kind.toLowerCase()}/${id}?tab=compare`}>{label}</PageLink>
      </h3>
      {numbers === null ? (
        <p className="soft">Not sound yet, so its numbers cannot be compared.</p>
      ) : (
        <ul>
          {numbers.changes.map(({ sentence, example: { number, became } }) => (
            <li key={`${sentence} ${number}`}>
              {sentence}
              <One number={number} became={became} such />
            </li>
          ))}
          {numbers.known.slice(0, NAMED).map(({ number, became }) => (
            <li key={number}>
              <One number={number} became={became} />
            </li>
          ))}
          {numbers.known.length > NAMED ? (
            <li className="soft">{numbers.known.length - NAMED} more known numbers</li>
          ) : null}
        </ul>
      )}
    </section>
  );
}

function One({
  number,
  became,
  such = false,
}: {
  number: string;
  became: 'valid' | 'invalid';
  such?: boolean;
}): ReactNode {
  return (
    <span className="numbers-one">
      {such ? <span className="soft">such as </span> : null}
      <code>{number}</code>{' '}
      {such ? null : (
        <span className={became === 'valid' ? 'numbers-valid' : 'numbers-invalid'}>
          {became === 'valid' ? 'becomes valid' : 'is no longer valid'}
        </span>
      )}
    </span>
  );
}
