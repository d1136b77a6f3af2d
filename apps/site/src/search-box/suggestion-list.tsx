import type { SearchResult } from '@millrace/contract';
import type { ReactNode } from 'react';
import { familyPath } from '../addresses.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Price } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import { Highlight } from '../ui/words/highlight.tsx';
import { optionId } from './option-id.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  /** The row the arrow keys stand on, or -1. */
  active: number;
  onChoose: () => void;
}

/** Up to four products under the search box; Enter shows all of them on the search page. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps): ReactNode {
  const { text, items, hasFailed } = suggestions;
  return (
    <div className="suggestions">
      <div id={id} role="listbox" aria-label="Products that match">
        {items.map((result, index) => (
          <Row
            key={`${result.partNumber} ${result.configModelNo} ${result.slug}`}
            id={optionId(id, index)}
            result={result}
            words={text}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className="flex min-h-9 items-center justify-between gap-4 border-t border-rule bg-wash px-4 text-small text-soft first:border-t-0">
        <span role="status">{summary(suggestions)}</span>
        {!hasFailed && items.length > 0 && (
          <span className="max-desk:hidden">
            <kbd className="rounded-xs border border-edge bg-paper px-1.5 text-label font-medium text-ink">Enter</kbd>{' '}
            shows all
          </span>
        )}
      </p>
    </div>
  );
}

function summary({ items, total, hasFailed }: Suggestions): string {
  if (hasFailed) return 'The search does not answer. Press Enter to try the search page.';
  if (total === null) return 'Searching';
  if (items.length === 0) return 'Nothing matches';
  return total === items.length ? `${total} that match` : `${items.length} of ${total} that match`;
}

interface RowProps {
  id: string;
  result: SearchResult;
  words: string;
  isActive: boolean;
  onChoose: () => void;
}

const PICTURE = 52;

function Row({ id, result, words, isActive, onChoose }: RowProps): ReactNode {
  const { name, partNumber, configModelNo, description, price, thumbnail, isObsolete } = result;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={familyPath(result)}
      onClick={onChoose}
      className="suggestion"
    >
      {thumbnail === null ? <span /> : <Picture uri={thumbnail} alt="" width={PICTURE} height={PICTURE} eager />}
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-row">
          <span className={`font-semibold ${isObsolete ? 'text-alarm' : ''}`}>
            <Highlight text={name} words={words} />
            {isObsolete && <span className="font-normal"> Obsolete</span>}
          </span>
          <Price amount={price} />
        </span>
        <span className="figures flex flex-wrap gap-x-4 text-small">
          <span>
            <Highlight text={partNumber} words={words} />
          </span>
          {configModelNo !== null && (
            <span>
              <Highlight text={configModelNo} words={words} />
            </span>
          )}
        </span>
        <span className="block truncate text-small text-soft">
          <Highlight text={description} words={words} />
        </span>
      </span>
    </Link>
  );
}
