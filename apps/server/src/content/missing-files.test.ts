import { mediaNamedIn } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import { expect, test, vi } from 'vitest';
import { demo } from '../testing/test-content.ts';
import { missingFiles } from './missing-files.ts';

const inForce = demo.snapshot();
const family = inForce.content.families.find(({ isLive, media }) => isLive && media.length > 1);
if (family === undefined) throw new Error('The demo has families with pictures.');
const gone = String(family.media[1]?.uri);
const withFamilies = (families: Content['families']) => ({ content: { ...nothing, families } });
const log = { error: vi.fn() };
const nothing = Object.fromEntries(Object.keys(inForce.content).map((kind) => [kind, []])) as unknown as Content;
const toldOf = async (found: Promise<readonly { warning: object }[]>): Promise<object[]> =>
  (await found).map(({ warning }) => warning);

test('a picture of a live family whose file is gone is told at its field', async () => {
  const { look } = missingFiles({ hasFile: async (path) => path !== gone, log });
  expect(await toldOf(look(withFamilies([family])))).toEqual([
    {
      severity: 'warning',
      code: 'missing-file',
      kind: 'families',
      id: family.id,
      path: ['media', 1, 'uri'],
      message: `${family.name} names the file ${gone}, which is not in the library.`,
    },
  ]);
});
const [category, post, banner, document, company, product] = [
  inForce.content.categories.find(({ imgUrl }) => imgUrl !== ''),
  inForce.content.posts.find(({ isLive }) => isLive),
  inForce.content.carousels.find(({ isLive }) => isLive),
  inForce.content.documents.find(({ isLive, uri }) => isLive && !uri.includes(':')),
  inForce.content.siteDocuments[0],
  inForce.content.products[0],
];
const PICTURE = 'photos/gone.jpg';
test.each<[string, Partial<Content>, (string | number)[]]>([
  ['a category', { categories: [{ ...category, imgUrl: PICTURE }] as Content['categories'] }, ['imgUrl']],
  [
    'a post',
    { posts: [{ ...post, htmlContent: `<img src="/media/${PICTURE}" alt="">` }] as Content['posts'] },
    ['htmlContent'],
  ],
  ['a banner', { carousels: [{ ...banner, content: { uri: PICTURE } }] as Content['carousels'] }, ['content', 'uri']],
  ['a document', { documents: [{ ...document, uri: PICTURE }] as Content['documents'] }, ['uri']],
  ['a document of the site', { siteDocuments: [{ ...company, uri: PICTURE }] as Content['siteDocuments'] }, ['uri']],
  ['a product', { products: [{ ...product, pictures: [PICTURE] }] as Content['products'] }, ['pictures', 0]],
])('a file of %s is looked for, too', async (_, rows, path) => {
  const { look } = missingFiles({ hasFile: async (asked) => asked !== PICTURE, log });
  const found = await look({ content: { ...nothing, ...rows } });
  expect(found).toMatchObject([{ uri: PICTURE, name: expect.stringMatching(/\w/), warning: { path } }]);
});
test('nothing is told of files that are there, nor of rows that no visitor sees', async () => {
  expect(await missingFiles({ hasFile: async () => true, log }).look(inForce)).toEqual([]);
  const settings = [{ id: 1, group: 'hr', key: 'sheet', value: PICTURE, isPublic: false }] as Content['settings'];
  const hidden = { content: { ...nothing, families: [{ ...family, isLive: false }], settings } };
  expect(await missingFiles({ hasFile: async () => false, log }).look(hidden)).toEqual([]);
});
test('a video of a family is no file', async () => {
  const filmed = inForce.content.families.find(
    ({ isLive, media }) => isLive && media.some(({ uri }) => !uri.includes('/')),
  );
  if (filmed === undefined) throw new Error('The demo has families with videos.');
  const videos = filmed.media.flatMap((one) => (one.uri.includes('/') ? [] : [{ ...one, poster: '' }]));
  const hasFile = vi.fn(async () => false);
  const media = { ...filmed, media: videos, specs: [] };
  expect(await missingFiles({ hasFile, log }).look(withFamilies([media]))).toEqual([]);
  expect(hasFile).not.toHaveBeenCalled();
});
test('at most a hundred are told, at each family that names them', async () => {
  const { look } = missingFiles({ hasFile: async () => false, log });
  const many = Array.from({ length: 80 }, (_, at) => ({ ...family, id: at + 1 }));
  const found = await toldOf(look(withFamilies(many)));
  expect(found).toHaveLength(100);
  expect(new Set(found.map((one) => Reflect.get(one, 'id'))).size).toBeGreaterThan(1);
});
test('the store is asked again after a minute, and for another revision', async () => {
  let now = 0;
  const hasFile = vi.fn(async () => true);
  const { look } = missingFiles({ hasFile, log, now: () => now });
  const [one, other] = [withFamilies([family]), withFamilies([family])];
  const asked = async (snapshot: typeof one): Promise<number> => {
    hasFile.mockClear();
    await look(snapshot);
    return hasFile.mock.calls.length;
  };
  const all = mediaNamedIn('families', family).size;
  expect([await asked(one), await asked(one), await asked(other)]).toEqual([all, 0, all]);
  now = 60_001;
  expect(await asked(other)).toBe(all);
});
test('counts are told at once, of the last look, which is as old as a quarter of an hour', async () => {
  let now = 0;
  const hasFile = vi.fn(async () => false);
  const { look, known } = missingFiles({ hasFile, log, now: () => now });
  const content = withFamilies([{ ...family, media: family.media.slice(1, 2) }]);
  expect(known(content)).toEqual({ missing: [], isLooking: true });
  const [found] = await look(content);
  expect(known(content)).toEqual({ missing: [found], isLooking: false });
  now = 900_000;
  expect(known(content).isLooking).toBe(false);
  expect(hasFile).toHaveBeenCalledOnce();
  now += 1;
  expect(known(content).isLooking).toBe(true);
});
test('what the store does not answer for is not told as missing, and the log has the error', async () => {
  const away = new Error('away');
  expect(await missingFiles({ hasFile: () => Promise.reject(away), log }).look(withFamilies([family]))).toEqual([]);
  expect(log.error).toHaveBeenCalledWith({ err: away, path: gone }, 'a file could not be looked for');
});
