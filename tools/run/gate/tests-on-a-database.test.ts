import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { opensOne, testsOnADatabase } from './tests-on-a-database.ts';

test.each([
  ['the test application', "import { openTestApp, type TestApp } from '../testing/open-test-app.ts';", true],
  ['an application made on it', "import { openAccounts } from './testing/open-accounts.ts';", true],
  ['an application for staff', "import { openStaffApp } from '../testing/staff/open-staff-app.ts';", true],
  ['a database', "import { openTestDatabase } from '@millrace/database/testing';", true],
  ['each kind', "import { onBothDatabases } from '../testing/on-both-databases.ts';", true],
  ['nothing, but is silent', "import { silentLog } from './testing/open-test-app.ts';", false],
  ['no database', "import { memoryStore } from '../testing/memory-store.ts';", false],
])('a test file that opens %s', (_what, source, runsTwice) => expect(opensOne(source)).toBe(runsTwice));

test('a test of what is published is one, that of an address is none', () => {
  const files = testsOnADatabase(root);
  expect(files).toContain('apps/server/src/content/republish.test.ts');
  expect(files).toContain('packages/database/src/outbox/outbox.test.ts');
  expect(files).not.toContain('apps/server/src/delivery/literal-path.test.ts');
});
