import { renderToString } from 'react-dom/server';
import type { PageAssets } from '../build/page-assets.ts';
import { type PageDocument, pageDocument } from './document/document.ts';
import { PageFailed } from './not-found/page-failed.tsx';

/** The page for a fault of ours: no shell, as its answers may be what failed, and no script. */
export function failureDocument(assets: PageAssets, address: string): PageDocument {
  return pageDocument({
    title: 'This page cannot be shown',
    tags: [{ tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } }],
    structured: [],
    hints: '',
    markup: renderToString(
      <main>
        <PageFailed address={address} />
      </main>,
    ),
    assets,
    page: null,
  });
}
