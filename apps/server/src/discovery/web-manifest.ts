import type { Settings } from '@millrace/contract';
import { icons } from './icons.ts';

/** The site's look among a phone's applications. */
export function webManifest(settings: Settings): string {
  const name = settings['company.name'];
  const pngs = icons.filter(({ form }) => form === 'png');
  return JSON.stringify({
    name,
    short_name: name,
    description: settings['company.tagline'],
    start_url: '/home',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0c1a24',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngs.map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  });
}
