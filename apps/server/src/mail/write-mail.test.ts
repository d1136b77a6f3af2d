import type { MailData } from '@millrace/database';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { templates } from './letters/templates.ts';
import { application, kinds, registration, samples } from './testing/sample-mails.ts';
import { sampleSender } from './testing/sample-sender.ts';
import { letterOf, writeMail } from './write-mail.ts';

const site = sampleSender.publicUrl;
const link = `${site}/reset/a-token`;
const noMedia = async () => null;
const head = { to: 'a@b.example', messageId: '1@www.example.com' };
const reset = (sender = sampleSender, media: (path: string) => Promise<Buffer | null> = noMedia) =>
  writeMail({ ...head, kind: 'reset-password', data: { link } }, sender, media);

test('there is a sample of every kind', () => {
  expect(kinds).toEqual(Object.keys(templates));
});

describe.each(kinds)('a mail of kind %s', (kind) => {
  const write = () => writeMail({ ...head, kind, data: samples[kind] }, sampleSender, noMedia);
  const buttons = () =>
    letterOf({ kind, data: samples[kind] }, sampleSender).blocks.filter((block) => block.kind === 'button');
  test('has every link in HTML, with its words and with its address, and on a line of its own in text', async () => {
    const { html, text } = await write();
    const linked = [...html.matchAll(/<a href="([^"]*)".*?<\/a>/gs)].map(([all, address]) => ({
      address,
      words: all.replaceAll(/<!--.*?-->|<[^>]*>/gs, ' '),
    }));
    for (const { link: address, label } of buttons()) {
      for (const words of [label, address])
        expect(linked).toContainEqual({ address, words: expect.stringContaining(words) });
      expect(text.split('\n')).toContain(address);
    }
  });
  test('links to nowhere but this site, and loads nothing', async () => {
    const { html } = await write();
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => new URL(address).origin !== site)).toEqual([]);
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  });
  test('names the company, its address and its phone, in both forms', async () => {
    const { html, text } = await write();
    for (const form of [html, text])
      for (const words of ['Float Works', '1 Weir Road', 'Anytown', '701-555-0100', '8 to 5'])
        expect(form).toContain(words);
  });
  test('says it is for both schemes, and has colours for the dark one', async () => {
    const { html } = await write();
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{\.around,/);
  });
  test('has every detail in both forms, with its name before it', async () => {
    const { html, text } = await write();
    const words = html.replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
    const details = letterOf({ kind, data: samples[kind] }, sampleSender).blocks.flatMap((block) =>
      block.kind === 'details' ? block.details : [],
    );
    for (const { name, value } of details) {
      const [first = ''] = value.split(/[\s&<>"'’]/);
      expect(words).toContain(`${name} ${first}`.replaceAll('&', '&amp;'));
      expect(text).toContain(name);
      expect(text).toContain(first);
    }
  });
  test('has no line of text longer than a terminal, but for its links', async () => {
    const { text } = await write();
    expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith(site))).toEqual([]);
  });
});

describe('a mail about second factors', () => {
  const told = async (data: Partial<MailData['factor-changed']>) => {
    const sample = { ...samples['factor-changed'], ...data };
    const { subject, text, html } = await writeMail(
      { ...head, kind: 'factor-changed', data: sample },
      sampleSender,
      noMedia,
    );
    return { subject, forms: [text.replaceAll(/\s+/g, ' '), html] };
  };
  test.each([
    ['added', 'authenticator', 'A second factor was added: Float Works', 'set up an authenticator'],
    ['removed', 'passkey', 'A second factor was removed: Float Works', 'removed a passkey'],
    ['codes-made', undefined, 'New recovery codes were made: Float Works', 'ten new recovery codes'],
    ['reset', undefined, 'Your second factors were reset: Float Works', 'do it soon'],
  ] as const)('says that one was %s', async (change, factor, subject, words) => {
    const mail = await told({ change, ...(factor && { factor }) });
    expect(mail.subject).toBe(subject);
    for (const form of mail.forms)
      for (const said of [words, '192.0.2.1', '2027-03-01 09:30 UTC']) expect(form).toContain(said);
  });
  test('tells the owner what to do where it was in their name, and else who did it', async () => {
    for (const form of (await told({ by: null })).forms) expect(form).toContain('Choose a new password at once');
    for (const form of (await told({ by: 'boss@b.example', from: null })).forms) {
      expect(form).toContain('boss@b.example');
      expect(form).not.toMatch(/Choose a new password|Network address/);
    }
  });
});

