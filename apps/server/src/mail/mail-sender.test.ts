import { expect, test } from 'vitest';
import { mailSender } from './mail-sender.ts';

const site = 'https://www.example.com';
const row = (group: string, key: string, value: string) => ({ id: 1, group, key, value });
const company = row('company', 'email', 'info@float.example');
const LINE_BREAK = 'x@y.example\r\nBcc: z@y.example';

test.each([
  ['the address set for it', [row('mail', 'from', 'web@float.example'), company], site, 'web@float.example'],
  ['else the company’s', [company], site, 'info@float.example'],
  ['else one that takes no answers', [], site, 'no-reply@www.example.com'],
  ['also on a machine without a name', [], 'http://127.0.0.1:3000', 'no-reply@127.0.0.1'],
  ['also on one that can have none', [], 'http://[::1]:3000', 'no-reply@localhost'],
  ['never one with a second line', [row('mail', 'from', LINE_BREAK), company], site, 'info@float.example'],
])('mails come from %s', (_, rows, publicUrl, from) => {
  expect(mailSender(rows, publicUrl).from).toBe(from);
});
test.each([
  ['to the address set for it', [row('mail', 'replyTo', 'help@float.example'), company], 'help@float.example'],
  ['else to support', [row('company', 'supportEmail', 'support@float.example'), company], 'support@float.example'],
  ['else to the company', [company], 'info@float.example'],
  ['else to nobody', [], ''],
])('answers go %s', (_, rows, replyTo) => {
  expect(mailSender(rows, site).replyTo).toBe(replyTo);
});
test('the company’s name stays on one line', () => {
  expect(mailSender([row('company', 'name', 'Float\r\nBcc: z@y.example\u202e Works')], site).company).toBe(
    'Float Bcc: z@y.example Works',
  );
});
