import { expect, test } from 'vitest';
import { expiring, expiringNames } from './expiring.ts';

test('what is worth getting back goes to the quarantine: records of people, mails and the audit log', () => {
  expect(expiringNames.filter((name) => expiring[name].isQuarantined)).toEqual([
    'applications',
    'registrations',
    'mails',
    'audit entries',
  ]);
});

test('rows that live for hours are those of links and of counted tries', () => {
  expect(expiringNames.filter((name) => expiring[name].isBrief)).toEqual(['mailed links', 'counted tries']);
});

test('links go before the sign-ups that wait for them', () => {
  expect(expiringNames.indexOf('mailed links')).toBeLessThan(expiringNames.indexOf('sign-ups'));
});
