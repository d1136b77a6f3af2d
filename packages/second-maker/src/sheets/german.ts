/** Windows-1252 of the signs in it that are not Latin-1. */
const WINDOWS_1252: Readonly<Record<string, number>> = { '€': 0x80, '…': 0x85, '–': 0x96, '“': 0x93, '”': 0x94 };

const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0)));

/** Rows of a CSV as a German spreadsheet saves it. */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  windows1252(`${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`);

const quoted = (cell: string): string => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** `1.234,50` */
export const amount = (cents: number): string => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, '.')},${rest}`;
};

/** `2,1` */
export const decimals = (value: number): string => String(value).replace('.', ',');

/** `07.03.2026` */
export const day = (year: number, month: number, date: number): string =>
  [String(date).padStart(2, '0'), String(month).padStart(2, '0'), year].join('.');
