import type { ConfigOption, Rating } from '@millrace/configurator';

/** Weather: 0 indoors, 1 rain and sleet, 2 hoses and corrosion. Dust: 1 where it stays outside. */
const NEMA: Readonly<Record<string, { weather: number; dust: number }>> = {
  '1': { weather: 0, dust: 0 },
  '3R': { weather: 1, dust: 0 },
  '12': { weather: 0, dust: 1 },
};
const NEMA_4X = { weather: 2, dust: 1 };

/** No enclosure takes the place of one that stands worse weather or keeps dust out, unless the button says so. */
export const enclosureRatings: readonly Rating[] = [
  { of: 'weather', better: 'more', loss: 'not for the same weather' },
  { of: 'dust', better: 'more', loss: 'not dust-tight' },
];

/** The name of an enclosure in a sentence, and its ratings. All codes but 1, 3R and 12 are of type 4X. */
export function nema(
  code: string,
  attributes: Readonly<Record<string, number>> = {},
): Pick<ConfigOption, 'name' | 'attributes'> {
  return {
    name: `NEMA ${code}`,
    attributes: { ...attributes, ...(NEMA[code] ?? NEMA_4X), enclosure: enclosureOf(code) },
  };
}

/** The attribute of the catalogue. */
function enclosureOf(code: string): string {
  if (NEMA[code] !== undefined) return `NEMA ${code}`;
  const material = { '4X': 'thermoplastic', '4XW': 'thermoplastic', '4XG': 'fibreglass', '4XL': 'fibreglass' }[code];
  return `NEMA 4X ${material ?? 'stainless'}`;
}

/** Light and contact 1 where there is one; sound in decibels; own 1 on a circuit of its own, remote 1 away from the panel. */
export const alarmRatings: readonly Rating[] = [
  { of: 'light', better: 'more', loss: 'without a light' },
  { of: 'sound', better: 'more', loss: 'quieter, or without a horn' },
  { of: 'contact', better: 'more', loss: 'without the dry contact' },
  { of: 'own', better: 'more', loss: 'not on its own circuit' },
  { of: 'remote', better: 'more', loss: 'at the panel' },
];
