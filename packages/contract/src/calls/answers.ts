import type { DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';
import {
  type CustomerSlug,
  configurator,
  contentEvent,
  documentTypes,
  faqStep,
  focalPoint,
  image,
  job,
  jobQuestion,
  type PartNumber,
  post,
  type Slug,
  setting,
  video,
  type WrittenModelNumber,
} from '../content/index.ts';

/**
 * The API's answers (specification 3 and 7). Amounts are decimal, two places; 0 and null are prices on request. `uri`s
 * are paths below /media/, except those of videos (ids on the outside host) and of type 5 documents (absolute).
 */
const amount: z.ZodType<DecimalAmount | null> = z.number().nullable();
const text = z.string();
/** An answer repeats what a row holds, whose own schema says more. */
const slug: z.ZodType<Slug> = text;
const customerSlug: z.ZodType<CustomerSlug> = text;
const partNumber: z.ZodType<PartNumber> = text;
const modelNumber: z.ZodType<WrittenModelNumber> = text;
const orNull = text.nullable();
const count = z.int();
const flag = z.boolean();
const link = z.object({ name: text, slug });

/** From the media library, where it says them: words for the picture, and what must stay visible when it is cut. */
const pictureFacts = { alt: text.exactOptional(), focus: focalPoint.exactOptional() };
const { alt, focus } = pictureFacts;
const faqVideo = video.extend({ focus });
const faqImage = image.extend({ alt });

export const viewItem = z.object({
  title: text,
  name: text,
  slug,
  type: z.enum(['category', 'family']),
  summary: text,
  imgUrl: orNull,
  ...pictureFacts,
  variants: z.record(z.string(), text),
  isObsolete: flag,
  adURL: orNull,
  isLive: flag,
});

export const category = z.object({
  id: count,
  name: text,
  slug,
  description: text,
  imgUrl: orNull,
  /** The category it lies in; null at the top. */
  parent: link.nullable(),
  viewItems: z.array(viewItem),
});

export const carouselAnswer = z.object({
  id: count,
  title: text,
  link: text,
  isExternal: flag,
  content: z.object({ uri: text, alt }),
  caption: text,
  action: text,
  modelNumber: modelNumber.nullable(),
});

export const homeItems = z.object({
  carousels: z.array(carouselAnswer),
  viewItems: z.array(z.object({ name: text, slug, isLive: flag, imgUrl: orNull, alt })),
});

/** The product sold instead of a product. */
export const replacement = z.object({
  partNumber,
  name: text,
  description: text,
  price: amount,
  configModelNo: modelNumber.nullable(),
  isObsolete: flag,
  /** A note about it; '' for nothing. */
  note: text,
  family: z.object({ name: text, slug, intrinsicallySafe: flag }),
});

/** A number or a range in the maker's unit, so that a page can show it in others: see `printMeasure`. */
export const measure = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  unit: text,
  precision: count,
});
/** A value as it is printed in the units of the site. */
const shownValue = {
  value: text,
  /** Only of what is shown otherwise in other units; else absent. */
  measure: measure.exactOptional(),
};
export const specRow = z.object({ key: text, ...shownValue });
const familySpecs = z.object({ title: text, kvo: z.array(specRow) });

/** A column of a table of products: an attribute. */
const productColumn = z.object({ key: text, name: text, isNumber: flag });
/** `sort`: what it is sorted by, the beginning of a range, or the place of a choice. */
const productCell = z.object({ ...shownValue, sort: z.union([z.number(), text]) });

export const product = z.object({
  partNumber,
  name: text,
  price: amount,
  description: text,
  configModelNo: modelNumber.nullable(),
  isObsolete: flag,
  /** Paths below /media/ of pictures of this product alone; absent where there are none. */
  pictures: z.array(text).exactOptional(),
  /** Of the columns of its family, in their order; null: nothing is known. Absent where there are none. */
  cells: z.array(productCell.nullable()).exactOptional(),
  /** Only where something replaces it; else absent. */
  replacement: replacement.exactOptional(),
});

