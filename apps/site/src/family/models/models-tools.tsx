import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { COPYING_REFUSED, type Copying } from '../../ui/use-copying.ts';

interface ModelsToolsProps {
  count: number;
  shown: number;
  filter: string;
  onFilter: (filter: string) => void;
  copying: Copying | null;
  onCopy: () => void;
}

/** From so many rows on there is a filter: fewer are seen at once. */
const FILTER_FROM = 9;

/** Above the table: the filter, how many rows it leaves, and the copy of these rows. */
export function ModelsTools({ count, shown, filter, onFilter, copying, onCopy }: ModelsToolsProps) {
  const id = useId();
  return (
    <div className="mod-tools" data-filtered={filter.trim() !== '' || undefined}>
      {count < FILTER_FROM ? null : (
        <search>
          <label htmlFor={id}>Filter {count} models</label>
          <input
            id={id}
            className="field"
            type="search"
            value={filter}
            placeholder="Number or word"
            autoComplete="off"
            onChange={(event) => onFilter(event.target.value)}
          />
        </search>
      )}
      <p role="status">{copying === null ? shownWords(shown, count) : copiedWords(copying)}</p>
      <Button onClick={onCopy} disabled={shown === 0}>
        <Icon name="copy" />
        Copy {shown === 1 ? 'row' : `${shown} rows`}
      </Button>
    </div>
  );
}

const shownWords = (shown: number, count: number): string =>
  shown === count ? (count === 1 ? '1 model' : `${count} models`) : `${shown} of ${count} models`;

const copiedWords = ({ what, isCopied }: Copying): string => (isCopied ? `Copied: ${what}` : COPYING_REFUSED);
