import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapeWide } from './one-byte.ts';

const codes = [
  "'5 – 10 “feet” \u2060😀'",
  `\`a \${"…"} → b\``,
  "'a — b – c'.replace(/—|[–]/g, '-')",
  "'😀'.replace(/[😀]/u, 'one')",
  '(() => { const größe = 1, λ = 2; return größe + λ; })()',
  '({ "→": 1, λ: 2 })',
  "'\\\\…' + '\\\\\\…'",
  '/* … */ "é" // →',
];

test.each(codes)('means the same in ASCII: %s', (code) => {
  const escaped = escapeWide(code);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code));
});

test('refuses a raw template with one, whose escape would be read as it stands', () => {
  expect(() => escapeWide('String.raw`a → b`')).toThrow('String.raw');
  expect(escapeWide('String.raw`a` + "→"')).toBe('String.raw`a` + "\\u2192"');
});
