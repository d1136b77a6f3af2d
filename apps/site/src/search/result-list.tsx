import { SEARCH_PAGE_SIZE, type SearchPage } from '@millrace/contract';
import { PageSizeField } from './page-size-field.tsx';
import { ResultRow } from './result-row.tsx';

interface ResultListProps {
  found: SearchPage;
  /** The text is a number, and what stands here is close to it. */
  isNumber: boolean;
  text: string;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** One page of results, with the way to the others. */
export function ResultList({ found, isNumber: near, text, pageSize, onPage, onPageSize }: ResultListProps) {
  const { page, hasNext, hasPrevious } = found;
  const turn = (
    <>
      <button type="button" className="button" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <button type="button" className="button" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </>
  );
  return (
    <section className="srch-list" aria-labelledby="results">
      <header className="srch-head">
        <h2 id="results">
          {near ? 'Close to it in the catalogue' : `${found.total} ${found.total === 1 ? 'model' : 'models'}`}
          <small>{near ? 'what differs is marked' : page > 1 ? `page ${page}` : ''}</small>
        </h2>
        <PageSizeField pageSize={pageSize} onChange={onPageSize} />
        {turn}
      </header>
      <ul>
        {found.items.map((result) => (
          <li key={`${result.partNumber} ${result.slug} ${result.configModelNo ?? ''}`}>
            <ResultRow result={result} text={text} against={near ? text : null} />
          </li>
        ))}
      </ul>
      {found.items.length > SEARCH_PAGE_SIZE ? <p className="srch-turn">{turn}</p> : null}
    </section>
  );
}
