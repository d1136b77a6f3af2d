import { families, isSensor, type MakerFamily } from './families.ts';
import { seeded } from './seeded.ts';

export interface MakerProduct {
  /** Seven digits, the first ones zeros. */
  partNumber: string;
  family: MakerFamily;
  name: string;
  text: string;
  material: string;
  /** Valves: millimetres and bar. */
  dn: number | null;
  pn: number | null;
  /** Sensors: millimetres, and what they put out. */
  length: number | null;
  output: string | null;
  /** °C and kilograms. */
  temperatureMax: number;
  weight: number;
  /** In cents; null: on request. */
  priceCents: number | null;
  isObsolete: boolean;
}

export const PRODUCTS = 3000;
const OF_FAMILY = PRODUCTS / families.length;
const SEED = 20_261_114;

export const valveMaterials = ['1.4408', '1.0619', 'EN-GJS-400', 'CW617N'] as const;
export const sensorMaterials = ['1.4404', '1.4435', 'PVDF', 'PEEK'] as const;
export const outputs = ['4…20 mA', 'IO-Link', 'PNP', 'Relay'] as const;
const widths = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200] as const;
const pressures = [16, 40, 63] as const;
const lengths = [100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000] as const;
const temperatures: Readonly<Record<string, number>> = {
  '1.4408': 200,
  '1.0619': 300,
  'EN-GJS-400': 150,
  CW617N: 110,
  '1.4404': 150,
  '1.4435': 180,
  PVDF: 90,
  PEEK: 200,
};
/** So many of a family are made no more, and so many have their price on request. */
const OBSOLETE_EVERY = 97;
const ON_REQUEST_EVERY = 61;
const CENTS_STEP = 5;

/** Three thousand products, in the order of their part numbers; always the same. */
export const products: readonly MakerProduct[] = families.flatMap((family, at) => productsOf(family, at));

function productsOf(family: MakerFamily, nth: number): MakerProduct[] {
  const random = seeded(SEED + nth);
  return [...(isSensor(family) ? sensors(family) : valves(family))].slice(0, OF_FAMILY).map((made, at) => {
    const price = family.from * made.factor * (1 + random() * 0.1);
    const { factor, ...facts } = made;
    return {
      ...facts,
      partNumber: `0${String((nth + 1) * 1000 + at + 1).padStart(6, '0')}`,
      family,
      weight: Math.round((isSensor(family) ? 0.3 + factor * 0.4 : factor * 2.1) * 100) / 100,
      priceCents: (at + 1) % ON_REQUEST_EVERY === 0 ? null : Math.round((price * 100) / CENTS_STEP) * CENTS_STEP,
      isObsolete: (at + 1) % OBSOLETE_EVERY === 0,
    };
  });
}

type Made = Omit<MakerProduct, 'partNumber' | 'family' | 'weight' | 'priceCents' | 'isObsolete'> & { factor: number };

function* valves({ name }: MakerFamily): Iterable<Made> {
  for (const dn of widths)
    for (const pn of pressures)
      for (const material of valveMaterials)
        yield {
          name: `${name} DN ${dn} PN ${pn} ${material}`,
          text: `Body ${material}, face to face EN 558-1`,
          material,
          dn,
          pn,
          length: null,
          output: null,
          temperatureMax: temperatures[material] ?? 0,
          factor: (dn / 15) * (1 + pn / 160) * (material === '1.4408' ? 1.6 : 1),
        };
}

function* sensors({ name }: MakerFamily): Iterable<Made> {
  for (const length of lengths)
    for (const output of outputs)
      for (const material of sensorMaterials)
        yield {
          name: `${name} ${length} mm ${output} ${material}`,
          text: `Wetted parts ${material}, process connection G ½`,
          material,
          dn: null,
          pn: null,
          length,
          output,
          temperatureMax: temperatures[material] ?? 0,
          factor: 1 + length / 1000,
        };
}
