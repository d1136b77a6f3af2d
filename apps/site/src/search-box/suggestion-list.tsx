import type { FoundItem, FoundPage } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useMediaUrl } from '../api/site-context.tsx';
import { foundAddress } from '../page-parts/found-address.ts';
import { foundWords } from '../page-parts/found-words.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Price } from '../page-parts/price.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Highlight } from '../ui/words/highlight.tsx';
import { NearNumber } from './near-number.tsx';
import { optionId } from './option-id.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  /** The row the arrow keys stand on, or -1. */
  active: number;
  onChoose: () => void;
}

/** The four nearest rows under the search box; Enter shows all of them on the search page. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps): ReactNode {
  const { text, items, hasFailed } = suggestions;
  return (
    <div className="suggestions">
      <div id={id} role="listbox" aria-label="What matches">
        {items.map((item, index) => (
          <Row
            key={`${item.kind} ${foundAddress(item, String)} ${foundWords(item).name}`}
            id={optionId(id, index)}
            item={item}
            words={text}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
      {suggestions.total === 0 && <NearNumber text={text} onChoose={onChoose} />}
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
  item: FoundItem;
  words: string;
  isActive: boolean;
  onChoose: () => void;
}

const PICTURE = 52;

function Row({ id, item, words, isActive, onChoose }: RowProps): ReactNode {
  const address = foundAddress(item, useMediaUrl());
  const row = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'suggestion',
    onClick: onChoose,
  };
  const parts = <RowParts item={item} words={words} />;
  return item.kind === 'document' ? (
    <a {...row} href={address} target="_blank" rel="noopener">
      {parts}
    </a>
  ) : (
    <Link {...row} to={address}>
      {parts}
    </Link>
  );
}

function RowParts({ item, words }: { item: FoundItem; words: string }): ReactNode {
  const { name, kind, detail } = foundWords(item);
  const isObsolete = (item.kind === 'family' || item.kind === 'model') && item.isObsolete;
  return (
    <>
      <RowPicture item={item} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-row">
          <span className={`font-semibold ${isObsolete ? 'text-alarm' : ''}`}>
            <Highlight text={name} words={words} />
            {isObsolete && <span className="font-normal"> Obsolete</span>}
          </span>
          {item.kind === 'model' ? <Price amount={item.price} /> : <span className="text-small text-soft">{kind}</span>}
        </span>
        {item.kind === 'model' && (
          <span className="figures flex flex-wrap gap-x-4 text-small">
            <span>
              <Highlight text={item.partNumber} words={words} />
            </span>
            {item.configModelNo !== null && (
              <span>
                <Highlight text={item.configModelNo} words={words} />
              </span>
            )}
          </span>
        )}
        <span className="block truncate text-small text-soft">
          <Highlight text={detail} words={words} />
        </span>
      </span>
    </>
  );
}

const icons = { document: 'document', question: 'info', post: 'list', job: 'person' } as const;
const pageIcon = ({ isVideo, isCategory }: FoundPage) => (isVideo ? 'play' : isCategory ? 'grid' : 'home');

function RowPicture({ item }: { item: FoundItem }): ReactNode {
  if (item.kind !== 'family' && item.kind !== 'model')
    return (
      <span className="suggestion-icon">
        <Icon name={item.kind === 'page' ? pageIcon(item) : icons[item.kind]} size={20} />
      </span>
    );
  return item.thumbnail === null ? (
    <span />
  ) : (
    <Picture uri={item.thumbnail} alt="" width={PICTURE} height={PICTURE} eager />
  );
}
