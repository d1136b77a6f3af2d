import { describe, expect, test } from 'vitest';
import { jsonTexts, readContentJson } from './content-json.ts';

const written = (...kinds: Parameters<typeof jsonTexts>[0] extends Iterable<infer Kind> ? Kind[] : never): string[] => [
  ...jsonTexts(kinds),
];

describe('rows by kind as JSON', () => {
  test('are one row a line, each kind under its name', () => {
    const text = written(['families', [{ id: 1 }, { id: 2 }]], ['products', []], ['faqs', [{ id: 3 }]]).join('');
    expect(text).toBe('{\n"families": [\n{"id":1},\n{"id":2}\n],\n"products": [\n],\n"faqs": [\n{"id":3}\n]\n}\n');
    expect(written().join('')).toBe('{\n}\n');
  });
  test('come in pieces, of which none is empty but at the end of a list', () => {
    const rows = Array.from({ length: 5 }, (_, id) => ({ id, text: 'x'.repeat(40_000) }));
    const pieces = written(['families', rows]);
    expect(pieces.map(({ length }) => Math.round(length / 40_000))).toEqual([0, 2, 2, 1, 0, 0]);
    expect(readContentJson(pieces.join(''))).toEqual({ ok: true, kinds: new Map([['families', rows]]) });
    // A piece ends as soon as it is 65,536 signs long.
    const exact = { a: 'x'.repeat((1 << 16) - '\n{"a":""}'.length) };
    expect(written(['families', [exact, exact]]).map(({ length }) => length > 65_000)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    const short = { a: 'x'.repeat((1 << 16) - '\n{"a":""}'.length - 1) };
    expect(written(['families', [short]]).map(({ length }) => length > 65_000)).toEqual([false, true, false, false]);
  });
});

describe('JSON of kinds is read', () => {
  test.each<[string, string, unknown]>([
    ['with the mark of its signs', '\uFEFF{"families":[{"id":1}]}', new Map([['families', [{ id: 1 }]]])],
    ['without any kind', '{}', new Map()],
  ])('%s', (_, text, kinds) => expect(readContentJson(text)).toEqual({ ok: true, kinds }));
  test.each([
    ['no JSON', 'x', 'The file is no JSON of kinds with their rows.'],
    ['a list', '[]', 'The file is no JSON of kinds with their rows.'],
    ['nothing', 'null', 'The file is no JSON of kinds with their rows.'],
    ['a text', '"a"', 'The file is no JSON of kinds with their rows.'],
    ['another kind', '{"families":[],"birds":[]}', 'There is no kind birds.'],
    ['no list', '{"families":{}}', 'families is no list of rows.'],
    ['one row that is none', '{"families":[{"id":1},7]}', 'families is no list of rows.'],
    ['no row at all', '{"families":[null]}', 'families is no list of rows.'],
  ])('but not %s', (_, text, why) => expect(readContentJson(text)).toEqual({ ok: false, why }));
});
