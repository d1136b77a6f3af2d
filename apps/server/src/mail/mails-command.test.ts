import { claimMail, endMail, type QueuedMail, queueMail } from '@millrace/database';
import { onBothDatabases } from '@millrace/database/testing';
import { expect, test } from 'vitest';
import { mailsCommand } from './mails-command.ts';
import { sampleSender } from './testing/sample-sender.ts';

const link = 'https://www.example.com/reset/a-token';
const mail: QueuedMail = { kind: 'reset-password', to: 'a@b.example', data: { link } };

onBothDatabases('npm run mails', (database) => {
  const run = (...args: string[]) =>
    mailsCommand({ queries: database().queries, sender: async () => sampleSender })(args);
  const ended = async (outcome: 'sent' | 'kept' | 'dead', fault?: string): Promise<string> => {
    await queueMail(database().queries, mail);
    const claimed = await claimMail(database().queries, { leaseMs: 1000, domain: 'www.example.com' });
    if (claimed === undefined) throw new Error('Nothing is due.');
    await endMail(database().queries, claimed, { outcome, ...(fault === undefined ? {} : { fault }) });
    return claimed.id;
  };

  test('lists nothing where there is nothing', async () => {
    expect(await run()).toEqual({ lines: ['No mails.'], exitCode: 0 });
  });
  test('lists a kept mail with its link, a dead letter with why', async () => {
    await ended('dead', '550 no such user');
    await ended('kept');
    const { lines } = await run();
    expect(lines[0]).toMatch(
      /^[0-9a-f]{8} {2}kept here {4}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}reset-password {2}a@b\.example$/,
    );
    expect(lines.slice(1, 2)).toEqual([`          ${link}`]);
    expect(lines[2]).toContain('dead letter');
    expect(lines[3]).toBe('          1 try, the last: 550 no such user');
    expect(lines).toHaveLength(4);
  });
  test('lists one state', async () => {
    await ended('sent');
    await ended('dead', 'no');
    const { lines } = await run('list', 'sent');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('sent');
  });
  test('shows a kept mail as it would be read', async () => {
    const id = await ended('kept');
    const { lines, exitCode } = await run('show', id.slice(0, 8));
    expect(exitCode).toBe(0);
    expect(lines).toEqual(expect.arrayContaining([`ID          ${id}`, 'To          a@b.example', link]));
  });
  test('of one that was sent only who and when is known', async () => {
    const { lines } = await run('show', await ended('sent'));
    expect(lines.at(-1)).toBe('What a mail said is forgotten once it is sent.');
    expect(lines.join()).not.toContain('a-token');
  });
  test('tries a dead letter again, and all of them', async () => {
    const id = await ended('dead', 'no');
    expect((await run('retry', id)).exitCode).toBe(0);
    expect((await run('list', 'waiting')).lines).toHaveLength(2);
    await ended('dead', 'no');
    expect((await run('retry', 'dead')).lines).toEqual(['1 dead letter is tried again.']);
  });
  test('does nothing with a word too many', async () => {
    await ended('dead', 'no');
    for (const words of ['list dead sent', 'show a b', 'retry dead now'])
      expect(await run(...words.split(' '))).toMatchObject({
        exitCode: 1,
        lines: [expect.stringMatching(/^npm run/), ...Array(3).fill(expect.any(String))],
      });
    expect((await run('list', 'dead')).lines).toHaveLength(2);
  });
  test('does not send again what was sent', async () => {
    expect(await run('retry', await ended('sent'))).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('was sent')],
    });
  });
  test.each([['bad'], ['list', 'lost'], ['toString'], ['show', 'zz'], ['show'], ['retry', '%']])(
    'answers %s with what it can do, or that there is none',
    async (...words) => {
      const { lines, exitCode } = await run(...words);
      expect(exitCode).toBe(1);
      expect(lines[0]).toMatch(words[0] === 'show' || words[0] === 'retry' ? /^There is no mail/ : /^npm run mails/);
    },
  );
});
