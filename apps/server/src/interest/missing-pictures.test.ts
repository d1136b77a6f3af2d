import { expect, test, vi } from 'vitest';
import { demo } from '../testing/test-content.ts';
import { missingPictures } from './missing-pictures.ts';

const inForce = demo.snapshot();
const family = inForce.content.families.find(({ isLive, media }) => isLive && media.length > 1);
if (family === undefined) throw new Error('The demo has families with pictures.');
const gone = String(family.media[1]?.uri);
const withFamilies = (families: typeof inForce.content.families) => ({ content: { ...inForce.content, families } });
const log = { error: vi.fn() };

test('a picture of a live family whose file is gone is told at its field', async () => {
  const find = missingPictures({ hasFile: async (path) => path !== gone, log });
  expect(await find(withFamilies([family]))).toEqual([
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
test('nothing is told of files that are there, nor of families that no visitor sees', async () => {
  expect(await missingPictures({ hasFile: async () => true, log })(inForce)).toEqual([]);
  const hidden = withFamilies([{ ...family, isLive: false }]);
  expect(await missingPictures({ hasFile: async () => false, log })(hidden)).toEqual([]);
});
test('a video of a family is no file', async () => {
  const filmed = inForce.content.families.find(
    ({ isLive, media }) => isLive && media.some(({ uri }) => !uri.includes('/')),
  );
  if (filmed === undefined) throw new Error('The demo has families with videos.');
  const videos = filmed.media.filter(({ uri }) => !uri.includes('/'));
  const hasFile = vi.fn(async () => false);
  expect(await missingPictures({ hasFile, log })(withFamilies([{ ...filmed, media: videos }]))).toEqual([]);
  expect(hasFile).not.toHaveBeenCalled();
});
test('at most a hundred are told, at each family that names them', async () => {
  const find = missingPictures({ hasFile: async () => false, log });
  const many = Array.from({ length: 80 }, (_, at) => ({ ...family, id: at + 1 }));
  const found = await find(withFamilies(many));
  expect(found).toHaveLength(100);
  expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThan(1);
});
test('the store is asked again after a minute, and for another revision', async () => {
  let now = 0;
  const hasFile = vi.fn(async () => true);
  const find = missingPictures({ hasFile, log, now: () => now });
  const [one, other] = [withFamilies([family]), withFamilies([family])];
  const asked = async (snapshot: typeof one): Promise<number> => {
    hasFile.mockClear();
    await find(snapshot);
    return hasFile.mock.calls.length;
  };
  const all = new Set(family.media.map(({ uri }) => uri).filter((uri) => uri.includes('/'))).size;
  expect([await asked(one), await asked(one), await asked(other)]).toEqual([all, 0, all]);
  now = 60_001;
  expect(await asked(other)).toBe(all);
});
test('what the store does not answer for is not told as missing, and the log has the error', async () => {
  const away = new Error('away');
  expect(await missingPictures({ hasFile: () => Promise.reject(away), log })(withFamilies([family]))).toEqual([]);
  expect(log.error).toHaveBeenCalledWith({ err: away, path: gone }, 'a picture could not be looked for');
});
