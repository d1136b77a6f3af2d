import type { ReactNode } from 'react';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';

/** Beside a search that shows nothing: where answers are without one, and whom to ask. */
export function SearchAside(): ReactNode {
  return (
    <>
      <AsideBlock title="From here">
        <Ways
          ways={[
            { question: 'Looking for a product?', name: 'All products', to: '/category' },
            { question: 'For a document?', name: 'Support documents', to: '/support/documents' },
            { question: 'For an answer?', name: 'Questions', to: '/support/frequently-asked-questions' },
          ]}
        />
      </AsideBlock>
      <AskBlock title="Read us the label" desk="support" />
    </>
  );
}
