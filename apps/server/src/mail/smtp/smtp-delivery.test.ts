import { type ClaimedMail, type Database, listMails, type QueuedMail, queueMail } from '@millrace/database';
import { onBothDatabases, quietLog } from '@millrace/database/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HANDS, LEASE_MS, mailHands } from '../outbox/mail-hands.ts';
import { sampleSender } from '../testing/sample-sender.ts';
import { type Behaviour, startTestSmtp, type TestSmtp } from '../testing/start-test-smtp.ts';
import { type SmtpTimeouts, smtpDelivery } from './smtp-delivery.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** For a mail server that does not answer: far shorter than ours, so that it is given up within the test. */
const impatient = { connectionTimeout: 2000, greetingTimeout: 300, socketTimeout: 300, wholeTimeout: 5000 };
/** For one that does, on a machine that does other things besides. */
const patient = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 30_000, wholeTimeout: 60_000 };
const mailTo = (to: string): QueuedMail => ({
  kind: 'confirm-email',
  to,
  data: { link: `https://www.example.com/sign-in?confirm=${to}` },
});

let smtp: TestSmtp;
/** Of the outbox; after everything that the tests queue. */
let now: Date;
beforeEach(async () => {
  smtp = await startTestSmtp();
  now = new Date(Date.now() + 60 * SECOND);
});
afterEach(() => smtp.kill());

const handsOn = (database: Database, timeouts: SmtpTimeouts = impatient) =>
  mailHands({
    queries: database.queries,
    delivery: smtpDelivery({
      smtpUrl: smtp.url,
      connections: HANDS,
      sender: async () => sampleSender,
      media: async () => null,
      timeouts,
    }),
    domain: 'www.example.com',
    log: quietLog,
    clock: () => now,
    random: () => 0.5,
  });
const workOff = async (database: Database, timeouts: SmtpTimeouts = patient): Promise<void> => {
  const hands = handsOn(database, timeouts);
  hands.call();
  await hands.idle();
  await hands.stop(0);
};
const states = async ({ queries }: Database) => (await listMails(queries, { limit: 100 })).map(({ state }) => state);
const takenIds = async () => (await smtp.taken()).map(({ messageId }) => messageId);

