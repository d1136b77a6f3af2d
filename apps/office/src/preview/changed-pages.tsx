import { request } from '@millrace/contract';
import { type ChangedPage, type DraftChangeAnswer, officeCalls, previewPath } from '@millrace/contract/office';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { priceChanges } from '../changes/price-changes.ts';
import { Fault } from '../ui/fault.tsx';
import { pageWords } from './answer-words.ts';
import { PageDifferences } from './page-differences.tsx';
import './preview.css';

/** Pages named before the rest is folded. */
const SHOWN = 8;
/** While pages are still being compared, in ms. */
const AGAIN_MS = 1000;

/** `version`: of the draft, so that a change asks again. */
const pagesQuery = (draft: string, version: number) =>
  queryOptions({
    queryKey: ['draft-pages', draft, version],
    queryFn: () => request(officeTransport, officeCalls.officePages, { params: { draft } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isChecking === true ? AGAIN_MS : false),
  });

/** The pages of the public site that a draft changes, each led to in the preview. */
export function ChangedPages({
  draft,
  version,
  changes,
  numbers,
}: {
  draft: string;
  version: number;
  changes: readonly DraftChangeAnswer[];
  /** Stands after the prices. */
  numbers: ReactNode;
}): ReactNode {
  const { data, error } = useQuery(pagesQuery(draft, version));
  const frameWords = pageWords({ fields: data?.frameFields ?? [], prices: 0 });
  return (
    <section className="preview-pages" aria-labelledby="visitors-will-see">
      <h2 id="visitors-will-see">What visitors will see</h2>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? (
        error === null ? (
          <p className="soft" role="status">
            The pages of the draft are being compared with the site …
          </p>
        ) : null
      ) : (
        <>
          <p className="preview-total">
            <span>Pages that change</span>
            <b className="figures">{data.isFrameChanged ? 'all' : data.total}</b>
          </p>
          <Prices changes={changes} />
          {numbers}
          {data.isChecking ? (
            <p className="soft" role="status">
              {data.checked} of {data.of} pages compared
            </p>
          ) : null}
          {data.isFrameChanged ? (
            <p className="soft">
              What every page has changes{frameWords === '' ? '' : ` (${frameWords})`}; on these pages more does.
            </p>
          ) : null}
          {data.asPublished === 0 ? null : (
            <p className="soft">
              Without {data.asPublished === 1 ? 'one row that is' : `${data.asPublished} rows that are`} not sound yet.
            </p>
          )}
          <PageList draft={draft} version={version} pages={data.pages.slice(0, SHOWN)} />
          {data.pages.length <= SHOWN ? null : (
            <details>
              <summary>{data.total - SHOWN} more</summary>
              <PageList draft={draft} version={version} pages={data.pages.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** How many prices go up and down; nothing where none does. */
function Prices({ changes }: { changes: readonly DraftChangeAnswer[] }): ReactNode {
  const { dearer, cheaper } = priceChanges(changes);
  if (dearer + cheaper === 0) return null;
  return [['Prices dearer', dearer] as const, ['Prices cheaper', cheaper] as const].map(([words, count]) => (
    <p key={words} className="preview-total">
      <span>{words}</span>
      <b className="figures">{count}</b>
    </p>
  ));
}

function PageList({
  draft,
  version,
  pages,
}: {
  draft: string;
  version: number;
  pages: readonly ChangedPage[];
}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map((page) => (
        <OnePage key={page.path} draft={draft} version={version} page={page} />
      ))}
    </ul>
  );
}

const whole = { new: 'new', gone: 'no longer there', changed: '' } as const;

/** A page: its title leads to it; what changes on it opens below. */
function OnePage({ draft, version, page }: { draft: string; version: number; page: ChangedPage }): ReactNode {
  const { path, title, change } = page;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <a href={change === 'gone' ? path : previewPath(draft, path)} target="_blank" rel="noopener">
        {title}
      </a>
      {change === 'changed' ? (
        <button className="page-words" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="unseen">{title}: </span>
          {pageWords(page) || 'changed'}
        </button>
      ) : (
        <span className="soft">{whole[change]}</span>
      )}
      {isOpen ? <PageDifferences draft={draft} version={version} path={path} /> : null}
    </li>
  );
}
