import { families, type MakerCategory, type MakerFamily, slugOf } from './families.ts';

/** Every other picture is a photograph, so to speak: pixels. */
export const pictureOf = (family: MakerFamily): string =>
  `${slugOf(family.name)}.${families.indexOf(family) % 2 === 0 ? 'svg' : 'png'}`;

export const pictureOfCategory = ({ name }: MakerCategory): string => `gruppe-${slugOf(name)}.svg`;

export interface DataSheet {
  number: string;
  file: string;
  title: string;
}

const FIRST_NUMBER = 100;

export const dataSheetOf = (family: MakerFamily): DataSheet => ({
  number: `DB-${FIRST_NUMBER + families.indexOf(family)}`,
  file: `Datenblatt_${family.name.replace(' ', '')}.pdf`,
  title: `Series ${family.name}, data sheet`,
});