onBothDatabases('a mail for a mail server', (database) => {
  const queue = (to = 'a@b.example') => queueMail(database().queries, mailTo(to));
  const only = async () => {
    const [mail, ...others] = await listMails(database().queries, { limit: 2 });
    if (mail === undefined || others.length > 0) throw new Error('There is not one mail.');
    return mail;
  };
  const workOffUnder = async (behaviour: Behaviour | null) => {
    smtp.behave(behaviour);
    await workOff(database(), behaviour === null ? patient : impatient);
  };

  test('that takes it is sent once, whole, and what it said is forgotten', async () => {
    await queue();
    await workOff(database());
    await workOff(database());
    const [mail, ...others] = await smtp.taken();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { address: 'web@mail.example', name: 'Float Works' },
      to: [{ address: 'a@b.example' }],
      replyTo: [{ address: 'help@mail.example' }],
      subject: 'Confirm your email address for Float Works',
      text: expect.stringContaining('\nhttps://www.example.com/sign-in?confirm=a@b.example\n'),
      html: expect.stringContaining('href="https://www.example.com/sign-in?confirm=a@b.example"'),
    });
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(await only()).toMatchObject({ state: 'sent', data: null, tries: 1 });
    expect(mail?.messageId).toBe(`<${(await only()).messageId}>`);
  });

  test.each<[string, Behaviour]>([
    ['refuses the recipient for now', { at: 'recipient', does: 451 }],
    ['refuses the mail for now', { at: 'dot', does: 452 }],
    ['has no time', { at: 'greeting', does: 421 }],
    ['refuses our sender, which staff can mend', { at: 'sender', does: 550 }],
    ['does not relay for us, which staff can mend', { at: 'recipient', does: 550, words: '5.7.1 relaying denied' }],
    ['does not greet', { at: 'greeting', does: 'stall' }],
    ['falls silent at the recipient', { at: 'recipient', does: 'stall' }],
    ['hangs up at the greeting', { at: 'greeting', does: 'drop' }],
    ['hangs up at the recipient', { at: 'recipient', does: 'drop' }],
    ['hangs up in the middle of the mail', { at: 'middle', does: 'drop' }],
  ])('that %s is tried again after a pause, and arrives once', async (_, behaviour) => {
    await queue();
    await workOffUnder(behaviour);
    expect(await only()).toMatchObject({ state: 'waiting', tries: 1, lastFault: expect.stringMatching(/./) });
    await workOffUnder(null);
    expect(await takenIds()).toEqual([]);
    now = new Date(now.getTime() + 60 * SECOND);
    await workOffUnder(null);
    expect(await takenIds()).toEqual([`<${(await only()).messageId}>`]);
    expect(await only()).toMatchObject({ state: 'sent', tries: 2, lastFault: null });
  });

  test.each<[string, Behaviour]>([
    ['falls silent', { at: 'dot', does: 'stall' }],
    ['hangs up', { at: 'dot', does: 'drop' }],
  ])('that %s after the last dot may have it twice, then under the same Message-ID', async (_, behaviour) => {
    await queue();
    await workOffUnder(behaviour);
    expect(await only()).toMatchObject({ state: 'waiting', tries: 1 });
    now = new Date(now.getTime() + 60 * SECOND);
    await workOffUnder(null);
    const id = `<${(await only()).messageId}>`;
    expect(await takenIds()).toEqual([id, id]);
    expect(await states(database())).toEqual(['sent']);
  });

  test.each<[string, Behaviour]>([
    ['the recipient', { at: 'recipient', does: 550 }],
    ['the mail', { at: 'dot', does: 554 }],
  ])(
    'that refuses %s for good becomes a dead letter, which is kept and never tried by itself',
    async (_, behaviour) => {
      await queue();
      await workOffUnder(behaviour);
      expect(await only()).toMatchObject({ state: 'dead', tries: 1, data: mailTo('a@b.example').data });
      now = new Date(now.getTime() + HOUR);
      await workOffUnder(null);
      expect(await takenIds()).toEqual([]);
    },
  );

  test('is given up once it is of no use any more', async () => {
    await queue();
    now = new Date(now.getTime() + 24 * HOUR);
    await workOffUnder({ at: 'recipient', does: 451 });
    expect(await only()).toMatchObject({ state: 'dead', tries: 1 });
  });

  test('that is not there waits', async () => {
    await queue();
    await smtp.kill();
    await workOff(database());
    expect(await only()).toMatchObject({ state: 'waiting', lastFault: expect.stringContaining('ECONNREFUSED') });
  });

  test('that is killed while mails are sent loses none', async () => {
    for (let n = 0; n < 9; n++) await queue(`${n}@b.example`);
    smtp.behave({ at: 'middle', does: 'stall' });
    const hands = handsOn(database(), patient);
    hands.call();
    await smtp.reached();
    await smtp.kill();
    await hands.idle();
    await hands.stop(0);
    expect(await takenIds()).toEqual([]);
    smtp = await startTestSmtp(smtp.port);
    now = new Date(now.getTime() + 60 * SECOND);
    await workOff(database());
    expect((await takenIds()).length).toBe(9);
    expect(new Set(await states(database()))).toEqual(new Set(['sent']));
  });

  test('is sent once by two processes that work the outbox off together', async () => {
    const count = 30;
    for (let n = 0; n < count; n++) await queue(`${n}@b.example`);
    const both = [handsOn(database(), patient), handsOn(database(), patient)];
    for (const hands of both) hands.call();
    await Promise.all(both.map((hands) => hands.idle()));
    await workOff(database());
    await Promise.all(both.map((hands) => hands.stop(0)));
    const ids = await takenIds();
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  test('one that stalls does not hold up the others', async () => {
    smtp.behave({ at: 'recipient', does: 'stall' });
    await queue('stalls@b.example');
    const hands = handsOn(database(), { ...impatient, greetingTimeout: 30_000, socketTimeout: 4000 });
    hands.call();
    await smtp.reached();
    smtp.behave(null);
    await queue('goes@b.example');
    hands.call();
    await expect.poll(async () => (await smtp.taken()).length).toBe(1);
    await hands.idle();
    await hands.stop(0);
    expect(await states(database())).toEqual(['sent', 'waiting']);
  });

  test('that is in hand when the process is told to stop is finished', async () => {
    await queue();
    smtp.behave({ at: 'recipient', does: 'stall' });
    const hands = handsOn(database(), patient);
    hands.call();
    await smtp.reached();
    const stopped = hands.stop(4000);
    smtp.goOn();
    await stopped;
    expect(await only()).toMatchObject({ state: 'sent', tries: 1 });
    hands.call();
    await hands.idle();
  });

  test('that is in hand for too long when the process is told to stop is let go, due at once', async () => {
    await queue();
    smtp.behave({ at: 'recipient', does: 'stall' });
    const hands = handsOn(database(), patient);
    hands.call();
    await smtp.reached();
    await hands.stop(0);
    expect(await only()).toMatchObject({ state: 'waiting', dueAt: now });
    await workOffUnder(null);
    expect(await takenIds()).toHaveLength(1);
  });

  test('in the hands of a process that died is sent by another once the lease has run out', async () => {
    await queue();
    smtp.behave({ at: 'dot', does: 'stall' });
    const dead = handsOn(database(), { ...patient, socketTimeout: HOUR });
    dead.call();
    await smtp.reached();
    smtp.behave(null);
    await workOff(database());
    expect(await takenIds()).toHaveLength(1);
    now = new Date(now.getTime() + LEASE_MS + SECOND);
    await workOff(database());
    const ids = await takenIds();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await dead.stop(0);
    expect(await only()).toMatchObject({ state: 'sent', tries: 2 });
  });
});

