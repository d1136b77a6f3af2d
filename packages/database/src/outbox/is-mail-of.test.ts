import { expect, test } from 'vitest';
import { mail } from '../schema/mail.ts';
import { onBothDatabases } from '../testing/index.ts';
import { isMailOf } from './is-mail-of.ts';
import { queueMail } from './queue-mail.ts';

onBothDatabases('the mails about records', (database) => {
  const queue = (about: string, dedupeKey: string) =>
    database().queries.transaction((tx) =>
      queueMail(tx, {
        kind: 'application-notice',
        to: 'hr@example.com',
        data: { applicationId: about, position: 'Panel builder', name: 'Ada', hasResume: false },
        dedupeKey,
      }),
    );
  const found = async (ids: readonly string[]) => {
    const mails = await database().queries.select({ key: mail.dedupeKey }).from(mail).where(isMailOf(ids));
    return mails.map(({ key }) => key).toSorted();
  };

  test('are those whose keys name one of them, and of no records none', async () => {
    await queue('a1', 'application-notice a1');
    await queue('a1', 'application-answer a1 2026-03-01');
    await queue('b2', 'application-notice b2');
    expect(await found(['a1'])).toEqual(['application-answer a1 2026-03-01', 'application-notice a1']);
    expect(await found(['b2', 'c3'])).toEqual(['application-notice b2']);
    expect(await found(['c3'])).toEqual([]);
    expect(await found([])).toEqual([]);
  });
});
