import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { type CommandEndpoint, commandEndpoints } from './command-endpoints.ts';
import { commands } from './commands.ts';
import { refusalStatus } from './problem.ts';

const stated = Object.entries(commandEndpoints);

test('every command has an endpoint, and every endpoint a command', () => {
  expect(Object.keys(commandEndpoints).sort()).toEqual(Object.keys(commands).sort());
});

test('no address has the same method twice', () => {
  const addresses = [...Object.values(calls), ...Object.values(commands)].map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([]);
});

test.each(Object.entries(commands))(
  '%s has a schema for each parameter of its path, and for no other',
  (name, call) => {
    const endpoint: Partial<CommandEndpoint> = stated.find(([key]) => key === name)?.[1] ?? {};
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  },
);

test.each(stated)('%s takes a body only where its method has one', (name, endpoint) => {
  const method = Object.entries(commands).find(([key]) => key === name)?.[1].method;
  if ('body' in endpoint) expect(['POST', 'PUT']).toContain(method);
});

test.each(stated)('%s may refuse whom it turns away', (_, endpoint) => {
  const refusals: readonly string[] = endpoint.refusals;
  expect(refusals.every((code) => Object.hasOwn(refusalStatus, code))).toBe(true);
  if ('rights' in endpoint) expect(refusals).toContain('not-signed-in');
});