const claimed: ClaimedMail = {
  id: '1',
  kind: 'reset-password',
  to: 'a@b.example',
  data: { link: 'https://www.example.com/reset/1' },
  messageId: '1@www.example.com',
  queuedAt: new Date(),
  tries: 1,
  lease: '1',
};

test('no word of the company’s can add a line to the head, even where nobody has looked at it before', async () => {
  const evil = (word: string) => `${word}\r\nBcc: z@y.example\r\nX-Evil: 1\r\n\r\nbody`;
  const delivery = smtpDelivery({
    smtpUrl: smtp.url,
    connections: 1,
    sender: async () => ({ ...sampleSender, company: evil('Float'), replyTo: evil('help@mail.example') }),
    media: async () => null,
    timeouts: impatient,
  });
  await delivery.deliver(claimed, new AbortController().signal);
  delivery.close();
  const [mail] = await smtp.taken();
  const keys = mail?.headers.map(({ key }) => key) ?? [];
  expect(keys).toContain('subject');
  expect(keys.filter((key) => /bcc|evil/.test(key))).toEqual([]);
  expect(mail?.to).toEqual([expect.objectContaining({ address: 'a@b.example' })]);
});

test('a server elsewhere has to speak TLS before anything is said', async () => {
  const delivery = smtpDelivery({
    // This machine by a name that does not say so.
    smtpUrl: `smtp://0.0.0.0:${smtp.port}`,
    connections: 1,
    sender: async () => sampleSender,
    media: async () => null,
    timeouts: impatient,
  });
  await expect(delivery.deliver(claimed, new AbortController().signal)).rejects.toMatchObject({ code: 'ETLS' });
  delivery.close();
  expect(await smtp.taken()).toEqual([]);
});
