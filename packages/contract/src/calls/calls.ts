import type { LayeredPicture } from '@millrace/pictures';
import type { FacetView } from '../constants.ts';
import type { Carousel, CustomerSlug, PartNumber, Slug, WrittenModelNumber } from '../content/index.ts';
import type {
  BlogPost,
  Category,
  ConfigModel,
  Family,
  FamilyAddress,
  Faq,
  HomeItems,
  JobAnswer,
  PrivateLabelItem,
  SearchPage,
  SearchResult,
  SettingAnswer,
  SiteDocumentAnswer,
  SupportDocumentType,
  SupportVideoCategory,
} from './answers.ts';
import type { CompareAnswer } from './compare-answer.ts';
import type { FilterAnswer } from './facet-answers.ts';
import type { FoundEverything } from './found-answers.ts';
import type { NumberAnswer } from './number-answer.ts';
import type { WiringAnswer } from './wiring-answer.ts';

/** One call of the API: method and path below /api, and (as types only) what goes in and what comes out. */
export interface Call<Params, Query, Answer, Body = undefined> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a path parameter. */
  path: string;
  /** Types only; never there at run time. */
  types?: { params: Params; query: Query; body: Body; answer: Answer };
}

type None = Record<never, never>;
/** `isLive=false` and `isVizzy=true` are for staff; strangers get 403. */
export type LiveQuery = { isLive?: boolean; isVizzy?: boolean };
export type FamilyQuery = LiveQuery & { include?: string; intrinsicallySafe?: boolean };
/** Of one family only, as its page asks. */
export type NumberQuery = { family?: Slug; intrinsicallySafe?: boolean };
/** A number of the family, or the share code of choices; both where they say more together. */
export type WiringQuery = { intrinsicallySafe?: boolean; configurator?: string; options?: string };
/** The choices as a query of the page: `f.enclosure=NEMA+1&f.fla.from=4`. */
export type FacetQuery = { filters?: string; order?: string; view?: FacetView };
/** As an address of the page has it: `family=tern-duplex&part=7204548&number=TD-4-4X`. */
export type CompareQuery = { items?: string };
export type SearchQuery = { search?: string; page?: number; pageSize?: number };
export type EverythingQuery = { search?: string; items?: number };
export type EmploymentQuery = { search?: string; category?: string; type?: string; startBy?: string };

const get = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'GET', path });

/** The reading calls of specification section 7, and those decisions 3 adds. */
export const calls = {
  homeItems: get<None, LiveQuery, HomeItems>('/Home/items'),
  categories: get<None, LiveQuery, Category[]>('/ProductCategory'),
  /** The root: the top-level categories, each with its view items. */
  rootCategories: get<None, LiveQuery, Category[]>('/ProductCategory/slug'),
  categoryBySlug: get<{ slug: Slug }, LiveQuery, Category>('/ProductCategory/slug/:slug'),
  categoryById: get<{ id: number }, LiveQuery, Category>('/ProductCategory/id/:id'),
  /** Its filters, counted, and the families and models that fit what is chosen. */
  categoryFacets: get<{ slug: Slug }, FacetQuery, FilterAnswer>('/ProductCategory/slug/:slug/facets'),
  families: get<None, FamilyQuery, Family[]>('/ProductFamily'),
  familyBySlug: get<{ slug: Slug }, FamilyQuery, Family>('/ProductFamily/slug/:slug'),
  familyById: get<{ id: number }, FamilyQuery, Family>('/ProductFamily/id/:id'),
  /** The pictures composed from the options of its numbers; the first that fits a number is its own. */
  familyPictures: get<{ id: number }, None, LayeredPicture[]>('/ProductFamily/id/:id/pictures'),
  familyByModel: get<{ model: string }, FamilyQuery, Family>('/ProductFamily/model/:model'),
  familyByPart: get<{ partNumber: PartNumber }, None, FamilyAddress>('/ProductFamily/part/:partNumber'),
  productByConfig: get<{ config: WrittenModelNumber }, None, ConfigModel>('/Product/config/:config'),
  number: get<{ number: string }, NumberQuery, NumberAnswer>('/Number/:number'),
  /** The products whose part number is one slip away from a text that is none, likeliest first. */
  nearParts: get<{ number: string }, None, SearchResult[]>('/Number/:number/near-parts'),
  /** The wiring diagrams of a number, as far as they are certain, and the maker's own drawings. */
  wiring: get<{ family: Slug }, WiringQuery, WiringAnswer>('/Wiring/:family'),
  /** Families, models and configured numbers beside one another. */
  compare: get<None, CompareQuery, CompareAnswer>('/Compare'),
  search: get<None, SearchQuery, SearchPage>('/Search'),
  searchPaginate: get<None, SearchQuery, SearchPage>('/Search/paginate'),
  /** Families with the models that fit, documents, questions, posts and jobs: what the specification's call does not find. */
  searchEverything: get<None, EverythingQuery, FoundEverything>('/Search/everything'),
  /** The filters of what a text finds: its families with those of their models that fit, and what of them fits the choices. */
  searchFacets: get<None, FacetQuery & { search?: string }, FilterAnswer>('/Search/facets'),
  searchConfigurator: get<{ config: WrittenModelNumber }, None, Family>('/Search/configurator/:config'),
  customerFamilies: get<None, None, PrivateLabelItem[]>('/CustomerFamily/viewitem'),
  customerFamily: get<{ customer: CustomerSlug; family: Slug }, FamilyQuery, Family>(
    '/Customers/slug/:customer/:family',
  ),
  content: get<None, { category?: string }, SiteDocumentAnswer[]>('/Content'),
  contentByType: get<{ type: string }, None, SiteDocumentAnswer[]>('/Content/doc/:type'),
  supportVideos: get<None, None, SupportVideoCategory[]>('/Content/support/videos'),
  supportDocuments: get<None, None, SupportDocumentType[]>('/Content/support/documents'),
  faqs: get<None, None, Faq[]>('/Faq/faq-support'),
  carousels: get<None, LiveQuery, Carousel[]>('/Carousel'),
  carouselById: get<{ id: number }, None, Carousel>('/Carousel/id/:id'),
  settings: get<None, None, SettingAnswer[]>('/SiteSetup'),
  settingsByGroup: get<{ group: string }, None, SettingAnswer[]>('/SiteSetup/group/:group'),
  settingById: get<{ id: number }, None, SettingAnswer>('/SiteSetup/id/:id'),
  blogs: get<None, None, BlogPost[]>('/Blog/blogs'),
  jobs: get<None, EmploymentQuery, JobAnswer[]>('/Employment'),
  jobCategories: get<None, None, string[]>('/Employment/categories'),
  jobById: get<{ id: number }, None, JobAnswer>('/Employment/job/:id'),
} as const;
export type Calls = typeof calls;
