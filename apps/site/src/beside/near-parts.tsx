import { calls, MODEL_NUMBER_MAX, type SearchResult } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { partPath } from '../addresses.ts';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import { Price } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';

/** The parts whose number is one slip away from a text. Its failure takes nothing from a page. */
export const nearPartsQuery = (asked: string): ApiQuery<SearchResult[]> => ({
  ...queryFor(calls.nearParts, { params: { number: asked.slice(0, MODEL_NUMBER_MAX) } }),
  mayFail: true,
});

/** The parts whose number is one slip away from the one asked for; nothing where there is none. */
export function NearParts({ asked }: { asked: string }): ReactNode {
  const { data = [] } = useQuery({ ...nearPartsQuery(asked), enabled: asked !== '', throwOnError: false });
  if (data.length === 0) return null;
  return (
    <section className="mt-6 max-w-[640px]" aria-labelledby="near-parts">
      <h2 id="near-parts" className="text-base">
        Close to <span className="figures">{asked}</span>
      </h2>
      <ul className="mt-2 border-t border-rule">
        {data.map(({ partNumber, name, description, price, isObsolete }) => (
          <li key={partNumber} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5">
            <span className="flex-1 basis-60">
              <Link to={partPath(partNumber)} className="figures font-semibold">
                {partNumber}
              </Link>{' '}
              {name}
              {isObsolete ? <span className="text-alarm"> Obsolete</span> : null}
              <span className="block text-small text-soft">{description}</span>
            </span>
            <Price amount={price} />
          </li>
        ))}
      </ul>
    </section>
  );
}
