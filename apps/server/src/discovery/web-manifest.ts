import type { Settings } from '@millrace/contract';
import { accentsOf, paletteOf } from '@millrace/look/colours';
import { icons } from './icons.ts';

/** The site's look among a phone's applications. */
export function webManifest(settings: Settings): string {
  const name = settings['company.name'];
  const { light } = paletteOf(accentsOf(settings));
  const pngs = icons.filter(({ form }) => form === 'png');
  return JSON.stringify({
    name,
    short_name: settings['brand.shortName'] || name,
    description: settings['company.tagline'],
    start_url: '/home',
    scope: '/',
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.deep,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngs.map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  });
}
