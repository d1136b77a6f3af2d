import { assets } from 'virtual:page-assets';
import { createRender } from './render.tsx';

/** Asked by the server for each page it has no bytes of yet. */
export const render = createRender(assets);
