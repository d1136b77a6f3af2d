import { anonymous, answers } from '@millrace/catalogue';
import { type CardKind, printingOf, type Slug, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { cardOf } from './card-of.ts';

const demo = demoSnapshot();
const settings = { ...settingDefaults, 'company.tagline': 'Control', 'home.headline': 'All of it' };
const card = (kind: CardKind, slug: string) => cardOf(demo, kind, slug as Slug, settings);
const published = { isLive: true, isVizzy: false };

test('the card of the first page has the words of the maker, and the first picture', () => {
  const found = answers.homeItems(demo, { params: {}, query: published }, anonymous);
  const first = found.ok ? found.answer.viewItems.find(({ imgUrl }) => imgUrl !== null)?.imgUrl : null;
  expect(first).toEqual(expect.any(String));
  expect(card('home', 'home')).toEqual({ title: 'Control', note: 'All of it', picture: first });
  expect(card('home', 'other')).toBeNull();
});

test('the card of a category has the one above it, and its own picture or that of a tile', () => {
  const { categories } = demo.content;
  const inner = categories.find(({ parentId, isLive, isVizzy }) => parentId !== null && isLive && !isVizzy);
  const outer = categories.find(({ id }) => id === inner?.parentId);
  expect(card('category', inner?.slug ?? '')).toMatchObject({ title: inner?.name, note: outer?.name });
  expect(card('category', outer?.slug ?? '')).toMatchObject({ title: outer?.name, note: '' });
  expect(card('category', 'nowhere')).toBeNull();
  for (const { slug, imgUrl } of categories.filter(({ isLive, isVizzy }) => isLive && !isVizzy)) {
    const found = answers.categoryBySlug(demo, { params: { slug }, query: published }, anonymous);
    const tile = found.ok ? found.answer.viewItems.find((item) => item.imgUrl !== null)?.imgUrl : undefined;
    expect(card('category', slug)?.picture).toBe(imgUrl ?? tile ?? null);
  }
});

test('the card of a family has the categories above it and its first picture, at the address of its variant alone', () => {
  const shown = demo.families.all.filter(({ row }) => row.isLive && !row.isVizzy);
  const safe = shown.find(({ row }) => row.intrinsicallySafe)?.row;
  const plain = shown.find(
    ({ row }) => !row.intrinsicallySafe && !shown.some((one) => one.row.slug === row.slug && one.row.intrinsicallySafe),
  )?.row;
  const query = { ...published, intrinsicallySafe: false, include: [] };
  const found = answers.familyBySlug(demo, { params: { slug: plain?.slug ?? ('' as Slug) }, query }, anonymous);
  if (!found.ok) throw new Error('The demo has no family.');
  const { name, breadcrumbs, images } = found.answer;
  expect(breadcrumbs.length).toBeGreaterThan(0);
  expect(card('family', plain?.slug ?? '')).toEqual({
    title: name,
    note: breadcrumbs.map((crumb) => crumb.name).join(' / '),
    picture: images[0]?.uri ?? null,
  });
  expect(card('family-intrinsically-safe', plain?.slug ?? '')).toBeNull();
  expect(card('family', 'nowhere')).toBeNull();
  expect(card('family-intrinsically-safe', safe?.slug ?? '')?.title).toBe(safe?.name);
});

test('the card of a post has its day', () => {
  const post = demo.content.posts.findLast(({ isLive }) => isLive);
  const day = printingOf(settings).day(post?.postDate ?? '');
  expect(card('blog', post?.slug ?? '')).toEqual({ title: post?.name, note: day, picture: null });
  expect(card('blog', 'nowhere')).toBeNull();
});

test('the card of a job is at one address', () => {
  const job = demo.content.jobs.find(({ isLive }) => isLive);
  const found = card('job', `${job?.id}`);
  expect(found).toEqual({ title: job?.name, note: expect.stringMatching(/^.+ \/ .+$/), picture: null });
  expect([card('job', `0${job?.id}`), card('job', '999999'), card('job', 'x')]).toEqual([null, null, null]);
});
