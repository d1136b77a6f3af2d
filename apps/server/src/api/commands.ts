import type { Writes } from '@millrace/contract';
import type { writeEndpoints } from '@millrace/contract/endpoints';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { UploadedFile } from './read-parts.ts';

export type WriteName = keyof Writes;

/** What a writing call is given, as its schemas read it. */
export interface WriteInputOf<Name extends WriteName> {
  params: NonNullable<Writes[Name]['types']>['params'];
  query: QueryOf<(typeof writeEndpoints)[Name]>;
  body: BodyOf<(typeof writeEndpoints)[Name]>;
  /** Only calls that take one are given a file. */
  file: UploadedFile | null;
}

type QueryOf<Stated> = Stated extends { query: infer Query extends z.ZodType } ? z.output<Query> : Record<never, never>;
type BodyOf<Stated> = Stated extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;

/** Does what a call asks for who calls; answers null where there is nothing to say. Throws refusals. */
export type Command<Name extends WriteName> = (
  input: WriteInputOf<Name>,
  caller: Caller,
) => Promise<NonNullable<Writes[Name]['types']>['answer']>;

/** A writing call without a command does not compile. */
export type Commands = { readonly [Name in WriteName]: Command<Name> };
