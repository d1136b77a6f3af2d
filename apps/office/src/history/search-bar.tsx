import { request } from '@millrace/contract';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { useColleagues } from '../changes/colleagues.ts';
import { rowWords } from '../changes/row-words.ts';
import { ReferencePicker } from '../inputs/reference-picker.tsx';
import { PageLink, standAt, useQuestion } from '../navigation/here.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { type HistorySearch, WORDS_MOST } from './history-address.ts';

const NOTHING = { words: '', kind: '', id: '', by: '', from: '', to: '' };

/** The fields by which the history is searched: words, who, what and when. They stand in the address. */
export function SearchBar({ search }: { search: HistorySearch }): ReactNode {
  const question = useQuestion();
  const colleagues = useColleagues();
  const ask = (changed: Readonly<Record<string, string>>): void => standAt(question.with(changed));
  const { kind, id, by = '', from = '', to = '' } = search;
  return (
    <search className="history-search" aria-label="The history">
      <SearchField
        label="Part, option, word"
        value={search.words ?? ''}
        maxLength={WORDS_MOST}
        onSearch={(words) => ask({ words })}
      />
      <select className="field" aria-label="Who" value={by} onChange={({ target }) => ask({ by: target.value })}>
        <option value="">Anyone</option>
        {by !== '' && !colleagues.some((one) => one.id === by) ? <option value={by}>A former colleague</option> : null}
        {colleagues.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label="What"
        value={kind ?? ''}
        onChange={({ target }) => ask({ kind: target.value, id: '' })}
      >
        <option value="">Anything</option>
        {contentKindNames.map((one) => (
          <option key={one} value={one}>
            {wordsOf(one).many}
          </option>
        ))}
      </select>
      {kind === undefined ? null : id === undefined ? (
        <ReferencePicker
          key={kind}
          to={{ kinds: [kind], by: 'id' }}
          label={wordsOf(kind).one}
          draft={null}
          onPick={(picked) => ask({ id: `${picked}` })}
        />
      ) : (
        <OneRow kind={kind} id={id} onDrop={() => ask({ id: '' })} />
      )}
      <label className="day-asked">
        From <input className="field" type="date" value={from} onChange={({ target }) => ask({ from: target.value })} />
      </label>
      <label className="day-asked">
        Until <input className="field" type="date" value={to} onChange={({ target }) => ask({ to: target.value })} />
      </label>
      {Object.keys(search).length === 0 ? null : <PageLink href={question.with(NOTHING)}>Show all</PageLink>}
    </search>
  );
}

/** The one row whose changes are shown. */
function OneRow({ kind, id, onDrop }: { kind: ContentKind; id: number; onDrop(): void }): ReactNode {
  const { data } = useQuery({
    queryKey: ['history', 'row', kind, id],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeRow, { params: { kind, id }, signal }),
    // A row that is gone has its history all the same.
    retry: false,
    staleTime: 60_000,
  });
  const words = data === undefined ? `${wordsOf(kind).one} ${id}` : rowWords(kind, data.row);
  return (
    <span className="history-row">
      <span>{words}</span>
      <button className="button" type="button" aria-label={`Not only ${words}`} onClick={onDrop}>
        ×
      </button>
    </span>
  );
}
