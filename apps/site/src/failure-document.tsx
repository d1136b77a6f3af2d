import { renderToString } from 'react-dom/server';
import type { PageAssets } from '../build/page-assets.ts';
import { type PageDocument, pageDocument } from './document/document.ts';
import { BRAND_SHEET } from './kept-on-device/kept-caches.ts';
import { PageFailed } from './not-found/page-failed.tsx';

/** The page for an internal fault: no shell, because its answers may have failed, and no script. */
export function failureDocument(assets: PageAssets, address: string): PageDocument {
  return pageDocument({
    title: 'This page cannot be shown',
    tags: [{ tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } }],
    structured: [],
    // Its settings may be what failed.
    hints: `<link rel="stylesheet" href="${BRAND_SHEET}">`,
    markup: renderToString(
      <main>
        <PageFailed address={address} />
      </main>,
    ),
    assets,
    page: null,
  });
}
