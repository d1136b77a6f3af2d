import { expect, test } from 'vitest';
import { faultOf } from './delivery-fault.ts';

const refused = (command: string, responseCode: number, response = `${responseCode} no`) =>
  Object.assign(new Error(`refused: ${response}`), {
    code: 'EENVELOPE',
    command,
    responseCode,
    response,
    permanent: responseCode >= 500 && responseCode !== 503,
  });

test.each([
  ['an unknown recipient', refused('RCPT TO', 550)],
  ['a recipient with an enhanced code', refused('RCPT TO', 550, '550 5.1.1 no such user')],
  ['a mail that is refused', refused('DATA', 554)],
])('%s is final', (_, error) => {
  expect(faultOf(error).isFinal).toBe(true);
});
test.each([
  ['a full mailbox', refused('RCPT TO', 452)],
  ['a bad sequence', refused('DATA', 503)],
  ['our sender', refused('MAIL FROM', 550)],
  ['our password', refused('AUTH PLAIN', 535)],
  ['a relay that does not know us', refused('RCPT TO', 554, '554 5.7.1 Relay access denied')],
  ['a fault of ours', new Error('no letter')],
  ['what is no error', 'gone'],
])('%s is not final', (_, error) => {
  expect(faultOf(error).isFinal).toBe(false);
});
test('the log learns a code, the outbox the words, cut where they are long', () => {
  const fault = faultOf(refused('RCPT TO', 550, `550 <a@b.example> ${'x'.repeat(999)}`));
  expect(fault.code).toBe('EENVELOPE 550');
  expect(fault.words).toContain('a@b.example');
  expect(fault.words).toHaveLength(300);
});
