import type { SettingName } from './settings.ts';

/** A question to a new maker: the setting that its answer becomes. */
export interface MakerQuestion {
  setting: SettingName;
  /** Its flag at the terminal, without the dashes. */
  flag: string;
  asks: string;
  /** An example of an answer. */
  example: string;
  /** Its answer is a list of lines. */
  isLines?: true;
}

/** The questions that a new maker is asked first, in order. The mark is asked besides. */
export const makerQuestions: readonly MakerQuestion[] = [
  { setting: 'company.name', flag: 'name', asks: 'Name of the company', example: 'Example Valves' },
  { setting: 'company.tagline', flag: 'tagline', asks: 'What you make, in a few words', example: 'Valves and sensors' },
  {
    setting: 'company.address',
    flag: 'address',
    asks: 'Postal address, the name first',
    example: 'Example Valves; 1 Mill Lane; Springfield',
    isLines: true,
  },
  { setting: 'company.phone', flag: 'phone', asks: 'Phone', example: '+1 701 555 0142' },
  { setting: 'company.email', flag: 'email', asks: 'E-mail', example: 'info@example.com' },
  {
    setting: 'company.hours',
    flag: 'hours',
    asks: 'Hours in which the phone is answered',
    example: '8 to 5, Monday to Friday',
  },
  { setting: 'company.country', flag: 'country', asks: 'Country, by its code', example: 'DE' },
  { setting: 'brand.locale', flag: 'locale', asks: 'Numbers and dates as in', example: 'de-DE' },
  { setting: 'brand.currency', flag: 'currency', asks: 'Currency, by its code', example: 'EUR' },
  { setting: 'brand.accent', flag: 'accent', asks: 'Colour of links and buttons', example: '#2a6f4e' },
  { setting: 'company.timeZone', flag: 'time-zone', asks: 'Time zone', example: 'Europe/Berlin' },
  { setting: 'units.system', flag: 'units', asks: 'Units of the site, us or metric', example: 'metric' },
];

/** Lines typed as one: parted by semicolons or line breaks. */
export const linesOf = (typed: string): string[] =>
  typed
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
