import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const { customerFamilies, customers, families } = demoContent();

/** Our series are named after birds; customers sell under names of their own. */
const series = [...new Set(families.map(({ name }) => name.split(' ')[0] ?? ''))].filter((word) =>
  ['Plover', 'Teal', 'Sora', 'Wren', 'Curlew', 'Kestrel', 'Harrier', 'Tern', 'Heron', 'Knot'].includes(word),
);

test('a private-label configurator names none of our series', () => {
  expect(series).toHaveLength(10);
  for (const { name, configurator } of customerFamilies) {
    for (const { options } of configurator?.configGroups ?? []) {
      for (const option of options ?? []) {
        const words = `${option.altDescription ?? option.description} ${option.familyDescription ?? ''}`;
        expect(
          series.filter((word) => words.includes(word)),
          `${name}, ${option.code}`,
        ).toEqual([]);
      }
    }
  }
});

test('it is marked as private label and adds the label’s charge', () => {
  const own = customerFamilies.flatMap(({ configurator }) => configurator ?? []);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ privateLabel, adderPrice }) => privateLabel !== true || !adderPrice)).toEqual([]);
});

test('a customer sells a family once', () => {
  const sold = customerFamilies.map(({ customerId, familyId }) => `${customerId} ${familyId}`);
  expect(new Set(sold).size).toBe(sold.length);
});

test('every customer in a group sells something; one customer is in none', () => {
  const selling = new Set(customerFamilies.map(({ customerId }) => customerId));
  expect(customers.filter(({ id, groupId }) => groupId !== null && !selling.has(id))).toEqual([]);
  expect(customers.filter(({ groupId }) => groupId === null)).toHaveLength(1);
});
