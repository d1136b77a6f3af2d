import type { ReactNode } from 'react';
import { footerDocumentsQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';
import { FileLink } from '../page-parts/file-link.tsx';
import { type OrdersTab, warrantiesQuery } from './orders-plan.ts';

/** Beside orders: the desk, the lists and warranties to read, and where a number comes from. */
export function OrdersAside({ shown }: { shown: OrdersTab }): ReactNode {
  const lists = useAnswer(footerDocumentsQuery).filter(({ category }) => category === 'xls' || category === 'pdf');
  const warranties = useAnswer(warrantiesQuery);
  // The pages of the warranty hold the warranties themselves.
  const files = shown.id === 'orders-and-shipping' ? [...lists, ...warranties] : [];
  return (
    <>
      <AskBlock title="Order desk" desk="orders" />
      <AsideBlock title="Before you order">
        <Ways
          ways={[
            { question: 'Have a number?', name: 'Check it', to: '/search/' },
            { question: 'No number yet?', name: 'All products', to: '/category' },
            { question: 'A data sheet?', name: 'Support documents', to: '/support/documents' },
          ]}
        />
      </AsideBlock>
      {files.length > 0 && (
        <AsideBlock title="To read and print">
          <ul className="aside-rows">
            {files.map((file) => (
              <li key={file.id}>
                <FileLink file={file} />
              </li>
            ))}
          </ul>
        </AsideBlock>
      )}
    </>
  );
}
