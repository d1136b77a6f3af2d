import type { BlogPost } from '@millrace/contract';
import { organizationName } from './organization.ts';
import { mediaAddress, type Publisher, pageAddress, type Thing } from './thing.ts';

/** A post. `picture`: media uri of its drawn picture. */
export const article = (publisher: Publisher, post: BlogPost, path: string, picture: string): Thing => ({
  '@type': 'Article',
  headline: post.name,
  datePublished: post.postDate,
  image: [mediaAddress(publisher, picture)],
  mainEntityOfPage: pageAddress(publisher, path),
  author: { ...organizationName(publisher), url: pageAddress(publisher, '/about') },
  publisher: organizationName(publisher),
});
