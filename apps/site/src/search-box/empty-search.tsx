import { type ReactNode, useState } from 'react';
import { searchPath } from '../addresses.ts';
import { useSettings } from '../api/settings.ts';
import { recentSearches } from '../kept-on-device/recent-searches.ts';
import { Link } from '../ui/link.tsx';

/** Shows, in the open search on a phone before anything is typed: what was searched for last, and the maker's examples. */
export function EmptySearch({ onChoose }: { onChoose: () => void }): ReactNode {
  const examples = useSettings()['search.examples'];
  const [recent] = useState(() => recentSearches(() => window.localStorage));
  return (
    <div className="search-empty">
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
