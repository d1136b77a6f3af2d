import { afterEach, expect, test, vi } from 'vitest';
import { storageOf } from './testing/storage-of.ts';

const DRAFT = 'a-draft';
const edit = (name: string) => ({ kind: 'products', id: 1, version: 'r1', fields: { name } }) as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A document of one tab: its modules are its own, and it goes by `pagehide`. */
async function documentOf({ local, session }: { local: Storage; session: Storage }, isLockFree: boolean) {
  const hidden: (() => void)[] = [];
  const request = (_name: string, ...rest: unknown[]): Promise<unknown> => {
    const run = rest.at(-1) as (lock: unknown) => unknown;
    return isLockFree ? Promise.resolve(run({})) : new Promise(() => {});
  };
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('navigator', { onLine: false, locks: { request } });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => {
    if (name === 'pagehide') hidden.push(hear);
  });
  const { editsOf } = await import('./office-edits.ts');
  const queue = editsOf('me', async () => Response.error());
  return {
    queue,
    leave: (): void => {
      for (const hear of hidden) hear();
      queue.stop();
    },
  };
}

test('what was typed before a reload is shown at once, also while the browser has not let go of the document before', async () => {
  const tab = { local: storageOf(), session: storageOf() };
  const before = await documentOf(tab, false);
  before.queue.type(DRAFT, edit('typed'), 'me');
  before.leave();
  const after = await documentOf(tab, false);
  expect(after.queue.typed(DRAFT, 'products', 1)).toEqual({ name: 'typed' });
  after.leave();
});
test('a tab that was duplicated takes nothing of the one that lives', async () => {
  const tab = { local: storageOf(), session: storageOf() };
  const living = await documentOf(tab, false);
  living.queue.type(DRAFT, edit('typed'), 'me');
  const copy = await documentOf(tab, false);
  expect(copy.queue.typed(DRAFT, 'products', 1)).toBeUndefined();
  copy.leave();
});
