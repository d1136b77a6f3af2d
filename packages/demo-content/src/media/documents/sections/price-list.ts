import type { Content } from '@millrace/contract/content';
import type { ReactNode } from 'react';
import { heading, words } from '../element.ts';
import { productsByFamily, settingsOf } from '../subject.ts';
import { productTable } from './models.ts';
import { title } from './opening.ts';

/** Every live product with its price, family by family. */
export function priceList(content: Content, name: string): readonly (readonly ReactNode[])[] {
  const settings = settingsOf(content);
  return [
    [
      ...title(
        name,
        settings['company.tagline'],
        'List prices in US dollars, freight not included. "Call" means a price on request.',
      ),
      words(
        'soft',
        [settings['company.phone'], settings['company.ordersEmail']].filter((word) => word !== '').join('  |  '),
      ),
      ...productsByFamily(content).flatMap(({ family, products }) => [
        heading(family.name),
        productTable(products, true),
      ]),
    ],
  ];
}
