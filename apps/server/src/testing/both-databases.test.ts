import { openTestDatabase } from '@millrace/database/testing';
import { expect, inject, test } from 'vitest';

/** The server's tests run once with each kind of database (decision 054). */
const kind = inject('databaseKind');
const passedOver = inject('passedOver');

test.skipIf(passedOver.length > 0)(`a database that tests open here is of the kind: ${kind}`, async () => {
  const database = await openTestDatabase();
  expect(database.kind).toBe(kind);
  await database.close();
});
/** Without PostgreSQL's programs, what did not run is named. */
test.skipIf(passedOver.length > 0).each(passedOver)('on PostgreSQL: %s', () => undefined);
