import type { FoundEverything } from '@millrace/contract';
import { foundAddress } from '../../page-parts/found-address.ts';
import { foundWords } from '../../page-parts/found-words.ts';
import type { SearchAddress } from '../search-address.ts';
import { FoundRow } from './found-row.tsx';
import { SectionHead } from './section-head.tsx';
import { SectionPages } from './section-pages.tsx';
import { sections } from './sections.ts';

interface FoundAsideProps {
  found: FoundEverything;
  address: SearchAddress;
}

/** Documents, questions, posts and jobs: each with how many there are and the first of them. */
export function FoundAside({ found, address }: FoundAsideProps) {
  const { show, text } = address;
  const filled = sections
    .slice(1)
    .filter(({ name }) => found[name].total > 0 && (show === 'everything' || show === name));
  if (filled.length === 0) return null;
  return (
    <div className="fnd-aside">
      {filled.map((section) => {
        const { total, items } = found[section.name];
        const id = `found-${section.name}`;
        return (
          <section key={section.name} className="srch-list" aria-labelledby={id}>
            <SectionHead id={id} section={section} total={total} shown={items.length} address={address} />
            <ul>
              {items.map((item) => (
                <li key={`${item.kind} ${foundWords(item).name} ${foundAddress(item, String)}`}>
                  <FoundRow item={item} text={text} />
                </li>
              ))}
            </ul>
            <SectionPages title={section.title} total={total} address={address} />
          </section>
        );
      })}
    </div>
  );
}
