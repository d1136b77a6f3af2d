import { expect, test } from 'vitest';
import { emailAddress } from './form-fields.ts';

const local = 'x'.repeat(64);
test.each(['a@b.example', `${local}@b.example`, "o'brien+web@b.example"])('%s can be mailed to', (address) => {
  expect(emailAddress('no').safeParse(address).success).toBe(true);
});
test.each([`x${local}@b.example`, 'a@b', 'a b@c.example', 'a@b.example\nBcc: c@d.example'])('%j cannot', (address) => {
  const issues = emailAddress('no').safeParse(address).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['no']);
});
