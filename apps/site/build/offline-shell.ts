import { pageDocument } from '../src/document/document.ts';
import { BRAND_SHEET, SHELL } from '../src/kept-on-device/kept-caches.ts';
import type { PageAssets } from './page-assets.ts';

/** The document every page is drawn in without a network: the start of the site, and no page's data. It names files alone, all kept. */
export function offlineShell(assets: PageAssets): { url: string; html: string } {
  const { html } = pageDocument({
    title: 'Offline',
    tags: [{ tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } }],
    structured: [],
    // Kept beside it, and renewed with the answers: the shell is one for all makers.
    hints: `<link rel="stylesheet" href="${BRAND_SHEET}">`,
    markup: '',
    data: '',
    assets,
    page: null,
    // The bars of the browser get the maker's colour from that sheet (start-offline.tsx), and none until then.
    brand: { rules: null, faces: null, themeColour: { light: '', dark: '' } },
  });
  return { url: SHELL, html };
}
