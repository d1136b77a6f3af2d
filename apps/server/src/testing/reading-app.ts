import type { TestDatabase } from '@millrace/database/testing';
import { openTestApp } from './open-test-app.ts';

/**
 * The application over the demo content and no database, for tests of what is answered from the published snapshot alone. A call that
 * needs a database fails, so such a test has no second run on PostgreSQL (decision 154).
 */
export const readingApp = (given: Parameters<typeof openTestApp>[0] = {}) =>
  openTestApp(given, async () => ({ ...noDatabase, published: { revision: 1, publishedAt: new Date() } }));

export type ReadingApp = Awaited<ReturnType<typeof readingApp>>;

const refuse = (): never => {
  throw new Error('This test runs without a database.');
};

const noDatabase: TestDatabase = {
  kind: 'embedded',
  queries: new Proxy(Object.create(null), { get: refuse }),
  listen: refuse,
  listenForMail: refuse,
  again: refuse,
  close: async () => undefined,
};
