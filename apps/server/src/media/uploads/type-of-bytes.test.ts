import { expect, test } from 'vitest';
import { typeOfBytes } from './type-of-bytes.ts';

const DXF = '  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n';
const STEP = 'ISO-10303-21;\nHEADER;\nEND-ISO-10303-21;\n';
const PDF = '%PDF-1.7\n1 0 obj\n';
const filled = (count: number): string => ' '.repeat(count);

test.each<[string, string, string | null]>([
  ['a drawing', DXF, 'dxf'],
  ['a drawing after a comment', `999\nmade by hand\n${DXF}`, 'dxf'],
  ['a drawing without its end', DXF.slice(0, -6), null],
  ['a drawing without its beginning', DXF.slice(4), null],
  ['a drawing in bytes', 'AutoCAD Binary DXF\r\n\u001a\0\0', 'dxf'],
  ['a drawing whose end is among the last 512 bytes', `${DXF}${filled(500)}`, 'dxf'],
  ['a drawing that goes on after its end', `${DXF}${filled(513)}`, null],
  ['a body', STEP, 'step'],
  ['a body without its end', STEP.slice(0, 22), null],
  ['a body without its beginning', `;${STEP}`, null],
  ['a picture', '\uFEFF<?xml version="1.0"?><!-- a > b -->\n<!DOCTYPE svg [<!ENTITY a "b">] ><svg>', 'svg'],
  ['a picture at the end of what is looked at', `${filled(4091)}<svg>`, 'svg'],
  ['a picture that begins later', `${filled(4092)}<svg>`, null],
  ['a page with a picture', '<html><svg>', null],
  ['a PDF', `${PDF}%%EOF`, 'pdf'],
  ['a PDF whose end is among the last 2048 bytes', `${PDF}%%EOF${filled(2043)}`, 'pdf'],
  ['words', 'words', null],
])('%s has its type by its content', async (_, text, type) => {
  expect((await typeOfBytes(Buffer.from(text))).type).toBe(type);
});

test.each<[string, string, string | null]>([
  ['a PDF whose end is further from the last byte', `${PDF}%%EOF${filled(2044)}`, 'PDF that is cut short'],
  ['a PDF of a version that nobody knows', `${PDF.replace('1.7', '3.0')}%%EOF`, 'PDF that is cut short'],
  ['a program', `MZ${filled(300)}`, 'EXE'],
  ['words', 'words', null],
])('%s has no type that is taken, and the name of what it is', async (_, text, name) => {
  expect(await typeOfBytes(Buffer.from(text))).toEqual({ type: null, name });
});

test.each([
  ['blanks', ' '],
  ['declarations', '<??>'],
  ['comments', '<!---->'],
  ['document types', '<!DOCTYPE[]>'],
])('many %s before something else are not tried in every way', async (_, sign) => {
  expect((await typeOfBytes(Buffer.from(`${sign.repeat(300)}words`))).type).toBeNull();
  expect((await typeOfBytes(Buffer.from(`${sign.repeat(300)}<svg>`))).type).toBe('svg');
});

test('what is taken is named by its type', async () => {
  expect(await typeOfBytes(Buffer.from(STEP))).toEqual({ type: 'step', name: 'step' });
});
