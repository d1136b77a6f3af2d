import type { CommandEndpoint } from '@millrace/contract/endpoints';
import type { ScriptCall } from '@millrace/contract/office';
import { commandCalls, endpointsOfCommands } from '../command-table.ts';
import { isOfOffice } from './caller-by-cookie.ts';

/**
 * The calls that the token of a script may name: those of the office, but not those that forget people. The calls about who may enter
 * (roles, factors, invitations, tokens) are in a table of their own and take no token at all.
 */
export const scriptCalls: readonly ScriptCall[] = Object.entries(commandCalls).flatMap(([name, { method, path }]) => {
  const { summary, forgetsPersons }: CommandEndpoint = endpointOf(name);
  return isOfOffice(path) && forgetsPersons !== true ? [{ name, method, path, summary }] : [];
});

function endpointOf(name: string): CommandEndpoint {
  const found = Object.entries(endpointsOfCommands).find(([one]) => one === name);
  if (found === undefined) throw new Error(`The call ${name} has no endpoint.`);
  return found[1];
}
