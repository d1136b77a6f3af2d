import { fixedPages } from '@millrace/catalogue';
import { demoContent } from '@millrace/demo-content';
import { describe, expect, test } from 'vitest';
import { isPage } from './question.ts';
import { eighthList } from './questions/eighth-list.ts';
import { fifthList } from './questions/fifth-list.ts';
import { fourthList } from './questions/fourth-list.ts';
import { questions } from './questions/index.ts';
import { ninthList } from './questions/ninth-list.ts';
import { heldBack, secondList } from './questions/second-list.ts';
import { seventhList } from './questions/seventh-list.ts';
import { sixthList } from './questions/sixth-list.ts';
import { tenthList } from './questions/tenth-list.ts';
import { thirdList } from './questions/third-list.ts';
import { searchedPages } from './searched-pages.ts';

describe('the questions', () => {
  const keys = [...searchedPages(demoContent()).map(({ key }) => key), ...fixedPages.map(({ path }) => `page:${path}`)];

  test('are two hundred, each asked once', () => {
    expect(new Set(questions.map(([text]) => text)).size).toBe(200);
    expect(questions).toHaveLength(200);
  });

  test('of the second list are asked in no other', () => {
    const all = [...questions, ...secondList, ...heldBack].map(([text]) => text);
    expect(new Set(all).size).toBe(all.length);
  });

  test('of the third and the fourth list are asked once', () => {
    const all = [...thirdList, ...fourthList].map(([text]) => text);
    expect(new Set(all).size).toBe(all.length);
  });

  test('of the fifth, the sixth and the seventh list are asked in no other', () => {
    const latest = [...fifthList, ...sixthList, ...seventhList].map(([text]) => text);
    const older = [...questions, ...secondList, ...heldBack, ...thirdList, ...fourthList].map(([text]) => text);
    expect(new Set(latest).size).toBe(240);
    expect(latest.filter((text) => older.includes(text))).toEqual([]);
  });

  test.each([
    ['eighth', eighthList],
    ['ninth', ninthList],
    ['tenth', tenthList],
  ])('of the %s list are asked once', (_, list) => {
    expect(new Set(list.map(([text]) => text)).size).toBe(list.length);
  });

  test.each([
    ...questions,
    ...secondList,
    ...heldBack,
    ...thirdList,
    ...fourthList,
    ...fifthList,
    ...sixthList,
    ...seventhList,
    ...eighthList,
    ...ninthList,
    ...tenthList,
  ])('"%s" expects pages that there are', (_, ...pages) => {
    for (const page of pages) expect(keys.filter((key) => isPage(page, key)).length, page).toBeGreaterThan(0);
  });

  test('at least half are not in the words of their page', () => {
    const pages = searchedPages(demoContent());
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const inOwnWords = questions.filter(([text, ...expected]) =>
      pages
        .filter(({ key }) => expected.some((written) => isPage(written, key)))
        .some(({ name, text: said }) => {
          const own = new Set(wordsOf(`${name} ${said}`));
          return wordsOf(text).every((word) => own.has(word));
        }),
    );
    expect(inOwnWords.length).toBeLessThanOrEqual(questions.length / 2);
  });
});
