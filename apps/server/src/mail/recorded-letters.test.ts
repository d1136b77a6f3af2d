import type { MailData, MailKind } from '@millrace/database';
import { expect, test } from 'vitest';
import { letterText } from './letters/letter-text.ts';
import { renderLetter } from './letters/render-letter.ts';
import { templates } from './letters/templates.ts';
import type { MailSender } from './mail-sender.ts';
import { application, kinds, registration, samples } from './testing/sample-mails.ts';
import { sampleSender } from './testing/sample-sender.ts';
import { letterOf } from './write-mail.ts';

const textOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind], sender: MailSender = sampleSender): string => {
  const letter = letterOf({ kind, data }, sender);
  const { usefulHours } = templates[kind];
  return `${kind}, useful for ${usefulHours} hours\n${letter.subject}\n${letter.preview}\n\n${letterText(letter, sender)}`;
};
const { person } = registration;
const { factor: _, ...factor } = samples['factor-changed'];
const joined = samples['office-joined'];
const LONG = 'Panel builder and wirer of pumps, floats, alarms and of all that is in between';
const ofMany = [
  ...kinds.map((kind) => textOf(kind, samples[kind])),
  ...(['removed', 'codes-made', 'reset'] as const).map((change) =>
    textOf('factor-changed', { ...factor, change, by: 'boss@b.example', from: null }),
  ),
  textOf('factor-changed', { ...factor, factor: 'authenticator' }),
  textOf('roles-changed', { ...samples['roles-changed'], roles: '', before: 'editor' }),
  textOf('office-joined', { ...joined, how: 'provider' }),
  textOf('application-copy', { ...application, hasResume: false }),
  textOf('application-notice', { ...application, hasResume: false, name: LONG }),
  textOf('application-answer', { applicationId: 'r', subject: 'x', text: ' \n\n One.\n \nTwo\nthree.\n\n' }),
  textOf('registration-notice', { ...registration, person: { ...person, phone: '', notes: '' } }),
  textOf('registration-cancelled', samples['registration-cancelled'], { ...sampleSender, phone: '', address: [] }),
  textOf('registration-cancelled', samples['registration-cancelled'], { ...sampleSender, hours: '' }),
];

/** Letters are right when they read well: read the record before it is renewed (`vitest run -u`). */
test('every letter is written as it was', async () => {
  await expect(ofMany.join('\n')).toMatchFileSnapshot('fixtures/letters.txt');
});

test.each<[string, MailKind, boolean, MailSender]>([
  ['with-mark', 'registration-copy', true, sampleSender],
  [
    'plain',
    'roles-changed',
    false,
    {
      ...{ ...sampleSender, company: 'Floats', phone: '', address: [] },
      look: { ...sampleSender.look, faces: { text: null, code: 'Own Mono' }, corner: 0 },
    },
  ],
])('a letter is laid out as it was: %s', async (name, kind, hasMark, sender) => {
  const html = await renderLetter({ letter: letterOf({ kind, data: samples[kind] }, sender), sender, hasMark });
  await expect(html.replaceAll('><', '>\n<')).toMatchFileSnapshot(`fixtures/letter-${name}.txt`);
});
