import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { ReactNode } from 'react';
import { UnknownAsked } from '../navigation/unknown-asked.tsx';
import { filterWords } from './filter-words.ts';
import type { ShownList } from './use-list-view.ts';

/** A list without a row: the filter that leaves none, by name, or the first step where there is none at all. */
export function EmptyList({ kind, list: { view, setView } }: { kind: ContentKind; list: ShownList }): ReactNode {
  const { one, many } = wordsOf(kind);
  const words = filterWords(kind, view);
  return (
    <div className="list-empty">
      {words.length === 0 ? (
        <p>
          There is no {one} yet. Add the first one above, or import a sheet of {many.toLowerCase()}.
        </p>
      ) : (
        <>
          <p>
            No {one} fits <b>{words.join(', ')}</b>.
          </p>
          <button
            className="button"
            type="button"
            onClick={() => setView({ ...view, search: '', filters: {}, show: 'all' })}
          >
            {words.length === 1 ? 'Take the filter out' : `Take the ${words.length} filters out`}
          </button>
        </>
      )}
    </div>
  );
}

/** A warning that the address asks for fields that the list does not have, and more rows are shown than were asked for. */
export function UnknownOfList({
  kind,
  list: { view, setView, unknown },
}: {
  kind: ContentKind;
  list: ShownList;
}): ReactNode {
  const { many } = wordsOf(kind);
  return (
    <div role="status">
      {unknown.length === 0 ? null : (
        <UnknownAsked parts={unknown} onWithout={() => setView(view)}>
          which {many.toLowerCase()} do not have. It is left out: these are the rows without it.
        </UnknownAsked>
      )}
    </div>
  );
}
