import type { Pausable } from '@millrace/configurator';
import type { Content, ContentProduct } from '@millrace/contract/content';
import { englishSynonyms } from '../language/english-synonyms.ts';
import { indexSpelling } from '../language/spelling.ts';
import { readSynonyms, type Synonyms } from '../language/synonyms.ts';
import { hasSameItems } from '../same-items.ts';
import type { Search } from '../search/search.ts';
import type { FamilyTables } from '../tables/family-tables.ts';
import { type Extracts, noExtracts } from '../words/lexicon.ts';
import { fittingModels } from './fitting-models.ts';
import { indexPages } from './index-pages.ts';
import { leaningOf } from './leaning.ts';
import { favoursOf, numberedFamilies } from './numbered-families.ts';
import { type FoundPage, foundPages } from './page-texts.ts';
import type { PageExtract } from './read-page.ts';
import { readQuery, type Slot } from './read-query.ts';
import { scorePages } from './score-pages.ts';

/** Search over everything that strangers may read. */
export interface Everything {
  readonly find: (text: string) => FoundPages;
  /** The pages of all families. */
  readonly families: readonly FoundPage[];
  /** Synonyms, with the lines that they were read from, and the words of the pages: for the next compile. */
  readonly read: {
    readonly lines: readonly string[];
    readonly synonyms: Synonyms;
    readonly pages: Extracts<PageExtract>;
  };
}

export interface FoundPages {
  /** Products were found by their numbers. */
  readonly isNumbered: boolean;
  /** Best first. */
  readonly pages: readonly { page: FoundPage; score: number }[];
  /** The live products of a family among these pages that fit; all of them where nothing was asked of models. */
  readonly modelsOf: (page: FoundPage) => readonly ContentProduct[];
}

interface Given {
  search: Pick<Search, 'numbered'>;
  synonyms: readonly string[];
  /** Words of stored documents, by their path below /media/. */
  texts: ReadonlyMap<string, string>;
  /** Of the snapshot before. */
  previous?: Pick<Everything, 'read'> | undefined;
}

export function* compileEverything(
  content: Content,
  families: FamilyTables,
  { search, synonyms: lines, texts, previous }: Given,
): Pausable<Everything> {
  const isSameLanguage = previous !== undefined && hasSameItems(previous.read.lines, lines);
  const { synonyms, pages } = isSameLanguage
    ? previous.read
    : { synonyms: readSynonyms([...englishSynonyms, ...lines]), pages: noExtracts<PageExtract>() };
  const { index, extracts } = yield* indexPages(foundPages(content, families, texts), synonyms, pages);
  const counts = new Map(index.words);
  for (const { raw } of synonyms.words) if (!counts.has(raw)) counts.set(raw, 0);
  const spelling = yield* indexSpelling(counts);
  const numbers = new Map(index.pages.map((page, number) => [page, number]));
  const models = (slots: readonly Slot[], page: FoundPage): ContentProduct[] =>
    fittingModels(index, numbers.get(page) ?? 0, slots).flatMap((number) => index.products[number] ?? []);
  return {
    families: index.pages.filter(({ kind }) => kind === 'family'),
    read: { lines, synonyms, pages: extracts },
    find: (text) => {
      const slots = readQuery(text, { index, spelling, synonyms });
      const numbered = numberedFamilies(search, text);
      return {
        isNumbered: numbered.size > 0,
        pages: scorePages(index, slots, {
          leaning: leaningOf(text),
          favours: favoursOf(index.pages, numbered),
        }).flatMap(({ page, score }) => {
          const found = index.pages[page];
          return found === undefined ? [] : [{ page: found, score }];
        }),
        modelsOf: (page) => (page.kind === 'family' ? numbered.get(page.family) : undefined) ?? models(slots, page),
      };
    },
  };
}
