import type {
  FoundDocument,
  FoundFamily,
  FoundItem,
  FoundJob,
  FoundModel,
  FoundPage as FoundPageAnswer,
  FoundPost,
  FoundQuestion,
} from '@millrace/contract';
import type { ContentProduct } from '@millrace/contract/content';
import type { FoundPages } from '../everything/compile-everything.ts';
import { type FoundPage, wordsOfHtml } from '../everything/page-texts.ts';
import { presentFaq } from '../presenting/present-faq.ts';
import { priceSpan } from '../presenting/price-span.ts';
import { thumbnailOf } from '../presenting/thumbnail.ts';
import { presentResult } from '../searching/search-page.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';

/** A family's models that are named with it. */
const MODELS = 4;
/** A document of more families is about none of them. */
const FAMILIES_NAMED = 3;
const EXCERPT = 220;
const SUMMARY = 320;
/** `type` of a file of our own. */
const OWN_FILE = 1;

interface Presented {
  family: FoundFamily;
  model: FoundModel;
  document: FoundDocument;
  question: FoundQuestion;
  post: FoundPost;
  job: FoundJob;
  page: FoundPageAnswer;
}

/** The pages that were found, and the words of pictures. */
interface PresentedFrom {
  library: Pick<Snapshot, 'mediaFiles'>;
  found: FoundPages;
}

/** One section: how many there are, and those of one page. */
export function presentPages<Kind extends keyof Presented>(
  pages: readonly FoundPage[],
  { from, to }: { from: number; to: number },
  { library, found }: PresentedFrom,
  kind: Kind,
): { total: number; items: Presented[Kind][] } {
  const isOfKind = (item: FoundItem): item is Extract<FoundItem, Presented[Kind]> => item.kind === kind;
  return {
    total: pages.length,
    items: pages
      .slice(from, to)
      .map((page) => presentItem(page, { library, found }))
      .filter(isOfKind),
  };
}

export function presentItem(page: FoundPage, { library, found }: PresentedFrom): FoundItem {
  switch (page.kind) {
    case 'family':
      return presentFamily(page.family, found.modelsOf(page));
    case 'category': {
      const { name, slug, description } = page.category;
      const excerpt = shortened(wordsOfHtml(description), EXCERPT);
      return { kind: 'page', name, path: `/category/${slug}`, excerpt, isCategory: true, isVideo: false };
    }
    case 'document': {
      const { name, docType, docNumber, uri, type, revisedOn } = page.document;
      const families = page.families.length > FAMILIES_NAMED ? [] : page.families.map(({ row }) => row.name);
      return { kind: 'document', name, docType, docNumber, uri, type, revisedOn, families };
    }
    case 'file': {
      const { name, uri } = page.file;
      return {
        kind: 'document',
        name,
        docType: null,
        docNumber: '',
        uri,
        type: OWN_FILE,
        revisedOn: null,
        families: [],
      };
    }
    case 'question':
      return { kind: 'question', faq: presentFaq(library, page.faq) };
    case 'post': {
      const { name, slug, postDate, htmlContent } = page.post;
      return { kind: 'post', name, slug, postDate, excerpt: shortened(wordsOfHtml(htmlContent), EXCERPT) };
    }
    case 'job': {
      const { id, name, category, type, description } = page.job;
      return { kind: 'job', id, name, category, type, description: shortened(description, EXCERPT) };
    }
    case 'video': {
      const { name, category, uri } = page.video;
      return {
        kind: 'page',
        name,
        path: `/support/videos#video-${uri}`,
        excerpt: category,
        isCategory: false,
        isVideo: true,
      };
    }
    case 'page': {
      const { name, path } = page.page;
      return { kind: 'page', name, path, excerpt: shortened(page.says, EXCERPT), isCategory: false, isVideo: false };
    }
  }
}

function presentFamily(family: CompiledFamily, fitting: readonly ContentProduct[]): FoundFamily {
  const { row, configurator, products } = family;
  const live = products.filter(({ isLive }) => isLive);
  return {
    kind: 'family',
    name: row.name,
    slug: row.slug,
    intrinsicallySafe: row.intrinsicallySafe,
    summary: summaryOf(family),
    thumbnail: thumbnailOf(family),
    isObsolete: row.isObsolete,
    isConfigured: configurator !== null,
    ...priceSpan(family, live),
    allModels: live.length,
    fitting: fitting.length,
    models: fitting.slice(0, MODELS).map((product) => presentResult({ product, family })),
  };
}

/** The beginning of a family's description. */
export const summaryOf = ({ row }: CompiledFamily): string => shortened(wordsOfHtml(row.description), SUMMARY);

/** The beginning of a text, to the end of a word. */
function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))} …`;
}
