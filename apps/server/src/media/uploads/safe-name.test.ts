import { uploadTypes } from '@millrace/contract/office';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test.each([
  ['Panel.PNG', 'panel'],
  ['Tern duplex, data sheet.pdf', 'tern-duplex-data-sheet'],
  ['C:\\Users\\ada\\Panel (2).jpg', 'panel-2'],
  ['../../etc/passwd', 'passwd'],
  ['a/b\\c.png', 'c'],
  ['a\\b/c.png', 'c'],
  ['archive.tar.gz', 'archive-tar'],
  ['Größe Łódź é.pdf', 'grosse-odz-e'],
  ['--panel--.png', 'panel'],
  ['.png', 'file'],
  ['水.png', 'file'],
  ['', 'file'],
])('%j is kept as %s', (name, plain) => expect(safeName(name, 'png')).toBe(`${plain}.png`));

test('the ending is that of the type, whatever the sender said', () => {
  for (const type of ['png', 'jpg', 'pdf'] as const)
    expect(safeName('panel.exe', type)).toBe(`panel.${uploadTypes[type].endings[0]}`);
});

test('a long name is cut at 80 characters, and ends in no hyphen', () => {
  expect(safeName(`${'a'.repeat(80)}.png`, 'png')).toBe(`${'a'.repeat(80)}.png`);
  expect(safeName(`${'a'.repeat(81)}.png`, 'png')).toBe(`${'a'.repeat(80)}.png`);
  expect(safeName(`${'a'.repeat(79)} b.png`, 'png')).toBe(`${'a'.repeat(79)}.png`);
});

test('any name becomes small letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      expect(safeName(name, 'png')).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.png$/);
    }),
  );
});
