import { expect, test } from 'vitest';
import { content, contentKindNames, contentKinds, contentOf, emptyContent, isContentKind } from './index.ts';

test('the names of the kinds are those of the table, in its order', () => {
  expect(contentKindNames).toEqual(Object.keys(contentKinds));
});

test.each([
  ['a kind', 'families', true],
  ['a kind in the singular', 'family', false],
  ['nothing', '', false],
  ['what every object has', 'toString', false],
])('%s is a kind of content: %s, %s', (_, word, isKind) => {
  expect(isContentKind(word)).toBe(isKind);
});

test('content is made kind by kind', () => {
  const asked: string[] = [];
  const made = contentOf((kind) => {
    asked.push(kind);
    return [];
  });
  expect(asked).toEqual(contentKindNames);
  expect(Object.keys(made)).toEqual(contentKindNames);
});

test('empty content is sound, and its lists belong to the caller', () => {
  const empty = emptyContent();
  expect(content.parse(empty)).toEqual(empty);
  empty.posts.push({ id: 1, name: 'News', slug: 'news', postDate: '2026-01-02', htmlContent: '', isLive: true });
  expect(emptyContent().posts).toEqual([]);
  expect(empty.jobs).toEqual([]);
});

test.each(contentKindNames)('content without %s is refused, and so is a faulty row of it', (kind) => {
  const { [kind]: _, ...without } = emptyContent();
  expect(content.safeParse(without).error?.issues.map(({ path }) => path)).toEqual([[kind]]);
  const faulty = content.safeParse({ ...emptyContent(), [kind]: [{ id: 0 }] });
  expect(faulty.error?.issues.every(({ path }) => path[0] === kind)).toBe(true);
  expect(faulty.error?.issues.some(({ path }) => path.join('.') === `${kind}.0.id`)).toBe(true);
});
