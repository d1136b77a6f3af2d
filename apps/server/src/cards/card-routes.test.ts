import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

const files = memoryStore();
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>',
);
const produce = vi.fn(async () => ({ bytes: drawing, contentType: 'image/svg+xml' }));
let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp({ files, produce });
});
afterAll(() => open.close());
const get = (path: string) => open.app.inject(`/media/og/${path}.png`);
const family = () => {
  const found = open.content.families.find(
    ({ isLive, isVizzy, intrinsicallySafe }) => isLive && !isVizzy && !intrinsicallySafe,
  );
  if (found === undefined) throw new Error('The demo content has no family.');
  return found;
};
const cards = () => [...files.files.keys()].filter((key) => key.startsWith('cards/'));

describe('the picture of a page for those who share it', () => {
  test.each(['home/home', 'blog/blood-drive', 'job/1201'])('%s is a PNG of the size that is shared', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('shows the first picture of the family beside its name', async () => {
    const { rawPayload } = await get(`family/${family().slug}`);
    const { data } = await sharp(rawPayload)
      .extract({ left: 900, top: 315, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test('of a number shows it as it is built, whatever its family shows, and one that is not whole its family', async () => {
    const before = cards().length;
    const number = (code: string) => open.app.inject(`/media/og/family/tern-duplex.png?configurator=${code}`);
    const [stainless, plain, partial] = await Promise.all(
      ['TD-4-4XS-4F-040-AB-E-20', 'TD-4-4X-3F-040-A0-20', 'TD-4'].map(number),
    );
    const amberOf = async (png: Buffer) => {
      const { data, info } = await sharp(png)
        .extract({ left: 640, top: 0, width: 560, height: 630 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let count = 0;
      for (let at = 0; at < data.length; at += info.channels)
        if (data[at] === 0xff && data[at + 1] === 0xb2 && data[at + 2] === 0x24) count += 1;
      return count;
    };
    expect(await amberOf(stainless?.rawPayload ?? Buffer.alloc(0))).toBeGreaterThan(200);
    expect(await amberOf(plain?.rawPayload ?? Buffer.alloc(0))).toBe(0);
    // One that is not whole is the family's own, which is kept.
    expect(cards().length).toBeLessThanOrEqual(before + 1);
    expect(partial?.rawPayload.equals((await get('family/tern-duplex')).rawPayload)).toBe(true);
  });

  test('is drawn once, and again only when what it shows changes', async () => {
    const before = cards().length;
    await open.show({ ...open.content, posts: open.content.posts.filter(({ slug }) => slug !== 'blood-drive') });
    await get(`family/${family().slug}`);
    expect(cards()).toHaveLength(before);
    const renamed = open.content.families.map((one) => (one.id === family().id ? { ...one, name: 'Renamed' } : one));
    await open.show({ ...open.content, families: renamed });
    await get(`family/${family().slug}`);
    expect(cards()).toHaveLength(before + 1);
  });

  test('is drawn without a picture that cannot be read', async () => {
    produce.mockResolvedValueOnce({ bytes: Buffer.from('no picture'), contentType: 'image/png' });
    files.files.clear();
    expect((await get(`category/${open.content.categories[0]?.slug}`)).statusCode).toBe(200);
  });

  test.each([
    'family/nothing',
    'family-intrinsically-safe/nothing',
    'category/nothing',
    'blog/nothing',
    'home/other',
    'job/999999',
    'job/01201',
    'job/welder',
    'careers/1',
  ])('%s is not found', async (path) => expect((await get(path)).statusCode).toBe(404));
});
