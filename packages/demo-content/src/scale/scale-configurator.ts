import { type Cents, type Configurator, toCents } from '@millrace/configurator';
import type { ContentFamily } from '@millrace/contract/content';

const codes = [
  ['1', '3', '4'],
  ['1', '3R', '4X'],
  ['3F', '4F', 'PT'],
  ['010', '025', '040', '063'],
  ['A0', 'AB', 'AH'],
  ['10', '20', '30'],
] as const;
const names = ['Supply', 'Enclosure', 'Floats', 'Amps', 'Alarm', 'Cable'] as const;

/** The number of different model numbers of one of these configurators. */
export const numbersEach = codes.reduce((product, options) => product * options.length, 1);

/** Six groups of three or four codes after a prefix of its own, as `B07-3-4X-4F-040-AB-20`. */
export const scaleConfigurator = (prefix: string): Configurator => ({
  prefix: `${prefix}-`,
  configGroups: codes.map((options, group) => ({
    name: names[group] ?? '',
    options: options.map((code, option) => ({
      code,
      description: `${names[group]} ${code}`,
      price: price(group, option),
    })),
  })),
});

const price = (group: number, option: number): number => (group + 1) * 10 + option * 25;

/** The nth number such a configurator makes, with its price in cents. */
export function scaleNumber(prefix: string, nth: number): { modelNumber: string; priceCents: Cents } {
  const parts: string[] = [prefix];
  let rest = nth;
  let amount = 0;
  for (const [group, options] of codes.entries()) {
    const option = rest % options.length;
    rest = (rest - option) / options.length;
    parts.push(options[option] ?? '');
    amount += price(group, option);
  }
  return { modelNumber: parts.join('-'), priceCents: toCents(amount) };
}

/** As many known numbers as a maker might keep of a family: 20 that it makes, at their prices, and 5 that it does not. */
export function scaleKnownNumbers(prefix: string): Pick<ContentFamily, 'validNumbers' | 'refusedNumbers'> {
  const validNumbers = Array.from({ length: 20 }, (_, nth) => scaleNumber(prefix, nth * 37)).map(
    ({ modelNumber, priceCents }) => ({ number: modelNumber, priceCents }),
  );
  return { validNumbers, refusedNumbers: Array.from({ length: 5 }, (_, nth) => `${prefix}-${nth}-9-3F-010-A0-10`) };
}
