import type { Viewer } from '@millrace/catalogue';
import { callPath, hasRightsOf, staffRoles } from '@millrace/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { HIDDEN, ofAnybody, officeCommands, staffCalls } from '../testing/staff/staff-calls.ts';
import { commandCalls } from './command-table.ts';

const viewers: Record<string, Viewer> = {
  'a-customer': { kind: 'customer', customerId: null },
  ...Object.fromEntries(staffRoles.map((role) => [role, { kind: 'staff', roles: [role], customerId: null }])),
  'editor+hr': { kind: 'staff', roles: ['editor', 'hr'], customerId: null },
};
const callers = ['nobody', 'an-unknown-token', ...Object.keys(viewers)];
const TURNED_AWAY = [401, 403];

let server: ReadingApp;
beforeAll(async () => {
  // The work of a call is another test's subject: here it is whether it is done at all.
  const nothing = async () => true as never;
  const doNothing = Object.fromEntries(Object.keys(commandCalls).map((name) => [name, nothing]));
  server = await readingApp({ sessionOf: sessionsOf(viewers), commands: doNothing });
});
afterAll(() => server.close());

test('there are calls of staff', () => {
  const names = staffCalls.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['applications', 'applicationById', 'applicationResume', 'putCarousel', 'deleteCarousel']),
  );
  expect(staffCalls.filter(({ role }) => role === null).length).toBeGreaterThan(5);
});

describe.each(staffCalls)('$method $path, for $role', ({ name, method, path, role, query }) => {
  test.each(callers)('%s is let in or turned away as the call states', async (caller) => {
    const viewer = viewers[caller];
    const answer = await server.app.inject({
      method,
      url: `/api${callPath(path, ofAnybody, query)}`,
      headers: caller === 'nobody' ? {} : { authorization: `Bearer ${caller}` },
    });
    const roles = viewer?.kind === 'staff' ? viewer.roles : [];
    const may = role === null ? roles.length > 0 : hasRightsOf(roles, role);
    if (may) expect(TURNED_AWAY).not.toContain(answer.statusCode);
    else if (HIDDEN.has(name)) expect(answer.statusCode).toBe(404);
    else expect(answer.statusCode).toBe(viewer === undefined && role !== null ? 401 : 403);
  });
});

test('no bearer session, of whatever role, makes a call of the office', async () => {
  expect(officeCommands.length).toBeGreaterThan(15);
  for (const { name, method, path } of officeCommands) {
    const headers = { authorization: 'Bearer admin' };
    const answer = await server.app.inject({ method, url: `/api${callPath(path, ofAnybody, {})}`, headers });
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'not-signed-in']);
  }
});
