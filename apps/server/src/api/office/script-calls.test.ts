import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { accessCalls } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { commandCalls, endpointsOfCommands } from '../command-table.ts';
import { isOfOffice } from './caller-by-cookie.ts';
import { scriptCalls } from './script-calls.ts';

/** The pages of the office, as they are written. */
const office = join(import.meta.dirname, '../../../../office/src');
const sources = globSync('**/*.{ts,tsx}', { cwd: office, exclude: ['**/*.test.*'] }).map((file) => ({
  file,
  text: readFileSync(join(office, file), 'utf8'),
}));
const USES_CALL = /\b(officeCalls|deskCalls|accessCalls)\.(\w+)/g;
const MAKES_REQUESTS =
  /\bfetch\(|new XMLHttpRequest|sendBeacon\(|new WebSocket|new EventSource\((?!`\/api\$\{callPath\()/;
/** An address of the API that is no call's. */
const WRITTEN_ADDRESS = /[`'"]\/api(?!\$\{(?:callPath\(|address\}))/;
const WHO_MAY_ENTER = [
  'office/factors',
  'office/invitation',
  'office/invitations',
  'office/people',
  'office/script-calls',
  'office/script-tokens',
  'office/session',
  'office/sessions',
  'office/sign-in-ways',
  'office/single-sign-on',
  'office/staff',
];

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

describe('all that the pages of the office call', () => {
  test('goes through the tables of calls', () => {
    // The transport and the upload take a call of a table; streams and downloads are opened at the address of one.
    const others = sources.filter(({ text }) => MAKES_REQUESTS.test(text)).map(({ file }) => file);
    expect(others.toSorted()).toEqual(['api/office-transport.ts', 'api/office-upload.ts']);
    const written = sources.filter(({ text }) => WRITTEN_ADDRESS.test(text)).map(({ file }) => file);
    expect(written).toEqual([]);
  });
  test('can be done by a script, save who may enter and forgetting a person', () => {
    const named = new Set(scriptCalls.map(({ name }) => name));
    const used = new Set(sources.flatMap(({ text }) => [...text.matchAll(USES_CALL)].map(([, , name = '']) => name)));
    expect(used.size).toBeGreaterThan(80);
    const byHand = [...used].filter((name) => !named.has(name) && !(name in accessCalls));
    expect(byHand.toSorted()).toEqual([
      'officeConfirmDeletions',
      'officeDeleteUser',
      'officeForgetApplication',
      'officeForgetPerson',
    ]);
  });
  test('which no token opens is about who may enter', () => {
    const paths = Object.values(accessCalls).map(({ path }) => path.split('/').slice(1, 3).join('/'));
    expect([...new Set(paths)].toSorted()).toEqual(WHO_MAY_ENTER);
  });
});

test('what forgets people asks a person for the second factor', () => {
  const forgetting = Object.values<CommandEndpoint>(endpointsOfCommands).filter(({ forgetsPersons }) => forgetsPersons);
  expect(forgetting.map(({ needs }) => needs)).toEqual(Array(4).fill('fresh-factor'));
});
