import type { Writes } from '@millrace/contract';
import type { writeEndpoints } from '@millrace/contract/endpoints';
import type { z } from 'zod';

export type WriteName = keyof Writes;

/** What a writing call is given, as its schemas read it. */
export interface WriteInputOf<Name extends WriteName> {
  params: NonNullable<Writes[Name]['types']>['params'];
  body: z.output<(typeof writeEndpoints)[Name]['body']>;
}

/** Does what a writing call asks; answers null where there is nothing to say. Throws refusals. */
export type Command<Name extends WriteName> = (
  input: WriteInputOf<Name>,
) => Promise<NonNullable<Writes[Name]['types']>['answer']>;

/** A writing call without a command does not compile. */
export type Commands = { readonly [Name in WriteName]: Command<Name> };
