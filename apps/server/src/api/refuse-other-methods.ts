import { calls, commands } from '@millrace/contract';
import { accessCalls } from '@millrace/contract/office';
import type { FastifyInstance } from 'fastify';
import { refuseMethodsBut } from '../problems/refuse-methods-but.ts';

/** A path of the API asked with a method that it does not have is 405. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, stated] of methodsByPath())
    refuseMethodsBut(app, path, stated.includes('GET') ? [...stated, 'HEAD'] : stated);
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of [...Object.values(calls), ...Object.values(commands), ...Object.values(accessCalls)])
    methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
