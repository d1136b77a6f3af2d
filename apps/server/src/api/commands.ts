import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { CommandCalls, endpointsOfCommands } from './command-table.ts';
import type { ReceiveFile } from './read-parts.ts';

export type CommandName = keyof CommandCalls;

/** The input of a command, as its schemas parsed it. */
export interface CommandInputOf<Name extends CommandName> {
  params: NonNullable<CommandCalls[Name]['types']>['params'];
  query: QueryOf<(typeof endpointsOfCommands)[Name]>;
  body: BodyOf<(typeof endpointsOfCommands)[Name]>;
  /** Takes in the file that comes after the body; null: there is none. Only calls that take one are given a file. */
  receive: ReceiveFile;
}

type QueryOf<Stated> = Stated extends { query: infer Query extends z.ZodType } ? z.output<Query> : Record<never, never>;
type BodyOf<Stated> = Stated extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;

/** Carries out a call for its caller; returns null when there is no answer. Throws refusals. */
type Command<Name extends CommandName> = (
  input: CommandInputOf<Name>,
  caller: Caller,
) => Promise<NonNullable<CommandCalls[Name]['types']>['answer']>;

/** A call of `commands` that nothing does is a type error. */
export type Commands = { readonly [Name in CommandName]: Command<Name> };
