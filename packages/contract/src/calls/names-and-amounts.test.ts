import type {
  Cents,
  ConfigOption,
  DecimalAmount,
  ModelNumber,
  parseModelNumber,
  toCents,
} from '@millrace/configurator';
import { expectTypeOf, test } from 'vitest';
import type { CustomerSlug, PartNumber, Slug, WrittenModelNumber } from '../content/fields.ts';
import type { ContentFamily, ContentProduct, Customer, KnownNumber } from '../content/index.ts';
import type { Printing } from '../printing/printing.ts';
import type { Product } from './answers.ts';
import type { Calls } from './calls.ts';

type ParamsOf<Name extends keyof Calls> = NonNullable<Calls[Name]['types']>['params'];

test('a plain string can become any named one', () => {
  expectTypeOf<string>().toExtend<Slug>();
  expectTypeOf<string>().toExtend<PartNumber>();
  expectTypeOf<string>().toExtend<CustomerSlug>();
  expectTypeOf<string>().toExtend<WrittenModelNumber>();
});

test('a named string cannot stand in for one of another name', () => {
  expectTypeOf<PartNumber>().not.toExtend<Slug>();
  expectTypeOf<Slug>().not.toExtend<PartNumber>();
  expectTypeOf<Slug>().not.toExtend<CustomerSlug>();
  expectTypeOf<WrittenModelNumber>().not.toExtend<PartNumber>();
  expectTypeOf<ModelNumber>().not.toExtend<PartNumber>();
});

test('a number that a configurator made is a model number, a written one may not be', () => {
  expectTypeOf<ModelNumber>().toExtend<WrittenModelNumber>();
  expectTypeOf<WrittenModelNumber>().not.toExtend<ModelNumber>();
});

test('rows and calls carry the names, so that the two numbers of a product and two slugs cannot be swapped', () => {
  expectTypeOf<ContentProduct['partNumber']>().not.toExtend<ContentProduct['configModelNo']>();
  expectTypeOf<ContentProduct['partNumber']>().not.toExtend<ParamsOf<'productByConfig'>['config']>();
  expectTypeOf<ContentProduct['configModelNo']>().not.toExtend<ParamsOf<'familyByPart'>['partNumber'] | null>();
  expectTypeOf<ContentFamily['slug']>().not.toExtend<ParamsOf<'customerFamily'>['customer']>();
  expectTypeOf<Customer['slug']>().not.toExtend<ParamsOf<'customerFamily'>['family']>();
});

test('a part number is not read as a model number', () => {
  expectTypeOf<PartNumber>().not.toExtend<Parameters<typeof parseModelNumber>[1]>();
});

test('a plain number can become a decimal amount, and neither of them cents', () => {
  expectTypeOf<number>().toExtend<DecimalAmount>();
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<DecimalAmount>().not.toExtend<Cents>();
  expectTypeOf<Cents>().not.toExtend<DecimalAmount>();
});

test('rows have cents, answers and configurators have decimal amounts, and what prints money takes cents alone', () => {
  expectTypeOf<ContentProduct['priceCents']>().toEqualTypeOf<Cents | null>();
  expectTypeOf<KnownNumber['priceCents']>().toEqualTypeOf<Cents | null>();
  expectTypeOf<Product['price']>().toEqualTypeOf<DecimalAmount | null>();
  expectTypeOf<Cents>().not.toExtend<ConfigOption['price']>();
  expectTypeOf<Cents>().not.toExtend<Parameters<typeof toCents>[0]>();
  expectTypeOf<Parameters<Printing['money']>>().toEqualTypeOf<[cents: Cents]>();
});
