import { attributes } from './attribute-kind.ts';
import { categories, viewItems } from './category-kinds.ts';
import { circuits } from './circuit-kind.ts';
import { carousels, settings } from './company-kinds.ts';
import { documents, siteDocuments } from './document-kinds.ts';
import { families } from './family-kind.ts';
import { mediaFiles } from './media-kind.ts';
import { pictures } from './picture-kind.ts';
import { customerFamilies, customers, privateLabelGroups } from './private-label-kinds.ts';
import { products } from './product-kind.ts';
import { redirects } from './redirect-kind.ts';
import { events, jobs, posts } from './story-kinds.ts';
import { faqs, supportVideos } from './support-kinds.ts';

/** Every kind of content, with what is said once of it. The order is that of lists and files of all content. */
export const contentKinds = {
  categories,
  viewItems,
  families,
  products,
  attributes,
  documents,
  siteDocuments,
  faqs,
  supportVideos,
  carousels,
  settings,
  posts,
  events,
  jobs,
  privateLabelGroups,
  customers,
  customerFamilies,
  circuits,
  pictures,
  redirects,
  mediaFiles,
} as const;
