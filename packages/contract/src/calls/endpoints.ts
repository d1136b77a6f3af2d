import { z } from 'zod';
import {
  COMPARED_TEXT_MAX,
  FILTERS_MAX,
  FOUND_ITEMS,
  FOUND_ITEMS_MAX,
  facetViews,
  MODEL_NUMBER_MAX,
  ORDER_MAX,
  SEARCH_PAGE_SIZE,
  SEARCH_PAGE_SIZE_MAX,
  SEARCH_TEXT_MAX,
  SHARE_CODE_MAX,
} from '../constants.ts';
import {
  type CustomerSlug,
  carousel,
  layeredPicture,
  type PartNumber,
  type Slug,
  type WrittenModelNumber,
} from '../content/index.ts';
import * as answers from './answers.ts';
import { type Calls, calls } from './calls.ts';
import { compareAnswer } from './compare-answer.ts';
import type { Endpoint } from './endpoint.ts';
import { filterAnswer } from './facet-answers.ts';
import { foundEverything } from './found-answers.ts';
import { numberAnswer } from './number-answer.ts';
import { wiringAnswer } from './wiring-answer.ts';

export * from '../accounts/account-bodies.ts';
export * from '../analytics/measurements.ts';
export * from '../careers/application.ts';
export * from '../careers/application-answers.ts';
export { proofOfWork, workDone } from '../forms/proof-of-work.ts';
export * from '../forms/registration.ts';
export * from './answers.ts';
export * from './command-endpoints.ts';
export type { Endpoint } from './endpoint.ts';

/** A query flag: `true` or `false`, as text in an address and as a boolean in the process. */
const flag = z
  .preprocess((value) => (typeof value === 'boolean' ? String(value) : value), z.enum(['true', 'false']))
  .transform((value) => value === 'true');
const live = { isLive: flag.default(true), isVizzy: flag.default(false) };
export const liveQuery = z.object(live);
/** The names that `include` may list (specification section 7). */
export const familyIncludes = [
  'accessories',
  'accessories.family',
  'products',
  'content',
  'faqs',
  'faqs.video',
  'faqs.image',
  'faqs.steps',
  'faqs.steps.image',
] as const;
export type FamilyInclude = (typeof familyIncludes)[number];
const include = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(familyIncludes)))
  // Each once, in one order: equal answers have one key.
  .transform((names) => familyIncludes.filter((name) => names.includes(name)));
