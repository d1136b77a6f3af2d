import { describe, expect, test } from 'vitest';
import { askedEncoding, chooseEncoding, KNOWN_MAX, knownHeaders } from './choose-encoding.ts';

const both = { br: Buffer.from('b'), gzip: Buffer.from('g') };

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
  ])('%s takes %s', (accepted, encoding) => expect(chooseEncoding(accepted, both)).toBe(encoding));
  test.each(['gzip, deflate, br', 'gzip', 'br;q=0, gzip', '*', '*;q=0', 'br;q=0, *', 'identity', 'zstd', ''])(
    '%s asks for what it takes',
    (accepted) => expect(askedEncoding(accepted)).toBe(chooseEncoding(accepted, both)),
  );
  test('without the header the bytes go as they are', () => {
    expect(chooseEncoding(undefined, both)).toBe('identity');
  });
  test('what is not compressed goes as it is', () => {
    expect(chooseEncoding('br', { br: null, gzip: null })).toBe('identity');
  });
  test('made-up headers are read and not remembered beyond a few', () => {
    for (let nth = 0; nth < 1000; nth++) expect(chooseEncoding(`made-up-${nth}, gzip`, both)).toBe('gzip');
    expect(knownHeaders()).toBe(KNOWN_MAX);
  });
});
