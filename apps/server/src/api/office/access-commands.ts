import type { AccessCalls, accessEndpoints } from '@millrace/contract/office';
import type { z } from 'zod';
import type { OfficeCookie, OfficeVisitor, StaffCaller } from './staff-caller.ts';

export type AccessName = keyof AccessCalls;
type Stated<Name extends AccessName> = (typeof accessEndpoints)[Name];
type Read<Name extends AccessName, Part extends string, Absent> =
  Stated<Name> extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : Absent;

/** The input of a call of the office, as its schemas parsed it. */
interface AccessInput<Name extends AccessName> {
  params: Read<Name, 'params', Record<never, never>>;
  query: Read<Name, 'query', Record<never, never>>;
  body: Read<Name, 'body', undefined>;
}
type OfficeCaller<Name extends AccessName> = Stated<Name>['rights'] extends 'everybody' ? OfficeVisitor : StaffCaller;

/** Carries out a call of the office for its caller, who has the right to it. Throws refusals. */
type AccessCommand<Name extends AccessName> = (
  input: AccessInput<Name>,
  caller: OfficeCaller<Name>,
  cookie: OfficeCookie,
) => Promise<NonNullable<AccessCalls[Name]['types']>['answer']>;

/** A call of `accessCalls` that nothing does is a type error. */
export type AccessCommands = { readonly [Name in AccessName]: AccessCommand<Name> };
