import { createHash } from 'node:crypto';
import { assets } from 'virtual:page-assets';
import { readPage } from './read-page.ts';
import { createRender } from './render.tsx';

/** Asked by the server for each page it has no bytes of yet. */
export const render = createRender(assets, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
/** Asked by the server for the look of a maker as a file. */
export { brandSheet } from './document/document-brand.ts';
/** Asked by the server for what a page reads. */
export const read = readPage;
