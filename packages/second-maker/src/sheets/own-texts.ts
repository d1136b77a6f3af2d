import { bold, workbook } from './workbook.ts';

/** The maker's own words where a new site holds a place, and its terms: settings, by their group and key. */
export const ownSettings = [
  ['home', 'headline', 'Valves and sensors for process plants, made in Hollerau since 1954'],
  ['company', 'founded', 1954],
  ['company', 'market', 'Chemistry, food, power and water'],
  ['company', 'approvals', 'ISO 9001. Every piece is tested with water and air before it leaves us.'],
  ['warranty', 'standard', '24 months of warranty on all products.'],
  ['warranty', 'custom', '12 months of warranty on valves with a stem made to length.'],
  ['orders', 'freightThreshold', 500],
  ['orders', 'freightCountry', 'Germany and Austria'],
  ['orders', 'customProducts', 'valves with a stem made to length'],
  ['orders', 'quoteNeeds', 'For a control valve send the medium, its pressure and its temperature.'],
  ['orders', 'parcelLimit', 30],
  ['orders', 'parcelUnit', 'kg'],
  ['orders', 'expediteCutOff', '13:00'],
  ['returns', 'restockingFeePercent', 20],
] as const;

/** Its texts in place of those that every maker begins with, by where they stand. */
export const ownTexts = [
  [
    'About',
    'About us',
    '<p>Hollerau Armaturen has made valves since 1954, and sensors since 1988: 140 people in one works by the mill stream.</p>\n<p>We are known for ball valves that stay tight, and for stems of any length within a week.</p>\n<p>Plant builders and their workshops order from us by phone, by e-mail, or by the number of the order key.</p>',
  ],
  [
    'Support',
    'Support note',
    '<p>Have the seven digits of the article number at hand: they are engraved on the flange or on the housing.</p>',
  ],
] as const;

/** "Texte der Website": the sheets that the office exports, with what the maker has filled in. */
export const textSheets = (): Promise<Uint8Array> =>
  workbook([
    {
      name: 'Settings',
      rows: [['Group', 'Setting', 'Value', 'Public'].map(bold), ...ownSettings.map((row) => [...row, 'ja'])],
      widths: [14, 24, 80, 8],
    },
    {
      name: 'Site documents',
      rows: [['Where it stands', 'Name', 'Text'].map(bold), ...ownTexts.map((row) => [...row])],
      widths: [18, 18, 120],
    },
  ]);
