import type { ReactNode } from 'react';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';

/** Beside the ways to apply: whom to ask, and what is near. */
export function ContactAside(): ReactNode {
  return (
    <>
      <AskBlock title="Ask before you apply" />
      <AsideBlock title="Before you apply">
        <Ways
          ways={[
            { question: 'Who are you?', name: 'About the company', to: '/about' },
            { question: 'Where are you?', name: 'Map and directions', to: '/contact/location' },
          ]}
        />
      </AsideBlock>
    </>
  );
}
