import type { Settings } from '@millrace/contract';
import type { ReactElement } from 'react';
import { heading, words } from '../element.ts';

/** The warranty in brief, as the settings of the company say it. */
export const warrantyTerms = (settings: Settings): ReactElement[] => [
  heading('Warranty'),
  words('paragraph', settings['warranty.standard']),
  words('paragraph', settings['warranty.custom']),
];

const clauses: readonly (readonly [title: string, text: string])[] = [
  [
    'What is covered',
    'Defects in material and workmanship that show in normal use and service, from the date of manufacture on the data plate.',
  ],
  [
    'What we do',
    'We repair or replace the product, at our choice, free of charge. Freight to the factory is paid by the sender, freight back by us.',
  ],
  [
    'What is not covered',
    'Damage by lightning, surges, flooding of an enclosure, wrong voltage, wrong wiring, corrosion through open conduits, or changes made outside the factory. Consumables such as batteries and fuses.',
  ],
  [
    'How to claim',
    'Call customer service for a return authorization number before anything is sent. Have the model number, the serial number and the date code ready; they stand on the data plate.',
  ],
  [
    'Limits',
    'This warranty is the only one given and stands in place of all others, expressed or implied. We are not liable for labor, for consequential loss or for more than the price of the product.',
  ],
];

/** The full text of a warranty that lasts so many years. */
export const warrantyText = (years: string, covered: string): ReactElement[] => [
  words('lead', `${covered} The warranty lasts ${years} from the date of manufacture.`),
  ...clauses.flatMap(([title, text]) => [heading(title), words('paragraph', text)]),
];
