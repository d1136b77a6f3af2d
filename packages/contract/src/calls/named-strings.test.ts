import type { ModelNumber } from '@millrace/configurator';
import { expectTypeOf, test } from 'vitest';
import type { CustomerSlug, PartNumber, Slug, WrittenModelNumber } from '../content/fields.ts';
import type { ContentFamily, ContentProduct, Customer } from '../content/index.ts';
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
