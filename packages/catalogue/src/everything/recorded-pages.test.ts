import { expect, test } from 'vitest';
import { library, questions } from '../testing/small-library.ts';
import type { FoundPage } from './page-texts.ts';

const nameOf = (page: FoundPage): string => {
  switch (page.kind) {
    case 'family':
      return `${page.family.row.slug}${page.family.row.intrinsicallySafe ? ' safe' : ''}`;
    case 'category':
      return page.category.slug;
    case 'document':
      return String(page.document.id);
    case 'file':
      return String(page.file.id);
    case 'question':
      return String(page.faq.id);
    case 'post':
      return page.post.slug;
    case 'job':
      return String(page.job.id);
    case 'video':
      return String(page.video.id);
    case 'page':
      return page.page.name;
  }
};

/** Weights are right when the lists of `bench/search-quality` are: read which differ before the record is renewed (`vitest run -u`). */
test('every question finds the pages that it found, as well as it did', async () => {
  const record = questions.map((text) => {
    const { pages, isNumbered, modelsOf } = library.everything.find(text);
    return [
      `${JSON.stringify(text)}${isNumbered ? ' by number' : ''}`,
      ...pages.map(({ page, score }) => {
        const models = modelsOf(page).map(({ id }) => id);
        return `  ${page.kind} ${nameOf(page)} ${score.toPrecision(4)}${models.length === 0 ? '' : ` models ${models.join()}`}`;
      }),
    ]
      .map((line) => `${line.trimEnd()}\n`)
      .join('');
  });
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-pages.txt');
});
