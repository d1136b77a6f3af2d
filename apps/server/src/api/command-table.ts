import { commands } from '@millrace/contract';
import { commandEndpoints } from '@millrace/contract/endpoints';
import { deskCalls, deskEndpoints, officeCalls, officeEndpoints } from '@millrace/contract/office';

/** All calls that a command carries out: those of the public site, and those of the office, which no public page loads. */
export const commandCalls = { ...commands, ...officeCalls, ...deskCalls };
export const endpointsOfCommands = { ...commandEndpoints, ...officeEndpoints, ...deskEndpoints };
export type CommandCalls = typeof commandCalls;
