import type { MediaFile } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { ask, usual } from '../testing/ask.ts';
import { carousel, category, faq, post, siteDocument, supportVideo, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { altOf, withAlts } from './picture-facts.ts';

const uri = 'pictures/pump.png';
const file: MediaFile = { id: 1, uri, file: null, alt: 'A "pump" <upright>', focus: { x: 20, y: 80 } };
const other: MediaFile = { id: 2, uri: 'pictures/plain.png', file: null, alt: '', focus: null };
const library = { mediaFiles: new Map([file, other].map((one) => [one.uri, one])) };
const image = { uri, filename: 'pump.png' };
const video = { name: 'Fitting', uri: 'abcdef123', poster: uri };

const snapshot = snapshotOf({
  mediaFiles: [file, other],
  categories: [category({ id: 1, imgUrl: uri })],
  viewItems: [viewItem({ id: 1, categoryId: 1, imgUrl: uri, adURL: 'https://example.com' })],
  carousels: [carousel({ id: 1, content: { uri } })],
  faqs: [faq({ id: 1, isSupport: true, image, video, steps: [{ id: 'a', answer: 'Lift.', image, video }] })],
  posts: [post({ id: 1, htmlContent: `<p><img src="/media/${uri}" alt=""></p>` })],
  siteDocuments: [siteDocument({ id: 1, category: 'Building', uri })],
  supportVideos: [supportVideo({ id: 1, poster: uri })],
});
const { alt, focus } = file;
const none = { params: {}, query: {} };

test('answers give a picture the words and the focal point of the media library', () => {
  expect(ask(snapshot, 'homeItems', { params: {}, query: usual })).toMatchObject({
    carousels: [{ content: { uri, alt } }],
    viewItems: [{ imgUrl: uri, alt }],
  });
  expect(ask(snapshot, 'categoryById', { params: { id: 1 }, query: usual })).toMatchObject({
    viewItems: [{ imgUrl: uri, alt, focus }],
  });
  const shown = { image: { ...image, alt }, video: { ...video, focus } };
  expect(ask(snapshot, 'faqs', none)).toMatchObject([{ ...shown, steps: [shown] }]);
  expect(ask(snapshot, 'contentByType', { params: { type: 'About' }, query: {} })).toMatchObject([{ uri, focus }]);
  expect(ask(snapshot, 'supportVideos', none)).toMatchObject([{ videos: [{ poster: uri, focus }] }]);
});

test('a row of banners stays as it is put back', () => {
  expect(ask(snapshot, 'carousels', { params: {}, query: usual })).toMatchObject([{ content: { uri } }]);
  expect(JSON.stringify(ask(snapshot, 'carousels', { params: {}, query: usual }))).not.toContain('"alt"');
});

test('a picture of a post without words has those of the library, as text', () => {
  expect(ask(snapshot, 'blogs', none)).toMatchObject([
    { htmlContent: `<p><img alt="A &quot;pump&quot; &lt;upright&gt;" src="/media/${uri}"></p>` },
  ]);
});

test.each([
  ['words of the place itself stay', `<img src="/media/${uri}" alt="Here">`],
  ['a picture without words in the library stays as it is', '<img src="/media/pictures/plain.png" alt="">'],
  ['a picture that the library does not have stays as it is', '<img src="/media/pictures/none.png" alt="">'],
])('%s', (_, html) => {
  expect(withAlts(library, html)).toBe(html);
});

test('nothing is said of no picture', () => {
  expect(altOf(library, null)).toEqual({});
});
