import { expect, test } from 'vitest';
import { searchPage } from '../searching/search-page.ts';
import { library, questions } from '../testing/small-library.ts';
import { numbered, typedNumbers } from '../testing/typed-numbers.ts';
import { foundEverything } from './found-everything.ts';

const texts = [
  ...questions.map((search) => [library, search] as const),
  ...typedNumbers.filter((_, nth) => nth % 5 === 0).map((search) => [numbered, search] as const),
];

/** Read which differ, and why, before the record is renewed (`vitest run -u`). */
test('every search shows what it showed, in its drop-down and its lists', async () => {
  const record = texts.flatMap(([snapshot, search]) => {
    const { best, total, ...sections } = foundEverything(snapshot, { search, items: 2, page: 1 });
    const listed = searchPage(snapshot, { search, page: 1, pageSize: 5 });
    return [
      `${JSON.stringify(search)} ${total}`,
      ...best.map((item) => `  best ${JSON.stringify(item)}`),
      ...Object.entries(sections).map(([name, section]) => `  ${name} ${JSON.stringify(section).length}`),
      `  listed ${listed.total}: ${listed.items.map(({ partNumber, slug }) => `${partNumber} ${slug}`).join()}`,
    ];
  });
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('fixtures/recorded-found.txt');
});
