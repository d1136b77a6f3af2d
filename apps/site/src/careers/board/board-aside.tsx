import type { ReactNode } from 'react';
import { AskBlock } from '../../beside/ask-block.tsx';
import { AsideBlock } from '../../beside/two-columns.tsx';
import { Ways } from '../../beside/ways.tsx';

/** Beside the open positions: how to apply, and whom to ask. */
export function BoardAside(): ReactNode {
  return (
    <>
      <AsideBlock title="How to apply">
        <Ways
          ways={[
            { question: 'None that fits?', name: 'Apply without a position', to: '/employment' },
            { question: 'Rather on paper?', name: 'Forms to print', to: '/contact/employment' },
            { question: 'New to us?', name: 'About the company', to: '/about' },
          ]}
        />
      </AsideBlock>
      <AskBlock title="Ask before you apply" />
    </>
  );
}
