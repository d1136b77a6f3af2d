import { brand, type Cents } from '@millrace/configurator';
import type {
  Carousel,
  Content,
  ContentAttribute,
  ContentCategory,
  ContentDocument,
  ContentEvent,
  ContentFamily,
  ContentFaq,
  ContentProduct,
  ContentRedirect,
  ContentViewItem,
  Customer,
  CustomerFamily,
  FamilyMedium,
  Job,
  Post,
  Setting,
  SiteDocument,
  SupportVideo,
} from '@millrace/contract/content';
import { emptyContent as noRows } from '@millrace/contract/content';

/** Small rows for tests: what a test does not say is plain and live. */

export const emptyContent: Content = noRows();

type Given<Row> = Partial<Row> & { id: number };

const live = { isLive: true, isVizzy: false, position: 0 };

export const category = (given: Given<ContentCategory>): ContentCategory => ({
  parentId: null,
  name: `Category ${given.id}`,
  slug: `category-${given.id}`,
  description: '',
  imgUrl: null,
  ...live,
  ...given,
});

export const viewItem = (given: Given<ContentViewItem>): ContentViewItem => ({
  categoryId: 1,
  type: 'family',
  slug: 'family-1',
  title: `Tile ${given.id}`,
  name: `Tile ${given.id}`,
  summary: '',
  imgUrl: null,
  variants: {},
  isObsolete: false,
  adURL: null,
  ...live,
  ...given,
});

/** A picture of a family. */
export const medium = (given: Partial<FamilyMedium> = {}): FamilyMedium => ({
  type: 2,
  uri: 'families/tern.svg',
  filename: 'tern.svg',
  name: '',
  infoImageText: '',
  poster: null,
  ...given,
});

export const family = (given: Given<ContentFamily>): ContentFamily => ({
  name: `Family ${given.id}`,
  slug: `family-${given.id}`,
  intrinsicallySafe: false,
  description: '',
  isObsolete: false,
  media: [],
  documentIds: [],
  alertType: null,
  alertMsg: null,
  effective: null,
  prodRep: null,
  specs: [],
  attributes: {},
  faqIds: [],
  etimClass: null,
  accessoryPartNumbers: [],
  configurator: null,
  validNumbers: [],
  refusedNumbers: [],
  ...live,
  ...given,
});

/** Prices are given as plain numbers of cents. */
type GivenProduct = Omit<Given<ContentProduct>, 'priceCents'> & { priceCents?: number | null };

export const product = ({ priceCents = 1000, ...given }: GivenProduct): ContentProduct => ({
  familyId: 1,
  partNumber: `P-${given.id}`,
  name: `Product ${given.id}`,
  description: '',
  priceCents: priceCents === null ? null : brand<Cents>(priceCents),
  configModelNo: null,
  attributes: {},
  replacedBy: null,
  replacedNote: null,
  pictures: [],
  isObsolete: false,
  isLive: true,
  position: 0,
  ...given,
});

export const attribute = (given: Given<ContentAttribute>): ContentAttribute => ({
  key: `attribute${given.id}`,
  label: `Attribute ${given.id}`,
  type: 'text',
  unit: '',
  precision: 2,
  min: null,
  max: null,
  choices: [],
  group: 'Facts',
  help: '',
  filters: false,
  compares: false,
  isInHead: false,
  etim: null,
  position: 0,
  ...given,
});

export const document = (given: Given<ContentDocument>): ContentDocument => ({
  docType: 'TDS',
  docNumber: `TDS-${given.id}`,
  revision: null,
  revisedOn: null,
  supersedes: null,
  name: `Document ${given.id}`,
  uri: `documents/document-${given.id}.pdf`,
  type: 1,
  supportCategory: null,
  isLive: true,
  position: 0,
  ...given,
});

export const faq = (given: Given<ContentFaq>): ContentFaq => ({
  question: `Question ${given.id}?`,
  answer: 'Yes.',
  link: null,
  isLive: true,
  isSupport: true,
  video: null,
  image: null,
  steps: [],
  position: 0,
  ...given,
});

export const siteDocument = (given: Given<SiteDocument>): SiteDocument => ({
  category: 'pdf',
  name: `Site document ${given.id}`,
  uri: `site/file-${given.id}.pdf`,
  filename: `file-${given.id}.pdf`,
  htmlContent: null,
  isLive: true,
  position: 0,
  ...given,
});

export const supportVideo = (given: Given<SupportVideo>): SupportVideo => ({
  category: 'Floats',
  name: `Video ${given.id}`,
  uri: `video-${given.id}`,
  poster: null,
  uploadDate: null,
  isLive: true,
  position: 0,
  ...given,
});

export const carousel = (given: Given<Carousel>): Carousel => ({
  title: `Banner ${given.id}`,
  link: '/about',
  isExternal: false,
  content: { uri: `banners/banner-${given.id}.svg` },
  caption: '',
  action: 'Look',
  modelNumber: null,
  isLive: true,
  position: 0,
  ...given,
});

export const setting = (given: Given<Setting>): Setting => ({
  group: 'company',
  key: 'name',
  value: 'A maker',
  isPublic: true,
  ...given,
});

export const post = (given: Given<Post>): Post => ({
  name: `Post ${given.id}`,
  slug: `post-${given.id}`,
  postDate: '2026-01-01',
  htmlContent: '<p>News.</p>',
  isLive: true,
  ...given,
});

export const event = (given: Given<ContentEvent>): ContentEvent => ({
  slug: `post-${given.id}`,
  name: `Event ${given.id}`,
  dates: 'August 13-15, 2026',
  startsOn: '2026-08-13',
  endsOn: '2026-08-15',
  registrationDeadline: null,
  isOpen: true,
  closedNote: '',
  attendingMax: 10,
  places: null,
  notesMax: 500,
  isLive: true,
  ...given,
});

export const job = (given: Given<Job>): Job => ({
  name: `Job ${given.id}`,
  category: 'Production',
  type: 'Full-Time',
  postDate: '2026-01-01',
  description: 'Work.',
  tasks: [],
  details: [],
  skills: [],
  questions: [],
  isLive: true,
  ...given,
});

export const redirect = (given: Given<ContentRedirect>): ContentRedirect => ({
  from: `/old/${given.id}`,
  to: '/about',
  status: 301,
  note: null,
  ...given,
});

export const customer = (given: Given<Customer>): Customer => ({
  name: `Customer ${given.id}`,
  slug: `customer-${given.id}`,
  groupId: null,
  logo: null,
  facts: [],
  ...given,
});

export const customerFamily = (given: Given<CustomerFamily>): CustomerFamily => ({
  customerId: 1,
  familyId: 1,
  name: `Own name ${given.id}`,
  logo: null,
  title: `Own title ${given.id}`,
  imgUrl: null,
  configurator: null,
  validNumbers: [],
  refusedNumbers: [],
  isLive: true,
  position: 0,
  ...given,
});
