import type { Cents } from '@millrace/configurator';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { numberRead } from './row-answers.ts';

test('the price of a number that is read is in cents, as a product has it', () => {
  expectTypeOf<z.infer<typeof numberRead>['priceCents']>().toEqualTypeOf<Cents | null>();
});
