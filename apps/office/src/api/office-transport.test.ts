import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { afterEach, expect, test, vi } from 'vitest';
import { officeTransport } from './office-transport.ts';
import { askBy } from './scheduled.ts';

const params = { draft: 'd', kind: 'posts', id: 1 } as const;
const refusal = { code: 'draft-scheduled', message: 'It is to be published on May 4.', status: 409 };

/** A server whose draft is scheduled until a call takes it off. Returns the addresses that were asked. */
function scheduled(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const isTaken = new URL(address, 'http://office.test').searchParams.get('unschedule') === 'true';
    return Promise.resolve(isTaken ? Response.json({ done: true }) : Response.json(refusal, { status: 409 }));
  });
  return asked;
}
const undo = () => request(officeTransport, officeCalls.officeUndo, { params: { draft: 'd' }, query: { key: 'k' } });

afterEach(() => vi.unstubAllGlobals());

test('a change of a scheduled draft is asked about, and made again when the draft may leave its schedule', async () => {
  const asked = scheduled();
  const words = vi.fn(async (_words: string) => true);
  const end = askBy(words);
  expect(await undo()).toEqual({ done: true });
  expect(words.mock.calls).toEqual([[refusal.message]]);
  // The key goes along: it stays one change.
  expect(asked).toEqual([
    '/api/office/drafts/d/undo?key=k',
    expect.stringMatching(/^\/api\/office\/drafts\/d\/undo\?(?=.*key=k)(?=.*unschedule=true)/),
  ]);
  end();
});

test.each([
  ['is left as it is', async () => false],
  ['has nobody to ask', null],
])('a change that %s stays refused, and is sent once', async (_, answer) => {
  const asked = scheduled();
  const end = answer === null ? () => {} : askBy(answer);
  await expect(undo()).rejects.toMatchObject({ problem: refusal });
  expect(asked).toHaveLength(1);
  end();
});

test('what is typed has a question of its own', async () => {
  const asked = scheduled();
  const words = vi.fn(async () => true);
  const end = askBy(words);
  const typed = request(officeTransport, officeCalls.officeChangeRow, { params, body: { version: 'r1', fields: {} } });
  await expect(typed).rejects.toMatchObject({ problem: refusal });
  expect(words).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
  end();
});