export const accessory = z.object({
  partNumber,
  name: text,
  price: amount,
  description: text,
  /** The first picture of its family; null where that has none, or is not shown. */
  thumbnail: orNull,
  /** The family the accessory belongs to; its page is /family?part={partNumber}. */
  family: link.nullable(),
});

export const familyDocument = z.object({
  id: count,
  docType: z.enum(documentTypes),
  docNumber: text,
  name: text,
  uri: text,
  type: count,
  revision: orNull,
  revisedOn: orNull,
});

export const faq = z.object({
  id: count,
  question: text,
  answer: text,
  link: orNull,
  isLive: flag,
  video: faqVideo.nullable(),
  image: faqImage.nullable(),
  steps: z.array(faqStep.extend({ image: faqImage.nullable(), video: faqVideo.nullable() })),
});

export const familyMediumAnswer = z.object({
  uri: text,
  filename: text,
  name: text,
  /** 2 image, 3 video. */
  type: z.union([z.literal(2), z.literal(3)]),
  infoImageText: text,
  poster: orNull,
  /** Of the still picture. */
  focus,
  uploadDate: text.exactOptional(),
});

/** The kinds of the family page's panel, in lower case as section 3 writes them. */
export const familyDocumentKinds = ['tds', 'mdf', 'qsg', 'wsg', 'gig', 'ug'] as const;
const documents = z.array(familyDocument);
export const documentsByType = z.object({
  tds: documents,
  mdf: documents,
  qsg: documents,
  wsg: documents,
  gig: documents,
  ug: documents,
});

export const family = z.object({
  id: count,
  name: text,
  slug,
  intrinsicallySafe: flag,
  /** Whether a variant of the other kind exists under the same slug. */
  hasVariant: flag,
  description: text,
  isObsolete: flag,
  /** The category path that leads here, top first. */
  breadcrumbs: z.array(link),
  /** Only for users of a private-label group; else absent. */
  customers: z.array(z.object({ id: count, name: text, slug: customerSlug })).exactOptional(),
  /** Only on a private-label page: the customer who sells it, with the mark to show. */
  customer: z.object({ id: count, name: text, slug: customerSlug, logo: orNull }).exactOptional(),
  images: z.array(familyMediumAnswer),
  videos: z.array(familyMediumAnswer),
  alertType: orNull,
  alertMsg: orNull,
  effective: orNull,
  prodRep: orNull,
  specs: z.array(familySpecs),
  /** In the head of its page. */
  head: z.array(specRow).exactOptional(),
  faqIds: z.array(count),
  configurator: configurator.nullable(),
  /** Attributes of its options whose unit is shown otherwise in other units, with that unit. Absent where there are none. */
  optionUnits: z.record(text, z.object({ unit: text, precision: count })).exactOptional(),
  /** Its numbers are drawn as they are built (`familyPictures`): the size of the first sheet. Else absent, as on a private-label page. */
  drawn: z.object({ width: z.number(), height: z.number() }).exactOptional(),
  /** Cheapest and dearest known price; null when none is known. */
  priceFrom: amount,
  priceTo: amount,
  /** include=content */
  documentsByType: documentsByType.exactOptional(),
  /** include=products: the attributes in which its products differ; `cells` of each product are these. Absent where there are none. */
  columns: z.array(productColumn).exactOptional(),
  /** include=products */
  products: z.array(product).exactOptional(),
  /** include=accessories */
  accessories: z.array(accessory).exactOptional(),
  /** include=faqs */
  faqs: z.array(faq).exactOptional(),
});

export const searchResult = z.object({
  partNumber,
  name: text,
  slug,
  /** The family is the intrinsically-safe variant. */
  intrinsicallySafe: flag,
  description: text,
  price: amount,
  configModelNo: modelNumber.nullable(),
  thumbnail: orNull,
  isObsolete: flag,
});

