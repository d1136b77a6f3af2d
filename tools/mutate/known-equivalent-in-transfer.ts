import type { KnownEquivalent } from './known-equivalent-in-the-site.ts';

/** Those of the drafts, the look and the transfer. */
export const inTransfer: readonly KnownEquivalent[] = [
  {
    file: 'packages/contract/src/forms/proof-of-work.ts',
    before: 'keySignature: hex(128),',
    after: 'keySignature: hex(129),',
    because: 'bytes in hexadecimal have an even length',
  },
  {
    file: 'packages/transfer/src/old-addresses/read-old-address.ts',
    before: ".filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))",
    after: ".filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))",
    because: 'only the first part is used',
  },
  {
    file: 'packages/look/src/colours/contrast.ts',
    before: "let [fits, fails] = [scheme === 'light' ? 0 : 1, colour.l];",
    after: "let [fits, fails] = [scheme === 'light' ? 0 : 2, colour.l];",
    because: 'beyond white there is only white, and the halves meet at the same place',
  },
  {
    file: 'packages/look/src/colours/palette.ts',
    before: 'const calm = c < GREY ? CALM : 1;',
    after: 'const calm = c <= GREY ? CALM : 1;',
    because: 'no token of the design has exactly this chroma',
  },
  {
    file: 'packages/look/src/colours/palette.ts',
    before: "return hexOf({ mode: 'oklch', l, c: c * chroma * calm, h: h + (after.h ?? 0) - (before.h ?? 0) });",
    after: "return hexOf({ mode: 'oklch', l, c: c * chroma * calm, h: h + (after.h) - (before.h ?? 0) });",
    because: 'an accent without a hue has no chroma, and takes all of it from the tokens',
  },
  {
    file: 'packages/look/src/faces/face-files.ts',
    before: 'const codePoints = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);',
    after: 'const codePoints = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0));',
    because: 'a sign of a text has a code point',
  },
  {
    file: 'packages/look/src/faces/face-files.ts',
    before: 'const codePoints = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);',
    after: 'const codePoints = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 1);',
    because: 'a sign of a text has a code point',
  },
  {
    file: 'packages/look/src/faces/face-files.ts',
    before: "name: name.toLowerCase().replaceAll(' ', '-'),",
    after: "name: name.toLowerCase().replaceAll(' '),",
    because: 'of the name of such a file only the end is read',
  },
  {
    file: 'packages/drafts/src/keyed-list.ts',
    before: 'if (!isObject(one) || !isObject(other)) return 0;',
    after: 'if (!isObject(one) || !isObject(other)) return 1;',
    because: 'elements that are known by fields are objects',
  },
  {
    file: 'packages/drafts/src/merge-order.ts',
    before: 'JSON.stringify(one) <= JSON.stringify(other) ? [one, other] : [other, one];',
    after: 'JSON.stringify(one) < JSON.stringify(other) ? [one, other] : [other, one];',
    because: 'of two equal lists either may be first',
  },
  {
    file: 'packages/look/src/colours/contrast.ts',
    before: 'const STEPS = 24;',
    after: 'const STEPS = 25;',
    because: '24 halvings are finer than a colour of eight bits',
  },
  {
    file: 'packages/look/src/colours/contrast.ts',
    before: 'for (let step = 0; step < STEPS; step += 1) {',
    after: 'for (let step = 1; step < STEPS; step += 1) {',
    because: '23 halvings are finer than a colour of eight bits',
  },
  {
    file: 'packages/look/src/colours/contrast.ts',
    before: 'for (let step = 0; step < STEPS; step += 1) {',
    after: 'for (let step = 0; step <= STEPS; step += 1) {',
    because: '24 halvings are finer than a colour of eight bits',
  },
  {
    file: 'packages/look/src/colours/palette.ts',
    before: "return hexOf({ mode: 'oklch', l, c: c * chroma * calm, h: h + (after.h ?? 0) - (before.h ?? 0) });",
    after: "return hexOf({ mode: 'oklch', l, c: c * chroma * calm, h: h + (after.h ?? 0) - (before.h ?? 1) });",
    because: 'the accents of the design have a hue',
  },
  {
    file: 'packages/look/src/maker-faces/read-face.ts',
    before: 'const missing = [...LETTERS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));',
    after: 'const missing = [...LETTERS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 1));',
    because: 'a letter has a code point',
  },
  {
    file: 'packages/look/src/maker-faces/read-face.ts',
    before: 'const empty = [...LETTERS].filter((_, nth) => (glyphs[nth]?.path.commands.length ?? 0) === 0);',
    after: 'const empty = [...LETTERS].filter((_, nth) => (glyphs[nth]?.path.commands.length) === 0);',
    because: 'it counts only where each letter has a glyph',
  },
  {
    file: 'packages/look/src/maker-faces/read-face.ts',
    before: 'const empty = [...LETTERS].filter((_, nth) => (glyphs[nth]?.path.commands.length ?? 0) === 0);',
    after: 'const empty = [...LETTERS].filter((_, nth) => (glyphs[nth]?.path.commands.length ?? 1) === 0);',
    because: 'it counts only where each letter has a glyph',
  },
  {
    file: 'packages/look/src/faces/face-files.ts',
    before: 'axes: { wght: { min: 400, max: 700 } },',
    after: 'axes: { wght: { min: 400, max: 701 } },',
    because: 'the packaged face has no weight above 700',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before:
      "const own = key.length === 1 && key[0] !== 'id' ? columns.find(({ path }) => path === key[0]) : undefined;",
    after:
      "const own = key.length === 1 && key[0] !== 'id' ? columns.findLast(({ path }) => path === key[0]) : undefined;",
    because: 'each path is one column',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: "if (some.length === 0 && heading === '') return [];",
    after: "if (some.length !== 0 && heading === '') return [];",
    because: 'a heading without words is like no name',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: "if (some.length === 0 && heading === '') return [];",
    after: "if (some.length === 1 && heading === '') return [];",
    because: 'a heading without words is like no name',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'const made = known.get(around) ?? { attributes, names, decimal, currency: currencyOf(around.rows) };',
    after: 'const made = { attributes, names, decimal, currency: currencyOf(around.rows) };',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'known.set(around, made);',
    after: '{}',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'const known = knownKeys.get(around) ?? new Map<string, ReadonlySet<string>>();',
    after: 'const known = new Map<string, ReadonlySet<string>>();',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'knownKeys.set(around, known);',
    after: '{}',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'const keys = known.get(name) ?? keysOfRows(columns, around.rows(kind));',
    after: 'const keys = keysOfRows(columns, around.rows(kind));',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'known.set(name, keys);',
    after: '{}',
    because: 'what was read is read again',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'const own = key.flatMap((path) => columns.find((column) => column.path === path) ?? []);',
    after: 'const own = key.flatMap((path) => columns.findLast((column) => column.path === path) ?? []);',
    because: 'each path is one column',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before:
      'const lists = key.map((path) => cells.get(mapped.find((column) => column.path === path)?.at ?? -1) ?? []);',
    after:
      'const lists = key.map((path) => cells.get(mapped.findLast((column) => column.path === path)?.at ?? -1) ?? []);',
    because: 'each path is one column',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before:
      'const lists = key.map((path) => cells.get(mapped.find((column) => column.path === path)?.at ?? -1) ?? []);',
    after: 'const lists = key.map((path) => cells.get(mapped.find((column) => column.path === path)?.at ?? -2) ?? []);',
    because: 'no column is at -1 or -2',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before: 'if (lists.length === 0) return false;',
    after: 'if (lists.length === 0) return true;',
    because: 'all kinds get the same points',
  },
  {
    file: 'packages/transfer/src/mapping/guess-mapping.ts',
    before:
      'return said.filter((like) => like >= LIKE_ENOUGH * 0.7).reduce((all, like) => all + like, 0) + called + named;',
    after:
      'return said.filter((like) => like >= LIKE_ENOUGH * 0.7).reduce((all, like) => all + like, 1) + called + named;',
    because: 'all kinds get the same points',
  },
  {
    file: 'packages/transfer/src/verdict/files-named.ts',
    before: 'if (placed.length === 0) continue;',
    after: 'if (placed.length === 0) {}',
    because: 'without columns no cell is one of files',
  },
  {
    file: 'packages/transfer/src/verdict/new-row.ts',
    before: "for (const { position } of rows) if (typeof position === 'number' && position > last) last = position;",
    after: "for (const { position } of rows) if (typeof position === 'number' && position >= last) last = position;",
    because: 'the same position is the same',
  },
  {
    file: 'packages/transfer/src/names/name-index.ts',
    before: 'const RESOLVED_MAX = 50_000;',
    after: 'const RESOLVED_MAX = 50001;',
    because: 'a name that is not kept is resolved anew, to the same',
  },
  {
    file: 'packages/transfer/src/names/name-index.ts',
    before: 'const name = known.get(id) ?? nameOfRow(row, naming, meant);',
    after: 'const name = nameOfRow(row, naming, meant);',
    because: 'a name that is not kept is made anew, to the same',
  },
  {
    file: 'packages/transfer/src/names/name-index.ts',
    before: 'known.set(id, name);',
    after: '{}',
    because: 'a name that is not kept is made anew, to the same',
  },
  {
    file: 'packages/transfer/src/mapping/heading-words.ts',
    before: 'while (from < a.length && a[from] === b[from]) from++;',
    after: 'while (from <= a.length && a[from] === b[from]) from++;',
    because: 'words that are compared differ before both end',
  },
  {
    file: 'packages/transfer/src/old-addresses/read-old-address.ts',
    before: 'const path = `/${(isPattern ? rawPath.slice(0, -1) : rawPath)',
    after: 'const path = `/${(isPattern ? rawPath.slice(0, -2) : rawPath)',
    because: 'a pattern ends with a slash and a star, and no part of a path is empty',
  },
];
