import { expect, test } from 'vitest';
import { checkAddress, freeAddress } from './check-address.ts';

test.each([
  ['photos/hall.jpg', 'jpg'],
  ['photos/hall.JPEG', 'jpg'],
  ['Photos/2027/hall~1=a+b.pdf', 'pdf'],
  ['photos/hall.1234567.jpg', 'jpg'],
  [`photos/${'a'.repeat(289)}.jpg`, 'jpg'],
])('at %s a %s may lie', (uri, type) => expect(() => checkAddress(uri, type)).not.toThrow());

test.each([
  ['hall.jpg', 'jpg', 'An address is a folder and a name'],
  ['photos/.hall.jpg', 'jpg', 'An address is a folder and a name'],
  ['../hall.jpg', 'jpg', 'An address is a folder and a name'],
  [`photos/${'a'.repeat(290)}.jpg`, 'jpg', 'An address is a folder and a name'],
  ['og/hall.jpg', 'jpg', 'The folder og is made by the site itself.'],
  ['Picture/hall.jpg', 'jpg', 'The folder Picture is made by the site itself.'],
  ['wiring/hall.jpg', 'jpg', 'The folder wiring is made by'],
  ['by-right/hall.jpg', 'jpg', 'The folder by-right is made by'],
  ['photos/hall.png', 'jpg', 'The address must end in .jpg, as the file is of that type.'],
  ['photos/hall', 'pdf', 'The address must end in .pdf, as'],
  ['photos/hall.exe', 'exe', 'The address must end in .exe, as'],
  ['photos/hall.12345678.jpg', 'jpg', 'A name with a hash in it is kept by browsers for good.'],
])('at %s no %s may lie', (uri, type, words) => expect(() => checkAddress(uri, type)).toThrow(words));

test.each([
  [[], 'photos/hall-2.jpg'],
  [['photos/hall-2.jpg', 'photos/hall-3.jpg'], 'photos/hall-4.jpg'],
])('beside a taken address and %j the free one is %s', (taken, free) => {
  expect(freeAddress('photos/hall.jpg', (uri) => taken.includes(uri))).toBe(free);
});
