import { across, bold, merged, typed, workbook } from './workbook.ts';

/** "Bestellschlüssel": the ball valve KH 20, by nominal width, pressure, material and a stem that is made to length. */
export const orderingGuide = (): Promise<Uint8Array> =>
  workbook([
    {
      name: 'Order key',
      rows: [
        across('Ball valve KH 20 – order key', 6),
        ['valid from 01.01.2027', null, null, null, null, 'prices in EUR, net'],
        [],
        [merged('Group', 1), merged('Code', 1), merged('Description', 1), merged('Price', 1)],
        ['Nominal width', typed('015'), 'DN 15', 'Basic price 84,50 €'],
        [null, typed('025'), 'DN 25', 'Basic price 112,00 €'],
        [null, typed('050'), 'DN 50', 'Basic price 196,00 €'],
        [null, typed('080'), 'DN 80', 'Basic price 388,00 €'],
        [null, typed('100'), 'DN 100', 'Basic price 1.024,50 €'],
        ['Pressure', 16, 'PN 16', 0],
        [null, 40, 'PN 40', '+ 18,00 €'],
        [null, 63, 'PN 63 ¹', '+ 64,00 €'],
        ['Material', 'S', 'stainless steel 1.4408', '+ 92,00 €'],
        [null, 'C', 'cast steel 1.0619', 'incl.'],
        ['Operation', 'L', 'lever', 0],
        [null, 'G', 'gear', '+ 148,00 €'],
        [null, 'P', 'pneumatic actuator', '+ 310,00 €'],
        ['Stem [mm]', '050–500', 'length in mm, in steps of 10', 0],
        [],
        ['¹ PN 63 not with DN 100.'],
        ['Example: KH20-050-40-S-L-120 = DN 50, PN 40, stainless steel, lever, stem 120 mm.'],
        ['Example: KH20-100-16-C-G-050.'],
      ],
      widths: [18, 10, 34, 22, 4, 22],
    },
    {
      name: 'DN x PN',
      rows: [
        [bold('Nominal width / Pressure'), 16, 40, 63],
        [typed('015'), '●', '●', '●'],
        [typed('025'), '●', '●', '●'],
        [typed('050'), '●', '●', '●'],
        [typed('080'), '●', '●', '●'],
        [typed('100'), '●', '●', '–'],
      ],
      widths: [26, 8, 8, 8],
    },
  ]);

/** The series that it is for, and the examples that it prints, with the price that a careful person adds up, in cents. */
export const ordering = {
  family: 'KH 20',
  examples: [
    { number: 'KH20-050-40-S-L-120', priceCents: 19_600 + 1800 + 9200 },
    { number: 'KH20-100-16-C-G-050', priceCents: 102_450 + 14_800 },
  ],
  refused: 'KH20-100-63-C-L-050',
} as const;
