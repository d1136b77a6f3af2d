import type { Content } from '@millrace/contract/content';
import type { TestDatabase } from '@millrace/database/testing';
import { inForce } from '../content/in-force.ts';
import { openTestApp } from './open-test-app.ts';

/**
 * The application over the demo content and no database, for tests of what is answered from the published snapshot alone. A call that
 * needs a database fails, so such a test has no second run on PostgreSQL (decision 154).
 */
export async function readingApp(given: Parameters<typeof openTestApp>[0] = {}) {
  let revision = 1;
  const published = () => ({ revision, publishedAt: new Date() });
  const { holder, ...app } = await openTestApp(given, async () => ({ ...noDatabase, published: published() }));
  /** Serves a new revision, as after a publication: of other content, or of the same, which is not compiled again. */
  const show = async (content?: Content): Promise<void> => {
    revision += 1;
    const compiled = content === undefined ? null : await holder.compile(content, { revision });
    if (compiled?.ok === false) throw new Error(`The content does not compile: ${JSON.stringify(compiled.findings)}`);
    await holder.publish(compiled?.snapshot ?? inForce(holder), async () => published());
  };
  return { ...app, holder, show };
}

export type ReadingApp = Awaited<ReturnType<typeof readingApp>>;

const refuse = (): never => {
  throw new Error('This test runs without a database.');
};

const noDatabase: TestDatabase = {
  kind: 'embedded',
  queries: new Proxy(Object.create(null), { get: refuse }),
  listen: refuse,
  listenForMail: refuse,
  listenForDrafts: refuse,
  listenForForms: refuse,
  again: refuse,
  close: async () => undefined,
};
