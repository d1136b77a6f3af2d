import { expect, it } from 'vitest';
import type { Database } from '../index.ts';
import { mail } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { MailRefused, type QueuedMail, queueMail } from './queue-mail.ts';

const confirm: QueuedMail = {
  kind: 'confirm-email',
  to: 'a@b.example',
  data: { link: 'https://www.example.com/sign-in?confirm=1' },
};
const rows = ({ queries }: Database) => queries.select().from(mail);

onBothDatabases('queueing a mail', (database) => {
  it('keeps what it needs, due at once', async () => {
    expect(await queueMail(database().queries, confirm)).toBe(true);
    const [row] = await rows(database());
    expect(row).toMatchObject({ kind: 'confirm-email', recipient: 'a@b.example', data: confirm.data, tries: 0 });
    expect(row?.dueAt).toEqual(row?.queuedAt);
    expect([row?.outcome, row?.lease, row?.messageId]).toEqual([null, null, null]);
  });

  it('goes with its transaction: rolled back, there is none', async () => {
    const undone = database().queries.transaction(async (tx) => {
      await queueMail(tx, confirm);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows(database())).toEqual([]);
  });

  it('does nothing a second time under the same key, and says so', async () => {
    const keyed = { ...confirm, dedupeKey: 'confirm:1' };
    expect(await queueMail(database().queries, keyed)).toBe(true);
    expect(await queueMail(database().queries, { ...keyed, data: { link: 'https://www.example.com/other' } })).toBe(
      false,
    );
    expect(await queueMail(database().queries, { ...keyed, dedupeKey: 'confirm:2' })).toBe(true);
    const links = (await rows(database())).map(({ data }) => data);
    expect(links).toEqual([confirm.data, confirm.data]);
  });

  it('at once under the same key queues one', async () => {
    const keyed = { ...confirm, dedupeKey: 'confirm:1' };
    const queued = await Promise.all([1, 2, 3].map(() => queueMail(database().queries, keyed)));
    expect(queued.filter(Boolean)).toHaveLength(1);
    expect(await rows(database())).toHaveLength(1);
  });

  it('without a key is never taken for another', async () => {
    await queueMail(database().queries, confirm);
    await queueMail(database().queries, confirm);
    expect(await rows(database())).toHaveLength(2);
  });

  it('refuses what is no single address, before anything is written', async () => {
    const refused = queueMail(database().queries, { ...confirm, to: 'a@b.example\r\nBcc: c@d.example' });
    await expect(refused).rejects.toThrow(MailRefused);
    expect(await rows(database())).toEqual([]);
  });
});
