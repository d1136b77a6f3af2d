import { archive } from './files/archive.ts';
import { articleMaster } from './sheets/article-master.ts';
import { attributeList, documentList, priceList } from './sheets/lists.ts';
import { redirectSheet } from './sheets/old-addresses.ts';
import { orderingGuide } from './sheets/ordering-guide.ts';
import { textSheets } from './sheets/own-texts.ts';
import { rangeSheets } from './sheets/range-sheets.ts';

export { markSvg, secondMaker } from './maker.ts';
export { categories, families } from './range/families.ts';
export { PRODUCTS, products } from './range/products.ts';
export { oldAddresses } from './sheets/old-addresses.ts';
export { ordering } from './sheets/ordering-guide.ts';
export { ownSettings, ownTexts } from './sheets/own-texts.ts';

/** A file as the second maker has it: its name, and its bytes, which are always the same. */
export interface MakerFile {
  name: string;
  bytes(): Promise<Uint8Array>;
}

/** Everything that the second maker has, by what it holds. */
export const makerFiles = {
  attributes: { name: 'Merkmale.csv', bytes: async () => attributeList() },
  documents: { name: 'Datenblätter.csv', bytes: async () => documentList() },
  range: { name: 'Sortiment 2026.xlsx', bytes: rangeSheets },
  articles: { name: 'Artikelstamm_2026-11-14.xlsx', bytes: articleMaster },
  prices: { name: 'Preisliste_2027.csv', bytes: async () => priceList() },
  guide: { name: 'Bestellschlüssel KH20.xlsx', bytes: orderingGuide },
  files: { name: 'Bilder und Datenblätter.zip', bytes: archive },
  texts: { name: 'Texte der Website.xlsx', bytes: textSheets },
  redirects: { name: 'Umleitungen.xlsx', bytes: redirectSheet },
} as const satisfies Record<string, MakerFile>;
