import { lazy, type ReactNode, Suspense, useState } from 'react';
import { searchPath } from '../addresses.ts';
import { useSettings } from '../api/settings.ts';
import { recentSearches, rememberSearch } from '../kept-on-device/recent-searches.ts';
import { useGo } from '../ui/go-context.ts';
import { Link } from '../ui/link.tsx';

/** Fetched where the browser reads codes by itself, and nowhere else. */
const ReadLabel = lazy(() => import('./read-label.tsx').then(({ ReadLabel: label }) => ({ default: label })));

/** Shows, in the open search on a phone before anything is typed: what was searched for last, and the maker's examples. */
export function EmptySearch({ onChoose }: { onChoose: () => void }): ReactNode {
  const examples = useSettings()['search.examples'];
  const [recent] = useState(() => recentSearches(() => window.localStorage));
  const go = useGo();
  const [readNumbers, setReadNumbers] = useState<readonly string[]>([]);
  const read = (numbers: readonly string[]): void => {
    const [only, ...others] = numbers;
    if (only === undefined || others.length > 0) {
      setReadNumbers(numbers);
      return;
    }
    rememberSearch(() => window.localStorage, only);
    onChoose();
    go.push(searchPath(only));
  };
  return (
    <div className="search-empty">
      {'BarcodeDetector' in window && (
        <Suspense fallback={null}>
          <ReadLabel onRead={read} />
        </Suspense>
      )}
      {readNumbers.length > 0 && <Texts title="Read on the label" texts={readNumbers} onChoose={onChoose} />}
      {recent.length > 0 && <Texts title="Searched for last" texts={recent} onChoose={onChoose} />}
      {examples.length > 0 && <Texts title="For example" texts={examples} onChoose={onChoose} />}
      <p>A part number or a model number may be written with or without hyphens.</p>
    </div>
  );
}

function Texts({ title, texts, onChoose }: { title: string; texts: readonly string[]; onChoose: () => void }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Link to={searchPath(text)} onClick={onChoose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
