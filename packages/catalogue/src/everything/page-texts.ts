import { settingsFrom } from '@millrace/contract';
import type {
  Content,
  ContentCategory,
  ContentDocument,
  ContentFaq,
  Job,
  Post,
  SiteDocument,
  SupportVideo,
} from '@millrace/contract/content';
import type { CompiledFamily, FamilyTables } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { type FixedPage, fixedPages, textsOfFixedPage } from './fixed-pages.ts';

/** A page that can be found, or a file. */
export type FoundPage =
  | { kind: 'family'; family: CompiledFamily }
  | {
      kind: 'category';
      category: ContentCategory;
      above: readonly ContentCategory[];
      families: readonly CompiledFamily[];
    }
  | { kind: 'document'; document: ContentDocument; families: readonly CompiledFamily[]; words: string }
  | { kind: 'file'; file: SiteDocument; words: string }
  | { kind: 'question'; faq: ContentFaq; families: readonly CompiledFamily[] }
  | { kind: 'post'; post: Post }
  | { kind: 'job'; job: Job }
  | { kind: 'video'; video: SupportVideo }
  | { kind: 'page'; page: FixedPage; says: string; texts: readonly string[] };
export type PageKind = FoundPage['kind'];

/** The places of words in a page, each with the weight of a word there and the usual number of words. */
export const fields = {
  name: { weight: 4, usual: 4 },
  number: { weight: 3, usual: 3 },
  kind: { weight: 1.2, usual: 8 },
  shelf: { weight: 1.4, usual: 4 },
  text: { weight: 1.3, usual: 40 },
  details: { weight: 0.8, usual: 60 },
  models: { weight: 0.9, usual: 40 },
  modelNames: { weight: 0.6, usual: 10 },
  options: { weight: 0.4, usual: 120 },
  near: { weight: 0.45, usual: 60 },
  inside: { weight: 0.7, usual: 400 },
} as const;
export type FieldName = keyof typeof fields;
export type PageText = readonly [field: FieldName, text: string];

/** The names of the kinds of documents, and what people call them. */
const documentWords: Readonly<Record<ContentDocument['docType'], string>> = {
  TDS: 'technical data sheet datasheet specification',
  MDF: 'marketing data flier flyer overview',
  QSG: 'quick start guide installation instructions setup how to install',
  WSG: 'wiki start guide instructions how to',
  GIG: 'graphical interface guide screens menus instructions',
  UG: 'user guide manual installation operation instructions troubleshooting',
  BKL: 'booklet guide handbook primer course',
  BRC: 'brochure company',
  PPS: 'price sheet price list pricing cost',
  PLS: 'product list sheet parts list',
};

/** Words that people add to their subject when they look for a kind of page. */
const kindWords: Readonly<Record<Exclude<PageKind, 'document'>, string>> = {
  family: '',
  category: '',
  file: 'document download',
  question: 'question faq',
  post: 'news post blog',
  job: 'job position career opening vacancy hiring employment work',
  video: 'video watch film clip',
  page: 'page',
};

/** Every page that strangers may read. */
export function* foundPages(
  content: Content,
  { all }: FamilyTables,
  texts: ReadonlyMap<string, string>,
): Iterable<FoundPage> {
  const wordsIn = (uri: string): string => texts.get(uri) ?? '';

  const families = all.filter(({ row }) => isShown(row, published));
  for (const family of families) yield { kind: 'family', family };
  yield* foundCategories(families);
  const owners = new Map<number, CompiledFamily[]>();
  const askedOf = new Map<number, CompiledFamily[]>();
  for (const family of families) {
    for (const { id } of family.documents) owners.set(id, [...(owners.get(id) ?? []), family]);
    for (const { id } of family.faqs) askedOf.set(id, [...(askedOf.get(id) ?? []), family]);
  }
  for (const document of content.documents)
    if (document.isLive)
      yield { kind: 'document', document, families: owners.get(document.id) ?? [], words: wordsIn(document.uri) };
  for (const file of content.siteDocuments)
    if (file.isLive && FILE.test(file.uri)) yield { kind: 'file', file, words: wordsIn(file.uri) };
  for (const faq of content.faqs) if (faq.isLive) yield { kind: 'question', faq, families: askedOf.get(faq.id) ?? [] };
  const settings = settingsFrom(content.settings);
  if (settings['blog.isOffered']) for (const post of content.posts) if (post.isLive) yield { kind: 'post', post };
  if (settings['careers.isOffered']) for (const job of content.jobs) if (job.isLive) yield { kind: 'job', job };
  for (const video of content.supportVideos) if (video.isLive) yield { kind: 'video', video };
  for (const page of fixedPages)
    if (page.offeredBy === undefined || settings[page.offeredBy])
      yield {
        kind: 'page',
        page,
        says: page.says(settings).trim(),
        texts: [...textsOfFixedPage(page, content, settings)],
      };
}

/** The categories that strangers may read, each with the families in it and below. */
function* foundCategories(families: readonly CompiledFamily[]): Iterable<FoundPage> {
  const found = new Map<ContentCategory, { above: readonly ContentCategory[]; within: Set<CompiledFamily> }>();
  for (const family of families)
    for (const path of family.paths) {
      const hidden = path.findIndex((category) => !isShown(category, published));
      for (const [depth, category] of path.slice(0, hidden < 0 ? path.length : hidden).entries()) {
        const { within } = found.get(category) ?? { within: new Set() };
        found.set(category, { above: path.slice(0, depth), within: within.add(family) });
      }
    }
  for (const [category, { above, within }] of found) yield { kind: 'category', category, above, families: [...within] };
}

