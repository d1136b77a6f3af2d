import {
  type Configurator,
  evaluate,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  switchOption,
} from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { configuratorFields, contextFields, factFields, groupFields, optionFields, tableFields } from './fields.ts';

const demo = demoContent();
const made: [name: string, configurator: Configurator][] = [
  ...demo.families.map(({ slug, intrinsicallySafe, configurator }) => ({
    name: intrinsicallySafe ? `${slug}, intrinsically safe` : slug,
    configurator,
  })),
  ...demo.customerFamilies,
].flatMap(({ name, configurator }): [string, Configurator][] => (configurator === null ? [] : [[name, configurator]]));

const configuratorOf = (slug: string): Configurator => {
  const found = demo.families.find((family) => family.slug === slug)?.configurator;
  if (!found) throw new Error(`no configurator of ${slug}`);
  return found;
};
const optionsOf = ({ configGroups }: Configurator) => configGroups.flatMap(({ options }) => options ?? []);

describe.each(made)('%s', (_, configurator) => {
  test('the publish check searches it whole and finds nothing', () => {
    expect(lintConfigurator(configurator)).toEqual({ findings: [], exhaustive: true });
  });
  test('starts without an answer that cannot stand', () => {
    const { groups } = evaluate(configurator, initialSelection(configurator));
    expect(groups.some(({ visible }) => visible)).toBe(true);
  });
});

test('at least 12 families have a configurator of their own', () => {
  expect(demo.families.filter(({ configurator }) => configurator !== null).length).toBeGreaterThanOrEqual(12);
});

test.each(['harrier-simplex', 'tern-duplex'])('%s has 15 to 25 groups and at least 150 options', (slug) => {
  const configurator = configuratorOf(slug);
  expect(configurator.configGroups.length).toBeGreaterThanOrEqual(15);
  expect(configurator.configGroups.length).toBeLessThanOrEqual(25);
  expect(optionsOf(configurator).length).toBeGreaterThanOrEqual(150);
});

test('together they use every field of a configurator, a group and an option', () => {
  const used = made.map(([, configurator]) => configurator);
  const unused = (fields: object, rows: readonly object[]) =>
    Object.keys(fields).filter((field) => !rows.some((row) => field in row));
  const groups = used.flatMap(({ configGroups }) => configGroups);
  const options = used.flatMap(optionsOf);
  expect(unused(configuratorFields, used)).toEqual([]);
  expect(unused(groupFields, groups)).toEqual([]);
  expect(unused(optionFields, options)).toEqual([]);
  expect(
    unused(
      tableFields,
      used.flatMap(({ tables }) => tables ?? []),
    ),
  ).toEqual([]);
  expect(
    unused(
      contextFields,
      used.flatMap(({ context }) => context ?? []),
    ),
  ).toEqual([]);
  expect(
    unused(
      factFields,
      used.flatMap(({ facts }) => facts ?? []),
    ),
  ).toEqual([]);
  expect(used.some(({ tables }) => tables?.some(({ gives }) => gives?.includes('price')))).toBe(true);
  expect(used.some(({ requires }) => requires?.some(({ text }) => text !== undefined))).toBe(true);
  for (const kind of ['choice', 'number', 'text', 'sequence', 'assembly'] as const)
    expect(
      groups.some((group) => (group.kind ?? 'choice') === kind),
      kind,
    ).toBe(true);
  const infos = options.flatMap(({ moreInfo }) => moreInfo ?? []);
  expect(infos.some(({ Videos }) => Videos !== undefined)).toBe(true);
  expect(
    groups.flatMap(({ limits }) => limits ?? []).some(({ max, min }) => [max, min].some((b) => typeof b === 'string')),
  ).toBe(true);
  expect(groups.flatMap(({ limits }) => limits ?? []).some(({ min }) => min !== undefined)).toBe(true);
  expect(options.some(({ code }) => code === '')).toBe(true);
  expect(options.some(({ price }) => price === null)).toBe(true);
  expect(options.some(({ disableCodes }) => disableCodes?.some((code) => code.includes('.')) === true)).toBe(true);
  expect(used.some(({ groupSeparator }) => groupSeparator === '')).toBe(true);
  expect(used.some(({ optionSeparator }) => optionSeparator === '')).toBe(true);
});

describe('a product that carries a model number', () => {
  const carrying = demo.products.flatMap((product) => {
    const configurator = demo.families.find(({ id }) => id === product.familyId)?.configurator;
    return product.configModelNo === null ? [] : [{ ...product, configModelNo: product.configModelNo, configurator }];
  });
  test('has a family with a configurator, and the number is its alone', () => {
    expect(carrying.filter(({ configurator }) => !configurator)).toEqual([]);
    expect(new Set(carrying.map(({ configModelNo }) => configModelNo)).size).toBe(carrying.length);
  });
  test('its number is read back, whole, to the same number and price; its label form too', () => {
    for (const { configModelNo, configurator, priceCents } of carrying) {
      if (!configurator) continue;
      const read = parseModelNumber(configurator, configModelNo);
      expect(read.ok, configModelNo).toBe(true);
      const { itemNo, itemNoAlt, complete, total } = evaluate(configurator, read.ok ? read.selection : []);
      expect({ itemNo, complete, total }).toEqual({ itemNo: configModelNo, complete: true, total: priceCents });
      expect(parseModelNumber(configurator, itemNoAlt)).toEqual(read);
    }
  });
  test('has at most 12 positions', () => {
    for (const { configModelNo } of carrying) expect(configModelNo.split('-').length).toBeLessThanOrEqual(12);
  });
});

test('no number is read by the configurators of two families', () => {
  const families = demo.families.filter(({ configurator }) => configurator !== null);
  for (const { configModelNo } of demo.products) {
    if (configModelNo === null) continue;
    const readers = families.filter(
      ({ configurator }) => configurator && parseModelNumber(configurator, configModelNo).ok,
    );
    expect(readers, configModelNo).toHaveLength(1);
  }
});

test('the Tern says why 17–25 A is not to be had in the small enclosure', () => {
  const tern = configuratorOf('tern-duplex');
  const chosen = switchOption(tern, switchOption(tern, initialSelection(tern), 'Supply', '3'), 'Enclosure', '4X');
  const amps = evaluate(tern, chosen).groups.find(({ name }) => name === 'Motor amps');
  const large = amps?.options.find(({ code }) => code === '250');
  expect(large?.reasons).toEqual([
    { code: 'disable-if', rules: ['Enclosure.amps<25'], causes: [{ group: 'Enclosure', code: '4X' }] },
  ]);
});

test('every configured family knows numbers that must be valid, at their prices, and numbers that must be refused', () => {
  for (const { name, configurator, validNumbers, refusedNumbers } of demo.families) {
    if (configurator === null) continue;
    expect(validNumbers.length, name).toBeGreaterThanOrEqual(4);
    expect(refusedNumbers.length, name).toBeGreaterThanOrEqual(2);
  }
});
