import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { staffBy } from '../staff-by.ts';
import { withoutFamilies } from '../test-content.ts';
import { draftCalls } from './draft-calls.ts';

type Given = NonNullable<Parameters<typeof openTestApp>[0]>;

/**
 * Opens an application for all tests of a file, with the content of the demo without its families, and gives each test that content as it
 * was. Returns it as a function, as it is there only when tests run, and the calls of its staff, who are named with their roles.
 */
export function openStaffApp(roles: Parameters<typeof staffBy>[0], { as, ...given }: Given & { as?: string } = {}) {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp({ staffOf: staffBy(roles), published: withoutFamilies, ...given });
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.restore());
  const server = (): TestApp => opened;
  return { server, ...draftCalls(server, as) };
}
