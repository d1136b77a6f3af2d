import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { knownPath } from './known-path.ts';

const snapshot = demoSnapshot();
const { families, categories, posts, jobs } = snapshot.content;
const [family, category, post, job] = [families[0]?.slug, categories[0]?.slug, posts[0]?.slug, jobs[0]?.id];

test.each([
  ['/home', '/home'],
  ['/HOME/', '/home'],
  ['/', null],
  ['/made-up', null],
  ['/home/more', null],
  [`/family/${family}`, `/family/${family}`],
  [`/Family/${family}?tab=Videos`, `/family/${family}?tab=Videos`],
  [`/family/${family}?tab=made-up`, `/family/${family}`],
  [`/home?tab=Videos`, '/home'],
  ['/family/made-up?tab=Videos', '/family/:id?tab=Videos'],
  [`/category/${category}`, `/category/${category}`],
  ['/category/made-up', '/category/:id'],
  [`/blog/${post}`, `/blog/${post}`],
  ['/blog/made-up', '/blog/:id'],
  [`/careers/${job}`, `/careers/${job}`],
  ['/careers/made-up', '/careers/:id'],
  [`/employment/${job}`, `/employment/${job}`],
  ['/employment/999999', '/employment/:id'],
  ['/orders/documents', '/orders/documents'],
  ['/orders/made-up', '/orders/:id'],
  ['/search', '/search'],
  ['/search/what%20was%20typed', '/search/:id'],
  ['/sign-in', '/sign-in'],
  ['/%E0%A4%A', null],
])('%s is counted as %s', (given, path) => expect(knownPath(snapshot, given)).toBe(path));
