import { request } from '@millrace/contract';
import { officeCalls, type PageDifference } from '@millrace/contract/office';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { differenceSides } from '../changes/difference-sides.tsx';
import type { ShownField } from '../changes/field-at.ts';
import { inCents } from '../changes/price-changes.ts';
import { Fault } from '../ui/fault.tsx';
import { answerPlace } from './answer-words.ts';
import '../changes/changes-table.css';

/** `version`: of the draft, so that a change asks again. */
const differencesQuery = (draft: string, version: number, path: string) =>
  queryOptions({
    queryKey: ['draft-pages', draft, version, path],
    queryFn: () => request(officeTransport, officeCalls.officePageDifferences, { params: { draft }, query: { path } }),
    placeholderData: keepPreviousData,
  });

/** Everything that a draft changes on one page, before and after. */
export function PageDifferences({ draft, version, path }: { draft: string; version: number; path: string }): ReactNode {
  const { data, error } = useQuery(differencesQuery(draft, version, path));
  if (data === undefined)
    return error === null ? (
      <p className="soft" role="status">
        Reading the page before and after …
      </p>
    ) : (
      <Fault words={faultWords(error)} />
    );
  const more = data.total - data.differences.length;
  return (
    <>
      {data.total === 0 ? <p className="soft">Nothing that is read on it, only how it is put together.</p> : null}
      <dl className="page-differences">
        {data.differences.map((difference) => (
          <OneDifference key={JSON.stringify(difference)} difference={difference} draft={draft} />
        ))}
      </dl>
      {more > 0 ? <p className="soft">and {more} more</p> : null}
    </>
  );
}

const CENTS: ShownField = { widget: { is: 'cents' } };
/** Two values of so many letters stand beside each other. */
const BESIDE = 16;
const isShort = (value: PageDifference['before']): boolean => String(value ?? '').length <= BESIDE;

function OneDifference({ difference, draft }: { difference: PageDifference; draft: string }): ReactNode {
  const { path, change, before, after, isMoney } = difference;
  const sides = isMoney
    ? differenceSides({ before: inCents(before), after: inCents(after) }, CENTS, draft)
    : differenceSides({ before, after }, null, draft);
  const isToldWhole = before === undefined && after === undefined;
  return (
    <div className={!isToldWhole && isShort(before) && isShort(after) ? 'page-beside' : undefined}>
      <dt>{answerPlace(path)}</dt>
      {isToldWhole ? (
        <dd className={`change-${change}`}>{toldWhole[change]}</dd>
      ) : (
        <>
          <dd className="soft">
            <span className="unseen">Published: </span>
            {sides.before}
          </dd>
          <dd>
            <span className="unseen">Draft: </span>
            {sides.after}
          </dd>
        </>
      )}
    </div>
  );
}

/** Of what is more than a line. */
const toldWhole = { added: 'New', changed: 'Changed', removed: 'Removed' } as const;