/** Without `include` everything is included. */
export const familyQuery = z.object({ ...live, include: include.optional(), intrinsicallySafe: flag.default(false) });
export const searchQuery = z.object({
  search: z.string().max(SEARCH_TEXT_MAX).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(SEARCH_PAGE_SIZE_MAX).default(SEARCH_PAGE_SIZE),
});
export const everythingQuery = z.object({
  search: z.string().max(SEARCH_TEXT_MAX).default(''),
  /** Rows of each section. */
  items: z.coerce.number().int().min(1).max(FOUND_ITEMS_MAX).default(FOUND_ITEMS),
  /** The rows: on the second page those after the first `items`. */
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export const employmentQuery = z.object({
  search: z.string().max(SEARCH_TEXT_MAX).optional(),
  category: z.string().max(200).optional(),
  type: z.string().max(40).optional(),
  /** Newest (default) or Oldest first. */
  startBy: z.enum(['Newest', 'Oldest']).default('Newest'),
});

const facetQuery = z.object({
  filters: z.string().max(FILTERS_MAX).default(''),
  /** `name`, `price`, or an attribute that filters, as `f.{key}`; with `-` before it the other way round. What is not known is ''. */
  order: z.string().max(ORDER_MAX).default(''),
  view: z.enum(facetViews).default('families'),
});

const slugText = z.string().max(200);
const slug: z.ZodType<Slug> = slugText;
const customerSlug: z.ZodType<CustomerSlug> = slugText;
const bySlug = z.object({ slug });
const byId = z.object({ id: z.coerce.number().int().positive() });
const numberText = z.string().max(MODEL_NUMBER_MAX);
const modelNumber: z.ZodType<WrittenModelNumber> = numberText;
const partNumber: z.ZodType<PartNumber> = z.string().max(60);

const catalogue = { tag: 'Catalogue' };
const found = { refusals: ['not-found', 'not-allowed'] } as const;

/** Every call of `calls`, with its schemas. A call without an entry here does not compile. */
export const endpoints = {
  homeItems: {
    summary: 'Carousel and categories of the home page',
    tag: 'Home',
    query: liveQuery,
    answer: answers.homeItems,
  },
  categories: { ...catalogue, summary: 'All categories', query: liveQuery, answer: z.array(answers.category) },
  rootCategories: {
    ...catalogue,
    summary: 'Top-level categories with their view items',
    query: liveQuery,
    answer: z.array(answers.category),
  },
  categoryBySlug: {
    ...catalogue,
    ...found,
    summary: 'One category',
    params: bySlug,
    query: liveQuery,
    answer: answers.category,
  },
  categoryById: {
    ...catalogue,
    ...found,
    summary: 'One category',
    params: byId,
    query: liveQuery,
    answer: answers.category,
  },
  categoryFacets: {
    ...catalogue,
    ...found,
    summary: 'The filters of a category, and what fits them',
    params: bySlug,
    query: facetQuery,
    answer: filterAnswer,
  },
  families: { ...catalogue, summary: 'All families', query: familyQuery, answer: z.array(answers.family) },
  familyBySlug: {
    ...catalogue,
    ...found,
    summary: 'One family',
    params: bySlug,
    query: familyQuery,
    answer: answers.family,
  },
  familyById: {
    ...catalogue,
    ...found,
    summary: 'One family',
    params: byId,
    query: familyQuery,
    answer: answers.family,
  },
  familyPictures: {
    ...catalogue,
    ...found,
    summary: 'The pictures of a family that are composed from the options of a number',
    params: byId,
    answer: z.array(layeredPicture),
  },
  familyByModel: {
    ...catalogue,
    ...found,
    summary: 'The family of a part number or model number',
    params: z.object({ model: numberText }),
    query: familyQuery,
    answer: answers.family,
  },
  familyByPart: {
    ...catalogue,
    ...found,
    summary: 'Where the family of a part number is found',
    params: z.object({ partNumber }),
    answer: answers.familyAddress,
  },
  productByConfig: {
    ...catalogue,
    ...found,
    summary: 'The catalogue product that carries a configured model number',
    params: z.object({ config: modelNumber }),
    answer: answers.configModel,
  },
  number: {
    ...catalogue,
    ...found,
    summary: 'What a part number or model number stands for, however it is written',
    params: z.object({ number: numberText }),
    query: z.object({ family: slug.optional(), intrinsicallySafe: flag.default(false) }),
    answer: numberAnswer,
  },
  nearParts: {
    ...catalogue,
    summary: 'The products whose part number is one slip away from a text',
    params: z.object({ number: numberText }),
    answer: z.array(answers.searchResult),
  },
  wiring: {
    ...catalogue,
    ...found,
    summary: 'Wiring diagrams of a number, and wiring drawings of its family',
    params: z.object({ family: slug }),
    query: z.object({
      intrinsicallySafe: flag.default(false),
      configurator: modelNumber.optional(),
      options: z.string().max(SHARE_CODE_MAX).optional(),
    }),
    answer: wiringAnswer,
  },
  compare: {
    ...catalogue,
    summary: 'Up to five families, models or configured numbers beside one another',
    query: z.object({ items: z.string().max(COMPARED_TEXT_MAX).default('') }),
    answer: compareAnswer,
  },
  search: {
    tag: 'Search',
    summary: 'Products and model numbers that match a text',
    query: searchQuery,
    answer: answers.searchPage,
  },
  searchPaginate: { tag: 'Search', summary: 'The same as /Search', query: searchQuery, answer: answers.searchPage },
  searchEverything: {
    tag: 'Search',
    summary: 'Families with the models that fit, documents, questions, posts and jobs',
    query: everythingQuery,
    answer: foundEverything,
  },
  searchFacets: {
    tag: 'Search',
    summary: 'The filters of the families that match a text, and what fits them',
    query: facetQuery.extend({ search: z.string().max(SEARCH_TEXT_MAX).default('') }),
    answer: filterAnswer,
  },
  searchConfigurator: {
    tag: 'Search',
    ...found,
    summary: 'The family for a configuration',
    params: z.object({ config: modelNumber }),
    answer: answers.family,
  },
  customerFamilies: {
    tag: 'Private label',
    summary: 'Private-label pages the caller may see',
    answer: z.array(answers.privateLabelItem),
  },
  customerFamily: {
    tag: 'Private label',
    summary: 'A family as one customer sells it',
    params: z.object({ customer: customerSlug, family: slug }),
    query: familyQuery,
    answer: answers.family,
    refusals: ['not-signed-in', 'not-allowed', 'not-found'],
  },
  content: {
    tag: 'Content',
    summary: 'Documents of the site',
    query: z.object({ category: z.string().max(200).optional() }),
    answer: z.array(answers.siteDocumentAnswer),
  },
  contentByType: {
    tag: 'Content',
    summary: 'Documents of one type: Footer, About or Support',
    params: z.object({ type: z.enum(['Footer', 'About', 'Support']) }),
    answer: z.array(answers.siteDocumentAnswer),
  },
  supportVideos: {
    tag: 'Content',
    summary: 'Support videos by category',
    answer: z.array(answers.supportVideoCategory),
  },
  supportDocuments: {
    tag: 'Content',
    summary: 'Support documents by type and category',
    answer: z.array(answers.supportDocumentType),
  },
  faqs: { tag: 'Content', summary: 'Questions and answers of the Support page', answer: z.array(answers.faq) },
  carousels: {
    tag: 'Home',
    summary: 'Banners of the home page',
    query: liveQuery,
    answer: z.array(carousel),
  },
  carouselById: { tag: 'Home', ...found, summary: 'One banner', params: byId, answer: carousel },
  settings: { tag: 'Settings', summary: 'Public settings', answer: z.array(answers.settingAnswer) },
  settingsByGroup: {
    tag: 'Settings',
    summary: 'Public settings of one group',
    params: z.object({ group: z.string().max(60) }),
    answer: z.array(answers.settingAnswer),
  },
  settingById: {
    tag: 'Settings',
    ...found,
    summary: 'One public setting',
    params: byId,
    answer: answers.settingAnswer,
  },
  blogs: { tag: 'Blog', summary: 'Posts, newest first', answer: z.array(answers.blogPost) },
  jobs: { tag: 'Employment', summary: 'Open jobs', query: employmentQuery, answer: z.array(answers.jobAnswer) },
  jobCategories: { tag: 'Employment', summary: 'Categories that have open jobs', answer: z.array(z.string()) },
  jobById: { tag: 'Employment', ...found, summary: 'One job', params: byId, answer: answers.jobAnswer },
} satisfies { [Name in keyof Calls]: Endpoint & AnswerOf<Name> };

type AnswerOf<Name extends keyof Calls> = {
  answer: z.ZodType<NonNullable<Calls[Name]['types']>['answer']>;
};

/** Method and path of an endpoint. */
export const callOf = (name: keyof Calls): { method: string; path: string } => calls[name];
