import { finish } from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { customer, customerFamily, emptyContent, family, viewItem } from '../testing/rows.ts';
import { labelMedia } from './label-media.ts';

const labels: Partial<Content> = {
  customers: [customer({ id: 1, logo: 'logos/North.svg' }), customer({ id: 2 })],
  customerFamilies: [customerFamily({ id: 1, logo: 'labels/own.svg', imgUrl: 'families/tern.svg' })],
};
const found = (given: Partial<Content>) => [...finish(labelMedia({ ...emptyContent, ...given }))];

test.each<[string, Partial<Content>, string[]]>([
  ['no private label', { families: [family({ id: 1 })] }, []],
  ['marks and pictures of labels', labels, ['logos/north.svg', 'labels/own.svg', 'families/tern.svg']],
  [
    'a picture that a tile of the public shows is public',
    { ...labels, viewItems: [viewItem({ id: 1, imgUrl: 'families/tern.svg' })] },
    ['logos/north.svg', 'labels/own.svg'],
  ],
  [
    'so is one that a public text links to',
    { ...labels, families: [family({ id: 1, description: '<a href="/media/labels/own.svg">The mark</a>' })] },
    ['logos/north.svg', 'families/tern.svg'],
  ],
  [
    'so is the only one there is',
    {
      customers: [customer({ id: 1, logo: 'logos/north.svg' })],
      viewItems: [viewItem({ id: 1, imgUrl: 'logos/north.svg' })],
    },
    [],
  ],
  [
    'and one that lies deep in a row',
    {
      ...labels,
      families: [
        family({
          id: 1,
          media: [{ uri: 'LOGOS/north.svg', filename: 'n.svg', name: 'N', type: 2, infoImageText: '', poster: null }],
        }),
      ],
    },
    ['labels/own.svg', 'families/tern.svg'],
  ],
])('%s', (_, content, media) => expect(found(content)).toEqual(media));