/** A text read as a model number of one family, cell by cell. */
export const decodedNumber = z.object({
  family: z.object({ name: text, slug, intrinsicallySafe: flag }),
  complete: flag,
  cells: z.array(z.object({ group: text, text: text, state: z.enum(['right', 'wrong', 'unread']) })),
  /** Whole numbers that mend the wrong cell, best first. */
  fits: z.array(z.object({ group: text, code: text, description: text, modelNumber, price: amount })),
});

export const searchPage = z.object({
  items: z.array(searchResult),
  page: count,
  pageSize: count,
  total: count,
  hasNext: flag,
  hasPrevious: flag,
  /**
   * Set when the text reads as a model number, or nearly. A banner of the home page names its cells by it; the search page asks `/Number`,
   * which also reads what is written otherwise.
   */
  decoded: decodedNumber.nullable(),
});

export const configModel = z.object({ partNumber, price: amount, description: text, configModelNo: modelNumber });

export const siteDocumentAnswer = z.object({
  id: count,
  category: text,
  name: text,
  uri: text,
  filename: text,
  htmlContent: orNull,
  focus,
});

export const supportDocumentType = z.object({
  name: z.enum(documentTypes),
  categories: z.array(
    z.object({
      name: text,
      documents: z.array(
        z.object({
          name: text,
          category: text,
          type: count,
          uri: text,
          filename: text,
          docNumber: text,
          revision: orNull,
          document: z.object({ uri: text, filename: text }),
        }),
      ),
    }),
  ),
});

export const supportVideoCategory = z.object({
  name: text,
  videos: z.array(z.object({ name: text, uri: text, poster: orNull, focus, uploadDate: text.exactOptional() })),
});

export const settingAnswer = setting.omit({ isPublic: true });
export const eventAnswer = contentEvent.omit({ isLive: true, places: true });
/** With the event that its readers register for, if any. */
export const blogPost = post.omit({ isLive: true }).extend({ event: eventAnswer.nullable() });
export const jobAnswer = job.omit({ isLive: true }).extend({ questions: z.array(jobQuestion) });
export const privateLabelItem = z.object({
  title: text,
  name: text,
  /** Belongs to the family. */
  slug,
  intrinsicallySafe: flag,
  /** Slug of the customer who sells it. */
  customer: customerSlug,
  customerId: count,
  customerName: text,
  imgUrl: orNull,
});
export const familyAddress = z.object({ slug, intrinsicallySafe: flag });

export type ViewItem = z.infer<typeof viewItem>;
export type Category = z.infer<typeof category>;
export type CarouselAnswer = z.infer<typeof carouselAnswer>;
export type HomeItems = z.infer<typeof homeItems>;
export type Replacement = z.infer<typeof replacement>;
export type Product = z.infer<typeof product>;
export type Accessory = z.infer<typeof accessory>;
export type FamilyDocument = z.infer<typeof familyDocument>;
export type Faq = z.infer<typeof faq>;
export type FamilyMediumAnswer = z.infer<typeof familyMediumAnswer>;
export type DocumentsByType = z.infer<typeof documentsByType>;
export type Family = z.infer<typeof family>;
export type FamilySpecs = z.infer<typeof familySpecs>;
export type SpecRow = z.infer<typeof specRow>;
export type ProductColumn = z.infer<typeof productColumn>;
export type ProductCell = z.infer<typeof productCell>;
export type SearchResult = z.infer<typeof searchResult>;
export type DecodedNumber = z.infer<typeof decodedNumber>;
export type SearchPage = z.infer<typeof searchPage>;
export type ConfigModel = z.infer<typeof configModel>;
export type SiteDocumentAnswer = z.infer<typeof siteDocumentAnswer>;
export type SupportDocumentType = z.infer<typeof supportDocumentType>;
export type SupportVideoCategory = z.infer<typeof supportVideoCategory>;
export type SettingAnswer = z.infer<typeof settingAnswer>;
export type EventAnswer = z.infer<typeof eventAnswer>;
export type BlogPost = z.infer<typeof blogPost>;
export type JobAnswer = z.infer<typeof jobAnswer>;
export type PrivateLabelItem = z.infer<typeof privateLabelItem>;
export type FamilyAddress = z.infer<typeof familyAddress>;
