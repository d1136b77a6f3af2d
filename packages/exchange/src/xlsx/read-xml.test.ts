import { describe, expect, test } from 'vitest';
import { Refused } from '../limits.ts';
import { readXml } from './read-xml.ts';

const PART = 'xl/part.xml';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** All that is heard of the pieces. */
function heard(...pieces: readonly (string | Uint8Array)[]): string[] {
  const said: string[] = [];
  const { take, end } = readXml(PART, {
    open: (name, attributes) => said.push(`<${name} ${JSON.stringify(attributes)}`),
    text: (text) => said.push(text),
    close: (name) => said.push(`/${name}`),
  });
  for (const piece of pieces) take(typeof piece === 'string' ? utf8(piece) : piece);
  end();
  return said;
}

function refusalOf(...pieces: readonly (string | Uint8Array)[]): unknown {
  try {
    heard(...pieces);
    return null;
  } catch (error) {
    return error instanceof Refused ? error.refusal : error;
  }
}

test('tags are heard without their prefixes, with their attributes, and texts between them', () => {
  expect(heard('<x:row r="1"><v>7 &amp; 8</v></x:row>')).toEqual(['<row {"r":"1"}', '<v {}', '7 & 8', '/v', '/row']);
});

test('a listener may hear tags alone', () => {
  const names: string[] = [];
  const { take, end } = readXml(PART, { open: (name) => names.push(name) });
  take(utf8('<a>text<b/></a>'));
  end();
  expect(names).toEqual(['a', 'b']);
});

test('a sign may be cut between two pieces', () => {
  const [first, second, third] = utf8('½中');
  expect(
    heard('<a>', Uint8Array.of(first ?? 0), Uint8Array.of(second ?? 0, third ?? 0), utf8('中').subarray(1), '</a>'),
  ).toEqual(['<a {}', '½中', '/a']);
});

describe('what is no XML, or declares entities, is broken', () => {
  test.each([
    ['a tag that another closes', ['<a><b></a>']],
    ['no end', ['<a><b/>']],
    ['half a sign after its end', ['<a/>', Uint8Array.of(0xc2)]],
    ['a text beside it', ['<a/>x']],
    ['an entity of its own', ['<a>&b;</a>']],
    ['a document type', ['<!DOCTYPE a><a/>']],
    ['nothing', ['']],
  ])('%s', (_, pieces) => expect(refusalOf(...pieces)).toEqual({ code: 'broken', what: PART }));
});

describe('since the last piece in which a tag opens, no more than 100,000 bytes come', () => {
  const most = 'x'.repeat(50_000);
  const tooLong = { code: 'too-large', what: 'cell', limit: 100_000 };
  function refusalWithin(...pieces: readonly string[]): unknown {
    const { take } = readXml(PART, { open: () => undefined });
    try {
      for (const piece of pieces) take(utf8(piece));
      return null;
    } catch (error) {
      return error instanceof Refused ? error.refusal : error;
    }
  }
  test('as it comes in', () => {
    expect(refusalWithin('<a>', most, most)).toBeNull();
    expect(refusalWithin('<a>', most, most, 'x')).toEqual(tooLong);
  });
  test('a tag begins another text', () => {
    expect(refusalWithin('<a>', most, '<b/>', most, most)).toBeNull();
    expect(refusalWithin('<a>', most, '<b/>', most, most, 'x')).toEqual(tooLong);
  });
  test('before the first tag, too', () => {
    expect(refusalWithin(' '.repeat(100_000))).toBeNull();
    expect(refusalWithin(' '.repeat(100_001))).toEqual(tooLong);
  });
});
