import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

test.each([
  ['Ada Byron', 'Ada Byron'],
  ['J.R. Smith, 3.5 t, 701-555-0100', 'J.R. Smith, 3.5 t, 701-555-0100'],
  ['We come at 8.30. Thank you.', 'We come at 8.30. Thank you.'],
  ['http://evil.example/now', 'http[:]//evil[.]example/now'],
  ['www.evil.example', 'www[.]evil[.]example'],
  ['evil.example', 'evil[.]example'],
  ['http://192.0.2.1/', 'http[:]//192.0.2.1/'],
  ['win@evil.co.uk', 'win@evil[.]co[.]uk'],
  ['пример.рф', 'пример[.]рф'],
  ['evil。example', 'evil[.]example'],
  ['xn--a.xn--b', 'xn--a[.]xn--b'],
])('%s is mailed as %s', (typed, mailed) => expect(typedText(typed)).toBe(mailed));

test('no scheme and no name of a host is left in anything', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, text) => {
      const mailed = typedText(`${text} ${url} ${text}`);
      expect(mailed).not.toContain('://');
      expect(mailed).not.toMatch(/[a-z0-9]\.[a-z]{2}/i);
    }),
  );
});
