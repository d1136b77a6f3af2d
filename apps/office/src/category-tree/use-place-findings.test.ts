// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allRead, answerCalls, queriesAround } from '../testing/answer-calls.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { findingsOfPlace, type PlaceFinding, usePlaceFindings } from './use-place-findings.ts';

const finding = (kind: string, code: string, id = 1) => ({
  kind,
  id,
  severity: 'error',
  code,
  message: `${code}.`,
  path: [],
});
const findings = [
  finding('categories', 'empty'),
  finding('viewItems', 'broken'),
  finding('families', 'unreachable'),
  finding('families', 'no-products'),
  finding('products', 'unreachable'),
];

test.each([
  ['a draft', 'a', '/office/drafts/a/findings'],
  ['what is in force', null, '/office/checks'],
])('findings of places, and of families that no tile leads to, are told of %s', async (_, draft, path) => {
  const calls = answerCalls((asked) => ({ findings: asked.path === path ? findings : [] }));
  const { client, around } = queriesAround();
  const hook = drawHook(() => usePlaceFindings(draft), around);
  expect(hook.now()).toEqual([]);
  await allRead(client, hook);
  expect(hook.now().map(({ kind, code }) => [kind, code])).toEqual([
    ['categories', 'empty'],
    ['viewItems', 'broken'],
    ['families', 'unreachable'],
  ]);
  expect(hook.now().every(({ message }) => message !== '')).toBe(true);
  expect(calls.map((call) => call.path)).toEqual([path]);
});

test('the findings of one row are those of its kind and id', () => {
  const all = [finding('categories', 'a', 1), finding('categories', 'b', 2), finding('viewItems', 'c', 1)];
  expect(findingsOfPlace(all as unknown as PlaceFinding[], 'categories', 1).map(({ code }) => code)).toEqual(['a']);
});
