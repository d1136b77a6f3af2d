import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT, queueOf, type Row, serverOf } from './testing/queue-with-server.ts';
import type { RowEdit } from './waiting-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edit = (version: string, fields: Row): RowEdit => ({ kind: 'families', id: 1, version, fields });
const titled = (title: string): Row => ({ specs: [{ id: 'c', title }] });

test('a conflict is of whom wrote the value that stands there now, whatever else of the row is written since', async () => {
  const server = serverOf({ ...titled('Cord'), name: 'a' });
  let by = 'Ann';
  const { queue, seen } = queueOf(server, {
    write: async (...sent) =>
      (await server.write(...sent)).map((one) => ({ ...one, theirsBy: by, theirsAt: `when ${by} wrote` })),
  });
  const type = async (version: string, fields: Row): Promise<void> => {
    queue.type(DRAFT, edit(version, fields), 'me');
    await vi.advanceTimersByTimeAsync(1000);
  };
  server.put(edit('r1', titled('Theirs')));
  await type('r1', titled('Mine'));
  const conflict = { mine: 'Mine', theirs: 'Theirs', theirsBy: 'Ann', theirsAt: 'when Ann wrote' };
  expect(queue.state().conflicts).toMatchObject([conflict]);
  by = 'Ben';
  await type(seen.version, { name: 'b' });
  expect(queue.state().conflicts).toMatchObject([{ ...conflict, version: server.version() }]);
  server.put(edit(server.version(), titled('Theirs, newer')));
  const [theirs, added] = [
    { id: 'c', title: 'Theirs' },
    { id: 'n', title: 'New' },
  ];
  await type(seen.version, { specs: [theirs, added] });
  expect(queue.state().conflicts).toMatchObject([
    { mine: 'Mine', theirs: 'Theirs, newer', theirsBy: 'Ben', theirsAt: 'when Ben wrote' },
  ]);
});
