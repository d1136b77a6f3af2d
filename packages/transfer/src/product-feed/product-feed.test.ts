import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { all, readXml } from '../testing/read-xml.ts';
import { family, product, tradeOf } from '../testing/trade.ts';
import { type Feed, feedFields, productFeedCsv, productFeedXml } from './product-feed.ts';

const picture = (uri: string) => ({ type: 2, uri, filename: '', name: uri, infoImageText: '', poster: null });
const feed: Feed = {
  ...tradeOf({
    families: [
      family({
        id: 1,
        name: 'Tern',
        media: ['a.svg', 'b.png', 'c.jpg', 'd.webp'].map((name) => picture(`families/${name}`)),
      }),
      family({ id: 2, slug: 'tern-is', intrinsicallySafe: true, name: 'Tern IS' }),
      family({ id: 3, isVizzy: true }),
      family({ id: 4, isLive: false }),
      family({ id: 5, isObsolete: true }),
    ],
    products: [
      product({ id: 1, name: 'Panel, 480 V', description: 'Says "so",\nand more & <more>' }),
      product({ id: 2, priceCents: null }),
      product({ id: 3, priceCents: 0 }),
      product({ id: 4, isObsolete: true }),
      product({ id: 5, isLive: false }),
      product({ id: 6, familyId: 2, partNumber: 'A/B 1' }),
      product({ id: 7, familyId: 3 }),
      product({ id: 8, familyId: 4 }),
      product({ id: 9, familyId: 5 }),
    ],
  }),
  availability: 'backorder',
};

test('the feed has each public product that is sold and has a price, as shops read it', () => {
  const { data } = Papa.parse<Record<string, string>>([...productFeedCsv(feed)].join(''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(2);
  expect(data[0]).toEqual({
    id: 'P-1',
    title: 'Tern Panel, 480 V',
    description: 'Says "so", and more & <more>',
    link: 'https://maker.example/family/family-1?part=P-1',
    image_link: 'https://maker.example/media/families/b.png',
    additional_image_link: 'https://maker.example/media/families/c.jpg,https://maker.example/media/families/d.webp',
    availability: 'backorder',
    price: '123.45 USD',
    condition: 'new',
    brand: 'Example & Sons',
    mpn: 'P-1',
    product_type: '',
    item_group_id: 'family-1',
  });
  expect(data[1]).toMatchObject({
    link: 'https://maker.example/family/tern-is?intrinsically-safe=true&part=A%2FB%201',
    image_link: 'https://maker.example/media/og/family-intrinsically-safe/tern-is.png',
    item_group_id: '',
  });
});

test('the same as XML, safe, with pictures one by one', () => {
  const document = readXml(productFeedXml(feed));
  const items = all(document, 'item');
  expect(items).toHaveLength(2);
  const texts = (name: string): string[] => (items[0] === undefined ? [] : all(items[0], name).map(({ text }) => text));
  expect(texts('g:description')).toEqual(['Says "so", and more & <more>']);
  expect(texts('g:additional_image_link')).toHaveLength(2);
  for (const { children } of items)
    for (const { name } of children) expect(feedFields.map((field) => `g:${field}`)).toContain(name);
});

test('a product’s own pictures go before those of its family', () => {
  const own = tradeOf({
    families: [family({ id: 1, media: [picture('families/a.png'), picture('products/one.png')] })],
    products: [product({ id: 1, pictures: ['products/drawing.svg', 'products/one.png'] }), product({ id: 2 })],
  });
  const { data } = Papa.parse<Record<string, string>>(
    [...productFeedCsv({ ...own, availability: 'in_stock' })].join(''),
    { header: true, skipEmptyLines: true },
  );
  expect(data.map((line) => [line['image_link'], line['additional_image_link']])).toEqual([
    ['https://maker.example/media/products/one.png', 'https://maker.example/media/families/a.png'],
    ['https://maker.example/media/families/a.png', 'https://maker.example/media/products/one.png'],
  ]);
});
