import type { Content } from '@millrace/contract/content';
import { carousels } from './company/carousels.ts';
import { settings } from './company/settings.ts';
import { siteDocuments } from './company/site-documents.ts';
import { customerFamilies, customers, privateLabelGroups } from './private-label/index.ts';
import { categoryRows, familyRows, productRows, viewItemRows } from './rows/catalogue-rows.ts';
import { documentRows } from './rows/document-rows.ts';
import { faqRows, supportVideoRows } from './rows/support-rows.ts';
import { events } from './stories/events.ts';
import { jobs } from './stories/jobs.ts';
import { posts } from './stories/posts.ts';

/** Millrace Controls, the invented manufacturer: everything it publishes. The same rows on every call, each time the caller's own. */
export function demoContent(): Content {
  return structuredClone({
    categories: categoryRows(),
    viewItems: viewItemRows(),
    families: familyRows(),
    products: productRows(),
    documents: documentRows(),
    siteDocuments: siteDocuments(),
    faqs: faqRows(),
    supportVideos: supportVideoRows(),
    carousels: carousels(),
    settings: settings(),
    posts: posts(),
    events: events(),
    jobs: jobs(),
    privateLabelGroups: privateLabelGroups(),
    customers: customers(),
    customerFamilies: customerFamilies(),
  });
}
