import { type BlogPost, calls, type Slug } from '@millrace/contract';
import { queryFor } from '../api/query-for.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import type { PageAddress, PagePlan, Read } from '../page/plan.ts';
import { plainWords } from '../ui/words/plain-words.ts';
import { numbersOf } from './post-pieces.ts';

/** All posts, newest first. */
export const postsQuery = queryFor(calls.blogs, {});

export const postPath = (slug: Slug): string => `/blog/${encodeURIComponent(slug)}`;

/** /blog */
export const blogPlan: PagePlan<'blog'> = {
  queries: () => [postsQuery],
  head: (_at, read, settings) => ({
    title: 'Blog',
    description: latest(read(postsQuery)) || `News of ${settings['company.name']}.`,
    canonical: '/blog',
  }),
};

/** /blog/{slug} */
export const postPlan: PagePlan<'post'> = {
  queries: () => [postsQuery],
  further: (at, read) => numbersOf(postAt(at, read)?.htmlContent ?? '').map((number) => numberQuery(number)),
  found: (at, read) => postAt(at, read) !== undefined,
  head: (at, read) => {
    const post = postAt(at, read);
    if (post === undefined) return { title: 'Not found', hidden: true };
    return { title: post.name, description: plainWords(post.htmlContent), canonical: postPath(post.slug) };
  },
};

const LATEST = 3;
const latest = (posts: readonly BlogPost[]): string =>
  posts
    .slice(0, LATEST)
    .map(({ name }) => name)
    .join('. ');

const postAt = (at: PageAddress<'post'>, read: Read): BlogPost | undefined =>
  postOf(read(postsQuery), at.params.id ?? '');

/** The post with a slug; case does not matter. */
export const postOf = (posts: readonly BlogPost[], slug: Slug): BlogPost | undefined =>
  posts.find((post) => post.slug === slug.toLowerCase());
