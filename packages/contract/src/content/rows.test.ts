import { describe, expect, test } from 'vitest';
import { EXTERNAL_DOCUMENT } from './documents.ts';
import { cents, day, id, mediaUri, name, partNumber, position, slug } from './fields.ts';
import { carousel, contentDocument, contentEvent, settingValue, video } from './index.ts';

const x = (length: number): string => 'x'.repeat(length);

describe('a field takes exactly what is within its bounds', () => {
  test.each([
    ['an id of 1', id, 1, true],
    ['an id of 0', id, 0, false],
    ['an id of 1.5', id, 1.5, false],
    ['an id as text', id, '1', false],
    ['no cents', cents, 0, true],
    ['a negative amount', cents, -1, false],
    ['half a cent', cents, 0.5, false],
    ['the first position', position, 0, true],
    ['a position before the first', position, -1, false],
    ['a slug of one sign', slug, 'a', true],
    ['a slug of words and digits', slug, 'tern-2-duplex', true],
    ['a slug of 120 signs', slug, x(120), true],
    ['a slug of 121 signs', slug, x(121), false],
    ['an empty slug', slug, '', false],
    ['a slug in capitals', slug, 'Tern', false],
    ['a slug with two hyphens together', slug, 'tern--duplex', false],
    ['a slug that begins with a hyphen', slug, '-tern', false],
    ['a slug that ends in a hyphen', slug, 'tern-', false],
    ['a slug with a slash', slug, 'tern/duplex', false],
    ['a name of 200 signs', name, x(200), true],
    ['a name of 201 signs', name, x(201), false],
    ['a name of blanks', name, '  ', false],
    ['a part number of 60 signs', partNumber, x(60), true],
    ['a part number of 61 signs', partNumber, x(61), false],
    ['a part number of blanks', partNumber, ' ', false],
    ['a leap day', day, '2028-02-29', true],
    ['a leap day in another year', day, '2027-02-29', false],
    ['a day as printed', day, 'August 13, 2027', false],
    ['a path below /media/', mediaUri, 'families/tern.svg', true],
    ['a path two folders deep', mediaUri, 'a/b/c.svg', true],
    ['a file in no folder', mediaUri, 'tern.svg', false],
    ['a path from the root', mediaUri, '/families/tern.svg', false],
    ['an address', mediaUri, 'https://a.example/tern.svg', false],
  ])('%s', (_, schema, value, isTaken) => {
    expect(schema.safeParse(value).success).toBe(isTaken);
  });
  test('blanks around a name and a part number are cut off', () => {
    expect([name.parse(' Tern '), partNumber.parse('\tPF-20 ')]).toEqual(['Tern', 'PF-20']);
  });
});

describe('a document', () => {
  const row = {
    id: 1,
    docType: 'TDS',
    docNumber: '1001',
    revision: null,
    revisedOn: null,
    supersedes: null,
    name: 'Data sheet',
    supportCategory: null,
    isLive: true,
    position: 0,
  };
  test.each([
    ['a file of our own below /media/', 1, 'documents/sheet.pdf', true],
    ['a file of our own with an address', 1, 'https://a.example/sheet.pdf', false],
    ['one elsewhere with an address', EXTERNAL_DOCUMENT, 'https://a.example/sheet.pdf', true],
    ['one elsewhere with another scheme', EXTERNAL_DOCUMENT, 'ftp://a.example/sheet.pdf', false],
    ['one elsewhere with a path', EXTERNAL_DOCUMENT, 'documents/sheet.pdf', false],
  ])('%s', (_, type, uri, isTaken) => {
    const issues = contentDocument.safeParse({ ...row, type, uri }).error?.issues;
    expect(issues?.map(({ path }) => path) ?? []).toEqual(isTaken ? [] : [['uri']]);
  });
  test('of a kind that there is not is refused', () => {
    const given = { ...row, type: 1, uri: 'documents/sheet.pdf', docType: 'XYZ' };
    expect(contentDocument.safeParse(given).error?.issues.map(({ path }) => path)).toEqual([['docType']]);
  });
});

test.each([
  ['5 signs', 'abcde', false],
  ['6 signs', 'abcdef', true],
  ['20 signs', x(20), true],
  ['21 signs', x(21), false],
  ['a slash', 'abc/def', false],
])('the id of a video with %s', (_, uri, isTaken) => {
  expect(video.safeParse({ name: 'How', uri, poster: null }).success).toBe(isTaken);
});

test.each([
  ['text', 'a', true],
  ['a number', 0, true],
  ['a switch', false, true],
  ['lines', ['a', 'b'], true],
  ['lines that are numbers', [1], false],
  ['nothing', null, false],
  ['an object', {}, false],
])('the value of a setting may be %s: %s', (_, value, isTaken) => {
  expect(settingValue.safeParse(value).success).toBe(isTaken);
});

test.each([
  ['attendingMax', 0, false],
  ['attendingMax', 1, true],
  ['attendingMax', 1000, true],
  ['attendingMax', 1001, false],
  ['notesMax', -1, false],
  ['notesMax', 0, true],
  ['notesMax', 5000, true],
  ['notesMax', 5001, false],
  ['closedNote', x(300), true],
  ['closedNote', x(301), false],
  ['dates', ' ', false],
  ['dates', x(120), true],
  ['dates', x(121), false],
  ['registrationDeadline', null, true],
  ['registrationDeadline', 'soon', false],
] as const)('an event with %s %j is taken: %s', (field, value, isTaken) => {
  expect(contentEvent.shape[field].safeParse(value).success).toBe(isTaken);
});

test.each([
  ['link', '', false],
  ['link', x(500), true],
  ['link', x(501), false],
  ['caption', '', true],
  ['caption', x(301), false],
  ['action', x(60), true],
  ['action', x(61), false],
  ['modelNumber', null, true],
  ['modelNumber', x(201), false],
] as const)('a banner with %s %j is taken: %s', (field, value, isTaken) => {
  expect(carousel.shape[field].safeParse(value).success).toBe(isTaken);
});
