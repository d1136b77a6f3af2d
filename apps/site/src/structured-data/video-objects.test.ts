import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { Publisher } from './thing.ts';
import { videoObjects } from './video-objects.ts';

const publisher: Publisher = {
  settings: { ...settingDefaults, 'video.embedBase': 'https://video.example/embed/' },
  site: { mediaBase: '/media', publicUrl: 'https://site.example' },
};
const video = { name: 'Setting the tether', uri: 'tEth3r', poster: 'posters/tether.svg', uploadDate: '2023-04-18' };

test('a video is told with its still picture, its day and its player', () => {
  expect(videoObjects(publisher, [{ ...video, description: 'How long?' }])).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Setting the tether',
      description: 'How long?',
      thumbnailUrl: ['https://site.example/media/posters/tether.svg'],
      uploadDate: '2023-04-18',
      embedUrl: 'https://video.example/embed/tEth3r',
    },
  ]);
});

const { uploadDate: _, ...undated } = video;
test.each([
  ['without a still picture', { ...video, poster: null }],
  ['without a day', undated],
])('%s it is left out', (_rule, given) => {
  expect(videoObjects(publisher, [given])).toEqual([]);
});

test('one that is shown twice is told once, as it is shown first', () => {
  const told = videoObjects(publisher, [video, { ...video, name: 'Again' }, { ...video, uri: 'other1' }]);
  expect(told.map(({ name, embedUrl }) => [name, embedUrl])).toEqual([
    ['Setting the tether', 'https://video.example/embed/tEth3r'],
    ['Setting the tether', 'https://video.example/embed/other1'],
  ]);
});