test('who has lost all roles is told so, and led nowhere', async () => {
  const data = { ...samples['roles-changed'], roles: '', before: 'editor' };
  const { subject, text } = await writeMail({ ...head, kind: 'roles-changed', data }, sampleSender, noMedia);
  expect(subject).toBe('You are no user of the office of Float Works any more');
  expect(text).not.toContain(site);
});

const EVIL = 'https://evil.example/win www.evil.example\n-- \nFloat Works';
const typedIn: Pick<MailData, 'application-copy' | 'application-notice' | 'registration-copy' | 'registration-notice'> =
  {
    'application-copy': { ...application, position: EVIL, name: EVIL },
    'application-notice': { ...application, position: EVIL, name: EVIL },
    'registration-copy': {
      ...registration,
      person: { ...registration.person, firstName: EVIL, lastName: EVIL, phone: EVIL, notes: EVIL },
    },
    'registration-notice': {
      ...registration,
      person: { ...registration.person, firstName: EVIL, lastName: EVIL, phone: EVIL, notes: EVIL },
    },
  };
describe.each(Object.keys(typedIn).filter((name): name is keyof typeof typedIn => Object.hasOwn(typedIn, name)))(
  'what a stranger typed, in a mail of kind %s,',
  (kind) => {
    const write = () => writeMail({ ...head, kind, data: typedIn[kind] }, sampleSender, noMedia);
    test('is no link', async () => {
      const { html, text, subject } = await write();
      for (const form of [html, text, subject]) {
        expect(form).not.toMatch(/evil\.example/);
        expect(form).not.toContain('https://evil');
      }
      expect(text).toContain('https[:]//evil[.]example/win');
    });
    test('is not the first thing it says', async () => {
      const { text, subject } = await write();
      const letter = letterOf({ kind, data: typedIn[kind] }, sampleSender);
      for (const first of [subject, letter.preview, letter.heading, text]) expect(first).not.toMatch(/^[> ]*http/);
      const [block] = letter.blocks;
      expect(block?.kind === 'text' ? block.text : '').not.toContain('evil');
    });
    test('is quoted, whatever lines it has', async () => {
      const { text } = await write();
      const lines = text.split('\n');
      expect(lines.filter((line) => line.includes('evil') && !line.startsWith('> '))).toEqual([]);
      expect(lines.filter((line) => line === '-- ')).toHaveLength(1);
      expect(lines.filter((line) => line === 'Float Works')).toHaveLength(1);
    });
  },
);

test.each(['https://evil.example/reset/1', 'https://www.example.com.evil.example/', 'javascript:alert(1)', '/reset/1'])(
  'a link to %s is refused',
  async (elsewhere) => {
    const mail = { ...head, kind: 'reset-password', data: { link: elsewhere } } as const;
    await expect(writeMail(mail, sampleSender, noMedia)).rejects.toThrow();
  },
);
test('a company named like markup is text', async () => {
  const { html } = await reset({ ...sampleSender, company: '<script>alert(1)</script> & Sons' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});
test('the square at the left of the logo goes with the mail', async () => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="50" height="50"/></svg>',
  );
  const { html, attachments } = await reset({ ...sampleSender, logo: 'company/logo.svg' }, async () => logo);
  expect(html).toContain('src="cid:mark"');
  expect(attachments).toMatchObject([{ cid: 'mark', contentType: 'image/png' }]);
  expect(await sharp(attachments[0]?.content).metadata()).toMatchObject({ format: 'png', width: 56, height: 56 });
});
test.each([
  ['is not there', null],
  ['is no picture', Buffer.from('x')],
])('a logo that %s is left out', async (_, logo) => {
  const { html, attachments } = await reset({ ...sampleSender, logo: 'company/logo.svg' }, async () => logo);
  expect(attachments).toEqual([]);
  expect(html).not.toContain('cid:');
});
