import { describe, expect, test } from 'vitest';
import { emptyValues } from '../application-values.ts';
import { readUnfinished, unfinishedKey, unfinishedText } from './unfinished-application.ts';

const empty = emptyValues('Full-Time');
const AT = Date.UTC(2026, 2, 1);
const kept = (values: object, more: object = {}) =>
  readUnfinished(JSON.stringify({ values, savedAt: AT, ...more }), empty);

test.each([
  [7, 'application-draft:7'],
  [null, 'application-draft:any'],
])('of the job %s the key is %s', (jobId, key) => expect(unfinishedKey(jobId)).toBe(key));

test('an unfinished application that is written and read is the same', () => {
  const unfinished = {
    values: { ...empty, first: 'Ada', education: [{ name: 'Fargo North' }, { name: 'State' }] },
    resumeName: 'Ada.pdf',
    savedAt: AT,
  };
  expect(readUnfinished(unfinishedText(unfinished), empty)).toEqual(unfinished);
});

describe('what is kept', () => {
  test.each([
    ['a text', { first: 'Ada' }, { first: 'Ada' }],
    ['a number for a text', { first: 7 }, {}],
    ['a table', { education: [{ name: 'a' }] }, { education: [{ name: 'a' }] }],
    ['a table of which one row is none', { education: [{ name: 'a' }, 'b'] }, {}],
    ['a table of which one cell is no text', { education: [{ name: 'a', degree: 7 }] }, {}],
    ['a row that is a list', { education: [[]] }, {}],
    ['a text for a table', { education: 'a' }, {}],
    ['a table for a text', { first: [] }, {}],
    ['a field the form has no more', { maiden: 'Byron' }, {}],
  ])('%s fits or leaves the field empty', (_what, values, given) => {
    expect(kept(values)?.values).toEqual({ ...empty, ...given });
  });
  test.each([
    ['Ada.pdf', 'Ada.pdf'],
    [undefined, ''],
    [7, ''],
  ])('as the résumé’s name %j is %j', (resumeName, name) => {
    expect(kept({}, { resumeName })?.resumeName).toBe(name);
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no values', `{"savedAt":${AT}}`],
  ['values that are a list', `{"values":[],"savedAt":${AT}}`],
  ['values that are null', `{"values":null,"savedAt":${AT}}`],
  ['no moment', '{"values":{}}'],
  ['a moment in words', '{"values":{},"savedAt":"today"}'],
])('%s is no unfinished application', (_what, text) => expect(readUnfinished(text, empty)).toBeNull());
