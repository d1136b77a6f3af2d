import type { Viewer } from '@millrace/catalogue';
import { type Call, callPath, calls, commands, hasRightsOf, type StaffRole, staffRoles } from '@millrace/contract';
import { type CommandEndpoint, commandEndpoints, endpoints } from '@millrace/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';

type Stated = Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>;
interface StaffCall extends Stated {
  name: string;
  /** null: any of them. */
  role: StaffRole | null;
  query: Record<string, string>;
}

const stated: readonly [string, Stated][] = Object.entries({ ...commands, ...calls });
const statedAs = (name: string): Stated => {
  const found = stated.find(([one]) => one === name)?.[1];
  if (found === undefined) throw new Error(`There is no call ${name}.`);
  return found;
};
const commanded = Object.entries(commandEndpoints).flatMap(([name, { rights }]: [string, CommandEndpoint]) =>
  rights === undefined || rights === 'signed-in' ? [] : [{ ...statedAs(name), name, role: rights, query: {} }],
);
/** Reading what is not live. */
const drafts = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'query' in endpoint && 'isLive' in endpoint.query.shape
    ? [{ ...statedAs(name), name, role: null, query: { isLive: 'false' } }]
    : [],
);
const staffCalls: StaffCall[] = [...commanded, ...drafts];

const viewers: Record<string, Viewer> = {
  'a-customer': { kind: 'customer', customerId: null },
  ...Object.fromEntries(staffRoles.map((role) => [role, { kind: 'staff', roles: [role], customerId: null }])),
  'editor+hr': { kind: 'staff', roles: ['editor', 'hr'], customerId: null },
};
const callers = ['nobody', 'an-unknown-token', ...Object.keys(viewers)];
/** Pages of private labels are not known to strangers at all. */
const HIDDEN = new Set(['customerFamily']);
const TURNED_AWAY = [401, 403];
const ofAnybody = { id: '1', slug: 'home', model: 'x', partNumber: 'x', config: 'x', number: 'x' };

let server: ReadingApp;
beforeAll(async () => {
  // What a call does is another test's subject: here it is whether it is done at all.
  const nothing = async () => true as never;
  const doNothing = Object.fromEntries(Object.keys(commands).map((name) => [name, nothing]));
  server = await readingApp({ sessionOf: sessionsOf(viewers), commands: doNothing });
});
afterAll(() => server.close());

test('there are calls of staff', () => {
  expect(commanded.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['applications', 'applicationResume', 'putCarousel', 'deleteCarousel']),
  );
  expect(drafts.length).toBeGreaterThan(5);
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
