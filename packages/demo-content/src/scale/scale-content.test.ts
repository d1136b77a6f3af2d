import { compile } from '@millrace/catalogue';
import { content as contentSchema } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { scaleContent, scaleSizes } from './scale-content.ts';

const small = { families: 60, products: 1200, configurators: 12 };

test('a scale pack compiles without a fault and holds what its size says beside the demo content', () => {
  const content = scaleContent(small);
  const demo = demoContent();
  const compiled = compile(content, { revision: 1 });
  expect(compiled.ok ? [] : compiled.findings).toEqual([]);
  expect(content.families.length - demo.families.length).toBe(60);
  expect(content.products.length - demo.products.length).toBe(1200);
  expect(
    content.families.filter(({ slug, configurator }) => slug.startsWith('series-') && configurator !== null),
  ).toHaveLength(12);
});
test('every row keeps the contract', () => {
  expect(contentSchema.safeParse(scaleContent(small)).error?.issues ?? []).toEqual([]);
});
test('it is the same on every call, and the caller’s own', () => {
  const one = scaleContent(small);
  const other = scaleContent(small);
  expect(one).toEqual(other);
  one.families.pop();
  expect(scaleContent(small)).toEqual(other);
});
test('a third of what a configured family sells carries a number of its configurator', () => {
  const content = scaleContent(small);
  const numbered = content.products.filter(
    ({ familyId, configModelNo }) => familyId === 1_000_000 && configModelNo !== null,
  );
  expect(numbered).toHaveLength(6);
});
test('the largest is a thousand families, 100,000 products and 200 configurators', () => {
  expect(scaleSizes.hundred).toEqual({ families: 1000, products: 100_000, configurators: 200 });
});
