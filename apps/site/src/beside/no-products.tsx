import type { ReactNode } from 'react';
import { AskBlock } from './ask-block.tsx';
import { AsideBlock, TwoColumns } from './two-columns.tsx';
import { Ways } from './ways.tsx';

/** Ways to what there is beside the products, and to somebody who can be asked. */
export function BesideWays({ title = 'More', children }: { title?: string; children: ReactNode }): ReactNode {
  return (
    <TwoColumns
      aside={
        <>
          <AsideBlock title={title}>
            <Ways
              ways={[
                { question: 'Who are we?', name: 'About us', to: '/about' },
                { question: 'How to reach us?', name: 'Contact', to: '/contact' },
                { question: 'A document or an answer?', name: 'Support', to: '/support' },
              ]}
            />
          </AsideBlock>
          <AskBlock title="Ask us" />
        </>
      }
    >
      {children}
    </TwoColumns>
  );
}

/** A catalogue that has nothing to show yet, and whom to ask meanwhile. */
export const NoProducts = (): ReactNode => (
  <BesideWays title="Meanwhile">
    <p className="max-w-prose text-soft">Our products are not listed here yet. Ask us for what you need.</p>
  </BesideWays>
);
