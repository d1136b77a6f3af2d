import { categories, families, slugOf } from '../range/families.ts';
import { dataSheetOf, pictureOf, pictureOfCategory } from '../range/file-names.ts';
import { across, bold, workbook } from './workbook.ts';

/** "Sortiment": what the marketing keeps by hand, three sheets that name each other's rows by their names. */
export const rangeSheets = (): Promise<Uint8Array> =>
  workbook([
    {
      name: 'Kategorien',
      rows: [
        ['Name', 'Beschreibung', 'Bild'].map(bold),
        ...categories.map((category) => [category.name, category.description, pictureOfCategory(category)]),
      ],
      widths: [28, 60, 30],
    },
    {
      name: 'Baureihen',
      rows: [
        across('Baureihen 2026', 4),
        ['Name', 'Beschreibung', 'Bilder', 'Dokumente'].map(bold),
        ...families.map((family) => [
          // A name that was typed with a blank too many.
          `${family.name} `,
          family.description,
          pictureOf(family),
          dataSheetOf(family).number,
        ]),
      ],
      widths: [12, 70, 26, 14],
    },
    {
      name: 'Katalogseiten',
      rows: [
        ['Kategorie', 'Art', 'Adresse', 'Titel', 'Name', 'Kurztext', 'Bild'].map(bold),
        ...families.map((family) => [
          family.category,
          'family',
          slugOf(family.name),
          family.name,
          family.name,
          family.summary,
          pictureOf(family),
        ]),
      ],
      widths: [28, 10, 14, 14, 14, 46, 26],
    },
  ]);
