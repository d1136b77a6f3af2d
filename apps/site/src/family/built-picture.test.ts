import { expect, test } from 'vitest';
import { builtPicture } from './built-picture.ts';

const drawn = { width: 520, height: 560 };
const tern = { slug: 'tern', intrinsicallySafe: false, drawn };

test.each([
  ['a whole number', tern, 'TD-3|4X', 'picture/tern.svg?configurator=TD-3%7C4X&plain=true'],
  [
    'one of an intrinsically safe family',
    { ...tern, intrinsicallySafe: true },
    'TD-3',
    'picture/tern.svg?configurator=TD-3&plain=true&intrinsically-safe=true',
  ],
  ['no number', tern, null, null],
  ['a family without drawings', { slug: 'tern', intrinsicallySafe: false }, 'TD-3', null],
])('the picture as built of %s', (_, family, number, uri) => expect(builtPicture(family, number)).toBe(uri));