/** A file's name tells its year (`price-list-2026.pdf`) where its title often does not. */
const yearsIn = (filename: string): string => filename.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g)?.join(' ') ?? '';

/** A site document that is read, not a picture. */
const FILE = /\.(?:pdf|xlsx?|docx?|csv)$/i;

/** The texts of a page but for a family's products, which are read one by one. */
export function* textsOfPage(page: FoundPage): Iterable<PageText> {
  switch (page.kind) {
    case 'family':
      return yield* familyTexts(page.family);
    case 'category':
      yield ['name', page.category.name];
      for (const { name } of page.above) yield ['shelf', name];
      yield ['text', wordsOfHtml(page.category.description)];
      for (const { row } of page.families) yield ['near', row.name];
      return;
    case 'document':
      yield ['inside', page.words];
      return yield* documentTexts(page.document, page.families);
    case 'file':
      yield ['inside', page.words];
      yield ['name', page.file.name];
      yield ['number', yearsIn(page.file.filename)];
      yield ['kind', `${kindWords.file} ${page.file.category} ${page.file.filename.replace(/[-_.]/g, ' ')}`];
      return yield ['kind', /xlsx?$/i.test(page.file.uri) ? 'excel spreadsheet' : 'pdf'];
    case 'question':
      yield* questionTexts(page.faq);
      // Of more families it is about none of them.
      if (page.families.length <= FEW_FAMILIES) for (const { row } of page.families) yield ['near', row.name];
      return;
    case 'post':
      yield ['name', page.post.name];
      yield ['kind', `${kindWords.post} ${page.post.postDate.slice(0, 4)}`];
      return yield ['text', wordsOfHtml(page.post.htmlContent)];
    case 'job':
      return yield* jobTexts(page.job);
    case 'video':
      yield ['name', page.video.name];
      yield ['shelf', page.video.category];
      return yield ['kind', `${kindWords.video} ${page.video.uploadDate?.slice(0, 4) ?? ''}`];
    case 'page':
      yield ['name', page.page.name];
      yield ['kind', kindWords.page];
      yield ['text', page.says];
      yield ['details', page.page.words];
      for (const text of page.texts) yield ['details', wordsOfHtml(text)];
  }
}

function* familyTexts({ row, specs, paths, configurator, faqs, documents }: CompiledFamily): Iterable<PageText> {
  yield ['name', row.name];
  for (const path of paths) for (const { name } of path) yield ['shelf', name];
  yield ['text', wordsOfHtml(row.description)];
  for (const path of paths) for (const { description } of path) yield ['near', wordsOfHtml(description)];
  for (const { title, kvo } of specs) {
    yield ['details', title];
    for (const { key, value } of kvo) yield ['details', `${key} ${value}`];
  }
  for (const { name, options = [] } of configurator?.data.configGroups ?? []) {
    yield ['options', name];
    for (const { description = '' } of options) yield ['options', description];
  }
  for (const { question } of faqs) yield ['near', question];
  for (const { name } of documents) yield ['near', name];
}

/** A sheet is made from the rows of its families: their texts are its text. */
function* documentTexts(document: ContentDocument, families: readonly CompiledFamily[]): Iterable<PageText> {
  const { docType, docNumber, name, supportCategory } = document;
  yield ['name', name];
  yield ['number', `${docType} ${docNumber} ${docType}${docNumber}`];
  yield ['kind', documentWords[docType]];
  yield ['shelf', supportCategory ?? ''];
  yield ['kind', document.revisedOn?.slice(0, 4) ?? ''];
  const isAbout = families.length <= FEW_FAMILIES;
  for (const { row, specs, faqs } of families) {
    yield [isAbout ? 'shelf' : 'near', row.name];
    if (!isAbout) continue;
    if (SHEETS_OF_FACTS.has(docType)) {
      yield ['near', wordsOfHtml(row.description)];
      for (const { kvo } of specs) for (const { key, value } of kvo) yield ['near', `${key} ${value}`];
    } else
      for (const { question, steps } of faqs)
        yield ['near', `${question} ${steps.map(({ answer }) => answer).join(' ')}`];
  }
}

/** A document of more families is about none of them. */
const FEW_FAMILIES = 4;
const SHEETS_OF_FACTS: ReadonlySet<ContentDocument['docType']> = new Set(['TDS', 'MDF', 'BRC', 'PPS', 'PLS']);

function* questionTexts({ question, answer, steps, video }: ContentFaq): Iterable<PageText> {
  yield ['name', question];
  yield ['kind', kindWords.question];
  yield ['text', wordsOfHtml(answer)];
  for (const step of steps) yield ['details', wordsOfHtml(step.answer)];
  for (const one of [video, ...steps.map((step) => step.video)]) if (one !== null) yield ['details', one.name];
}

function* jobTexts({ name, category, type, description, tasks, details, skills }: Job): Iterable<PageText> {
  yield ['name', name];
  yield ['shelf', `${category} ${type}`];
  yield ['kind', kindWords.job];
  yield ['text', description];
  for (const text of [...tasks, ...details, ...skills]) yield ['details', text];
}

export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&(?:lt|gt|quot);/g, ' ');
