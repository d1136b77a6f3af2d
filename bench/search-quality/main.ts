import { compile } from '@millrace/catalogue';
import { demoContent } from '@millrace/demo-content';
import { everythingSearch } from './contenders/everything-search.ts';
import { librarySearch } from './contenders/library-search.ts';
import { postgresTextSearch } from './contenders/postgres-text-search.ts';
import { productSearch } from './contenders/product-search.ts';
import { type Judged, judge, percent } from './judge.ts';
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

/**
 * Prints how often each contender puts the right page first, and among the first five, over the demo content: by the two hundred questions,
 * then by those that others wrote later. `--misses` also prints every question whose page did not come first.
 */
const content = demoContent();
const compiled = compile(content, { revision: 1 });
if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
const pages = searchedPages(content);
const postgres = await postgresTextSearch(pages);
if (postgres === null) console.log('PostgreSQL is not installed here: it is left out.');
const contenders = [
  everythingSearch(compiled.snapshot),
  productSearch(compiled.snapshot),
  librarySearch(pages),
  ...(postgres === null ? [] : [postgres]),
];
const lists = {
  'two hundred': questions,
  'second list': secondList,
  'held back': heldBack,
  'third list': thirdList,
  'fourth list': fourthList,
  'fifth list': fifthList,
  'sixth list': sixthList,
  'seventh list': seventhList,
  'eighth list': eighthList,
  'ninth list': ninthList,
  'tenth list': tenthList,
};
const results: (Judged & { list: string })[] = [];
for (const contender of contenders) {
  for (const [list, asked] of Object.entries(lists)) results.push({ list, ...(await judge(contender, asked)) });
  await contender.stop?.();
}
if (process.argv.includes('--misses')) for (const result of results) printMisses(result);
console.table(
  results.map(({ list, name, asked, first, amongFive }) => ({
    list,
    contender: name,
    first: percent(first, asked),
    'among five': percent(amongFive, asked),
    questions: asked,
  })),
);

function printMisses({ name, misses }: Judged): void {
  console.log(`\n${name}`);
  for (const { text, place, expected, found } of misses)
    console.log(
      `  ${place ?? '-'}  ${text}\n       expected ${expected.join(' | ')}\n       found    ${found.join(' | ')}`,
    );
}
