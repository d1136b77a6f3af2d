import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { commandCalls, endpointsOfCommands } from '../command-table.ts';
import { isOfOffice } from './caller-by-cookie.ts';
import { scriptCalls } from './script-calls.ts';

test('a token may name every call of the office but those that forget people', () => {
  const named = new Set(scriptCalls.map(({ name }) => name));
  const others = Object.entries(commandCalls).flatMap(([name, { path }]) =>
    isOfOffice(path) && !named.has(name) ? [name] : [],
  );
  expect(others.toSorted()).toEqual([
    'officeConfirmDeletions',
    'officeDeleteUser',
    'officeForgetApplication',
    'officeForgetPerson',
  ]);
});

test('what forgets people asks a person for the second factor', () => {
  const forgetting = Object.values<CommandEndpoint>(endpointsOfCommands).filter(({ forgetsPersons }) => forgetsPersons);
  expect(forgetting.map(({ needs }) => needs)).toEqual(Array(4).fill('fresh-factor'));
});
