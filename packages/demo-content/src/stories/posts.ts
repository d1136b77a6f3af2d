import type { Post } from '@millrace/contract/content';
import { eventStories } from './event-stories.ts';
import { shopStories } from './shop-stories.ts';

export const posts = (): Post[] =>
  [...eventStories, ...shopStories].map(({ slug, name, date, html, isLive }, index) => ({
    id: index + 1,
    name,
    slug,
    postDate: date,
    htmlContent: html,
    isLive: isLive ?? true,
  }));
